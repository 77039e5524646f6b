/** Carries a piece along its way without the page drawing anything anew: the compositor moves it. */

/** Where a piece is at a moment of its way, in the units of its board. */
export interface Stop {
  x: number;
  y: number;
  scale?: number;
  opacity?: number;
}

export interface Trip {
  /** Where it is when this part of the time has passed, from 0 to 1. */
  way: (t: number) => Stop;
  ms: number;
  /** Told when it is there: later than by the clock where the page was busy as it set out. */
  arrived?: () => void;
}

const STOPS = 16;

/** The moments of a trip, evenly apart. */
export const stops = (way: Trip['way']): Keyframe[] =>
  Array.from({ length: STOPS + 1 }, (_, i) => {
    const { x, y, scale = 1, opacity = 1 } = way(i / STOPS);
    return { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity };
  });

/** For `use:`; ends with its element. */
export function travel(node: Element, { way, ms, arrived }: Trip): void {
  const trip = node.animate(stops(way), { duration: ms, fill: 'both' });
  trip.onfinish = () => arrived?.();
}
