/** Whom a table waits for: people, whose consent or answer is wanted, bots, or the table itself. */

import type { ClockInfo, Position, TableHead, You } from './protocol';

/** Whether a bot is asked. */
export function awaitsBot(head: TableHead, { decision }: Position): boolean {
  return decision !== null && head.seats[decision.seat]?.occupant === 'bot';
}

/** Whether the table answers in this person's place: what comes of it follows at once. */
export function answeredFor(you: You, { decision }: Position): boolean {
  return decision?.options === null && you.seats.includes(decision.seat);
}

/** Whether taking back needs somebody else's consent; a bot alone always gives its own. */
export function asksToUndo({ head, you }: { head: TableHead; you: You }, free: boolean): boolean {
  return !free && head.seats.some((seat) => seat.person !== null && seat.person !== you.person);
}

/** Milliseconds that a seat has left, so many after the clock was read. */
export function timeLeft(clock: ClockInfo, seat: number, passed: number): number | null {
  const left = clock.left[seat];
  if (left == null) return null;
  return clock.running === seat ? Math.max(0, left - passed) : left;
}
