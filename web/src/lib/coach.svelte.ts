/** The coach of a lesson: which step is shown, and what the learner may do about it. */

import { type LessonKey, type Lessons, learned, lessonsOf } from './lessons';
import { isMissed, missedAddress, reportOf } from './missed';
import { prefs } from './prefs.svelte';
import type { LessonInfo, LessonPlace, LessonStepInfo } from './protocol';
import { isPuzzle, puzzleAddress, puzzlesOf } from './puzzles';
import type { TableSession } from './session.svelte';
import type { Option } from './speech';

const SHOWN_MS = 1700;

export class Coach {
  lessons = $state.raw<Lessons | null>(null);
  /** The step that is read; it may lag behind the task that waits, never run ahead of it. */
  private at = $state(0);
  private task = -1;
  /** A step of free play that the learner does not want to play. */
  private skipped = $state(-1);
  answered = $state('');
  /** The learner reads the log or the rules in the coach's place. */
  browsing = $state(false);
  /** On a phone: the words are folded away, so that the board and what is asked have the room. */
  folded = $state(false);
  /** The move that is being shown. */
  showing = $state('');
  private held = $state.raw<LessonStepInfo | null>(null);

  constructor(private readonly table: TableSession) {
    const book = this.puzzle ? puzzlesOf(table.head.game) : lessonsOf(table.head.game);
    void book.then((found) => (this.lessons = found));
    $effect(() => this.follow());
  }

  /** Whether it is a puzzle that is solved here. */
  get puzzle(): boolean {
    return isPuzzle(this.table.head.lesson);
  }
  /** Whether it is a moment of a finished game, tried again. */
  get missed(): boolean {
    return isMissed(this.table.head.lesson);
  }
  get lesson(): LessonInfo | undefined {
    return this.lessons?.of(this.table.head.lesson);
  }
  get place(): LessonPlace | null {
    return this.table.position.lesson;
  }
  get steps(): readonly LessonStepInfo[] {
    return this.lesson?.steps ?? [];
  }
  /** The number of the step that is shown, from 0 on; as many as there are at the end. */
  get number(): number {
    return this.at;
  }
  get step(): LessonStepInfo | undefined {
    return this.held ?? this.steps[this.at];
  }
  get finished(): boolean {
    return this.steps.length > 0 && this.at >= this.steps.length;
  }
  get strayed(): boolean {
    return !this.showing && this.place !== null && this.place.strayed !== null;
  }
  get kept(): boolean {
    return this.place?.kept ?? false;
  }
  /** Somebody else plays, or what they did is being told: what was just done is praised meanwhile. */
  get waiting(): boolean {
    if (this.strayed || this.showing) return false;
    const decision = this.table.position.decision;
    return this.told || (decision !== null && !this.table.you.seats.includes(decision.seat));
  }
  private get told(): boolean {
    const { playback } = this.table;
    return playback !== null && (playback.live || playback.stepwise);
  }
  /** Who plays meanwhile. */
  get doer(): number {
    return this.table.playback?.doer ?? this.table.position.decision?.seat ?? 0;
  }
  /** Whether the step that is shown waits for a choice on the board. */
  get playing(): boolean {
    return !this.waiting && !this.strayed && this.at === this.place?.step;
  }
  /** What the coach points at now. */
  get targets(): LessonStepInfo['point'] {
    if (this.waiting || this.strayed || this.finished || this.table.selection.picks.length) return [];
    return this.step?.point ?? [];
  }

  part(name: string, step = this.step): string {
    return step && this.lesson ? (this.lessons?.part(this.lesson.name, step.name, name) ?? '') : '';
  }
  get text(): string {
    return this.step && this.lesson ? (this.lessons?.says(this.lesson.name, this.step.name) ?? '') : '';
  }
  /** What was said when the last task was done. */
  get praise(): string {
    return this.part('done', this.steps[this.before(this.place?.step ?? 0)]);
  }

  /** Follows the table: reads on after a task, and shows the task again after an undo. */
  follow(): void {
    const place = this.place;
    if (!place || !this.lesson || this.showing || this.waiting) return;
    if (place.step === this.task) return;
    const unread = this.before(place.step) + 1;
    const opened = this.task < 0;
    this.at = place.step < this.task ? place.step : opened ? this.left(unread, place.step) : unread;
    this.task = place.step;
    this.answered = '';
    this.folded = false;
    this.skipped = -1;
    this.note();
  }

  /** The step that was being read when this table was left, or that a link has led to. */
  private left(unread: number, task: number): number {
    const record = learned.of(this.noted);
    const step = record?.table === this.table.id ? record.step : unread;
    return Math.min(Math.max(step, unread), task);
  }

  private get noted(): LessonKey {
    return { game: this.table.head.game, lesson: this.table.head.lesson };
  }
  private note(): void {
    const done = this.at >= this.steps.length - 1 && (this.place?.step ?? 0) >= this.steps.length;
    learned.note(this.noted, {
      step: this.at,
      table: this.table.id,
      ...(done || this.finished ? { done: true } : {}),
    });
  }

  /** The last step before that one which is played on the board, or -1. */
  private before(step: number): number {
    let found = step - 1;
    while (found >= 0 && !this.played(found)) found--;
    return found;
  }
  private played(step: number): boolean {
    const kind = this.steps[step]?.kind;
    return kind === 'expect' || kind === 'until';
  }

  /** Where this step is found again. */
  get address(): string {
    const { game, lesson } = this.noted;
    if (isMissed(lesson)) return missedAddress(lesson);
    return this.puzzle ? puzzleAddress(game, lesson) : `/learn/${game}/${lesson}/${this.at + 1}`;
  }

  /** Where the learner goes from the end. */
  get home(): string {
    const { lesson } = this.noted;
    if (isMissed(lesson)) return reportOf(lesson);
    return this.puzzle ? '/puzzles' : '/learn';
  }

  // What the learner does

  leave(): void {
    this.browsing = true;
  }
  comeBack(): void {
    this.browsing = false;
  }

  next(): void {
    if (this.at > (this.place?.step ?? 0) && this.skipped < 0) return;
    this.at += 1;
    this.answered = '';
    this.folded = false;
    this.note();
  }

  /** Whether there is nothing to do here but to read on. */
  get read(): boolean {
    const step = this.step;
    const open = step?.kind === 'ask' && this.answered !== step.right;
    const busy = this.waiting || this.strayed || this.kept || this.playing || this.showing !== '';
    return !busy && !this.finished && !open && !this.table.selection.picks.length;
  }
  /** Reads on where that is all there is to do. */
  onward(): boolean {
    if (!this.read) return false;
    this.next();
    return true;
  }

  answer(key: string): void {
    this.answered = key;
  }

  get canGoBack(): boolean {
    return this.at > 0 && !this.showing;
  }
  async back(): Promise<void> {
    const place = this.place;
    if (!place) return;
    this.answered = '';
    if (this.at > 0 && !this.played(this.at - 1)) this.at -= 1;
    else if (this.at > 0) {
      const start = place.starts[this.at - 1] ?? 0;
      if (start < this.table.choices) await this.table.commands.undo(start);
      else this.at -= 1;
    }
  }

  /** Takes back what was tried instead. */
  async again(): Promise<void> {
    const strayed = this.place?.strayed;
    if (strayed != null) await this.table.commands.undo(strayed);
  }

  keep(): void {
    void this.table.commands.keepTry();
  }

  /** Plays what is expected, slowly, and gives it back to be tried. */
  async show(): Promise<void> {
    if (this.showing) return;
    if (this.strayed) await this.again();
    const option = this.place?.wanted[0];
    const decision = this.table.position.decision;
    if (!option || !decision) return;
    const keep = this.table.choices;
    learned.note(this.noted, { helped: true });
    this.at = this.place!.step;
    this.held = this.steps[this.at] ?? null;
    this.showing = this.table.speech.label(decision.prompt, option as unknown as Option);
    this.table.story.hushed = true;
    try {
      await this.table.choose(option as unknown as Option);
      await new Promise((resolve) => setTimeout(resolve, Math.max(900, prefs.time(SHOWN_MS))));
      if (this.table.choices > keep) await this.table.commands.undo(keep);
    } finally {
      this.table.story.hushed = false;
      this.showing = '';
      this.held = null;
    }
  }

  /** On to the next step, whatever this one wanted. */
  async skip(): Promise<void> {
    const step = this.steps[this.at];
    const option = this.place?.wanted[0];
    if (!step || !this.playing) this.next();
    else if (step.kind === 'until') {
      this.skipped = this.at;
      this.next();
    } else if (option) {
      learned.note(this.noted, { helped: true });
      await this.table.choose(option as unknown as Option);
    }
  }
}
