/** What the parts of Oak's board share: the grove that is open, and what a click on the board means. */

import type { Pick } from '../../lib/narrowing';
import { prefs } from '../../lib/prefs.svelte';
import type { LogLine } from '../../lib/protocol';
import { perScene, type Scene, type Spot } from '../../lib/scene';
import { isMember } from '../../lib/several';
import type { Option } from '../../lib/speech';
import { type Beat, beats } from './broichan/beats';
import { HEART, oakDeed, type Printed, printed } from './printed';
import { wantedAt } from './refusing';

/** Open at every question of a turn; they keep plain keys, never amber. */
export const FREE: ReadonlySet<string> = new Set([
  'trade',
  'abhartach',
  'extend',
  'exchange',
  'renew',
  'carw_gwyn',
]);

/** The row of Menhirs and Sanctuaries. */
const STONES = 0;

/** Whether the option is a free action beside the question; the limit of stones may also be all that is asked for. */
export const isFree = (prompt: string, option: Option): boolean =>
  FREE.has(option[0]) && !(prompt === 'upper_place' && option[0] === 'extend' && option[1] === STONES);

/** The things on the table that an option names. */
export function keysOf(option: Option, values: Printed): string[] {
  const [verb, a = 0, b = 0, c = 0] = option;
  switch (verb) {
    case 'join':
      return [`join:${a}`];
    case 'temple':
      return [`card:${a}`, `deed:${c}`, `slot:${(values.temples[a] ?? 0) * 3 + b}`];
    case 'heart':
      return [`card:${HEART}`, `deed:${a}`];
    case 'oak':
      return [`card:${a}`, `deed:${oakDeed(values, a)}`];
    case 'order':
      return [`order:${b}`];
    case 'menhir':
      return ['menhir'];
    case 'use_artifact':
    case 'take_artifact':
    case 'borrow':
    case 'recharge':
      return [`artifact:${a}`];
    case 'recharge_two':
      return [`artifact:${a}`, `artifact:${b}`];
    case 'place':
    case 'send':
      return [`rest:${a}`];
    case 'recruit':
    case 'climb':
      return [`root:${a}`];
    case 'recruit_two':
      return [`root:${a}`, `root:${b}`];
    case 'promote':
      return [`place:${a}`, `elder:${b}`];
    case 'advance':
      return [`space:${a}`];
    case 'take_creature':
    case 'keep':
      return [`creature:${a}`];
    case 'brew':
    case 'brew_idly':
    case 'shelve':
      return [`potion:${a}`];
    case 'replay':
      return [`deed:${a}`];
    case 'add':
      return [`card:${a}`];
    case 'grow':
      return [`row:${a}`];
    case 'gather':
    case 'gather_freely':
    case 'return':
      return [`forest:${b}`];
    case 'gain':
    case 'surcharge':
    case 'pay_one':
      return [`resource:${a}`];
    case 'use_one':
      return [`ingredient:${a}`];
    default:
      return [];
  }
}

/** The picks that narrow to what a key names; none where no pick can say it. */
function picksFor(key: string): Pick[] {
  const [name = '', text = '0'] = key.split(':');
  const value = Number(text);
  if (name === 'card') return [{ kind: 'card', value }];
  if (name === 'rest' || name === 'root' || name === 'elder') return [{ kind: 'druid', value }];
  if (name === 'place' || name === 'artifact' || name === 'potion' || name === 'row')
    return [{ kind: name, value }];
  return [];
}

const NONE: readonly Option[] = [];
const NOTHING: ReadonlyMap<string, readonly Option[]> = new Map();

/** The last list that was sorted by key: dozens of parts ask for the same one. */
class Keyed {
  private options = NONE;
  private found: ReadonlyMap<string, readonly Option[]> = new Map();

  of(options: readonly Option[], values: Printed): ReadonlyMap<string, readonly Option[]> {
    if (options !== this.options) {
      this.options = options;
      this.found = keyed(options, values);
    }
    return this.found;
  }
}

function keyed(options: readonly Option[], values: Printed): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    if (FREE.has(option[0])) continue;
    for (const key of new Set(keysOf(option, values))) found.set(key, [...(found.get(key) ?? []), option]);
  }
  return found;
}

/** The same of the acts of one card alone. */
class OfCard {
  private options = NONE;
  private card = -1;
  private found: ReadonlyMap<string, readonly Option[]> = NOTHING;

  of(options: readonly Option[], card: number, values: Printed): ReadonlyMap<string, readonly Option[]> {
    if (options !== this.options || card !== this.card) {
      this.options = options;
      this.card = card;
      const acts = options.filter((option) => keysOf(option, values).includes(`card:${card}`));
      this.found = keyed(acts, values);
    }
    return this.found;
  }
}

export class Interaction {
  /** The seat whose grove is looked at; null for the common board. */
  grove = $state<number | null>(null);
  /** What Broichan did last, and whether it is being told. */
  his = $state.raw<readonly Beat[]>([]);
  telling = $state(false);
  /** On a phone: whether keys lie over the board, for what stands on it. */
  covered = $state(false);
  /** A sheet of the phone. */
  sheet = $state<string | null>(null);
  /** Several options that no pick can tell apart from the rest. */
  private narrowed = $state.raw<{ options: readonly Option[]; of: readonly Option[] } | null>(null);

  private visiting = false;
  /** After which choice of his he was told last, and at which question. */
  private heard: { last: number; number: number | undefined } | null = null;
  private readonly now = new Keyed();
  private readonly whole = new Keyed();
  private readonly ofCard = new OfCard();

  constructor(private readonly scene: Scene) {}

  private get values(): Printed {
    return printed(this.scene);
  }

  /** What is still open: by picks, or by a click on a slot that several cards can use. */
  get open(): readonly Option[] {
    if (!this.scene.asked) return NONE;
    const left = this.scene.selection.remaining;
    return this.narrowed?.of === left ? this.narrowed.options : left;
  }

  /** Where something was tried that is not offered. */
  get refused(): Spot | null {
    return this.scene.refusal?.at ?? null;
  }

  /** The lit things, each with its options; what keys over the board stand for is not lit below them. */
  get lit(): ReadonlyMap<string, readonly Option[]> {
    const found = this.now.of(this.open, this.values);
    if (!this.covered) return found;
    return new Map([...found].filter(([key]) => !key.startsWith('place:')));
  }

  /** As if nothing was picked: what a click may turn to instead. */
  get all(): ReadonlyMap<string, readonly Option[]> {
    return this.whole.of(this.scene.asked ? this.scene.selection.options : NONE, this.values);
  }

  /** While one act of a card waits for its key the others stay open: pressing one changes the aim alone. */
  get instead(): ReadonlyMap<string, readonly Option[]> {
    const { selection } = this.scene;
    const card = selection.picked('card')[0];
    if (this.scene.decision?.prompt !== 'main' || selection.pending === null || card === undefined)
      return NOTHING;
    return this.ofCard.of(selection.options, card, this.values);
  }

  get narrowing(): boolean {
    return (
      this.scene.asked &&
      (this.scene.selection.picks.length > 0 || this.narrowed?.of === this.scene.selection.remaining)
    );
  }

  /** The card chosen for a turn, while nothing else is. */
  get cardOnly(): number | null {
    const [first, ...more] = this.scene.selection.picks;
    if (!this.scene.asked || this.scene.decision?.prompt !== 'main' || more.length) return null;
    return first && 'kind' in first && first.kind === 'card' ? first.value : null;
  }

  /** The things that a hint names. */
  get hinted(): readonly string[] {
    return this.scene.hint ? keysOf(this.scene.hint.option as unknown as Option, this.values) : [];
  }

  /** Takes up what happened; new turns of Broichan are told at the chosen pace, until the next question. */
  hear(lines: readonly LogLine[], fresh: boolean): void {
    const found = beats(lines);
    if (!found.length) return;
    this.his = found;
    const now = { last: lines.at(-1)!.choice, number: this.scene.decision?.number };
    const old = this.heard?.last === now.last && this.heard.number !== now.number;
    this.telling = fresh && !old && prefs.time(1) > 0;
    if (fresh && !old) this.heard = now;
  }

  /** Opens a grove for as long as a question needs it. */
  visit(seat: number | null): void {
    if (seat !== null && this.grove === null) {
      this.grove = seat;
      this.visiting = true;
    } else if (seat === null && this.visiting) {
      this.grove = null;
      this.visiting = false;
    }
  }

  /** Takes what the key stands for, or narrows to it; false when nothing is there. */
  take(key: string): boolean {
    if (!this.scene.asked) return false;
    let options = this.lit.get(key) ?? this.instead.get(key);
    if (!options) {
      options = this.all.get(key);
      if (!options) return false;
      this.back();
    }
    if (options.length > 1) this.narrow(key, options);
    else this.spell(options[0]!);
    return true;
  }

  /** A press on a thing of the table: it is taken, or says there why it cannot be; a finger reads what it is. */
  press(key: string, event: Event): void {
    if (this.take(key) || !this.scene.asked) return;
    if (event.currentTarget instanceof Element && event.currentTarget.hasAttribute('data-tap-reads'))
      if ((event as PointerEvent).pointerType === 'touch') return;
    const wanted = wantedAt(this.scene, key);
    if (wanted) this.scene.refuse(wanted, key);
  }

  /** What a press on a thing of the grove stands for: its use, or the Druid that stands on it. */
  spotOf(use: string, place: number): string {
    return !this.lit.has(use) && this.lit.has(`place:${place}`) ? `place:${place}` : use;
  }

  /** The whole option that taking the key would complete, as text; nothing where more is open. */
  would(key: string | null): string | undefined {
    if (!this.scene.asked || key === null) return undefined;
    const options = this.lit.get(key) ?? this.instead.get(key) ?? this.all.get(key) ?? NONE;
    return options.length === 1 ? options[0]!.join(' ') : undefined;
  }

  /** Everything picked so far is laid back. */
  back(): void {
    this.scene.selection.clear();
    this.narrowed = null;
  }

  /** One option, picked word by word, so that a careful player still confirms it. */
  spell(option: Option): void {
    const selection = this.scene.selection;
    if (selection.several && isMember(selection.several, option)) {
      selection.take(option);
      return;
    }
    if (selection.waits(option)) {
      selection.confirm();
      return;
    }
    const names = selection.grammar.verbs[option[0]] ?? [];
    const picks: Pick[] = option.slice(1).map((value, i) => ({
      kind: selection.grammar.kinds[names[i] ?? ''] ?? names[i] ?? '',
      value: Number(value),
    }));
    selection.clear();
    for (const pick of [...picks, { verb: option[0] }]) {
      const left = selection.add(pick);
      if (!left || selection.remaining.length === 1) return;
    }
    selection.take(option);
  }

  private narrow(key: string, options: readonly Option[]): void {
    const selection = this.scene.selection;
    const picks = picksFor(key);
    if (picks.length) {
      for (const pick of picks) selection.add(pick);
      return;
    }
    const card = options[0]![1];
    if (key.startsWith('deed') && options.every((each) => each[0] === options[0]![0] && each[1] === card)) {
      selection.clear();
      if (options[0]![0] === 'temple') selection.add({ kind: 'card', value: card! });
      selection.add({ kind: 'deed', value: Number(key.split(':')[1]) });
      return;
    }
    this.narrowed = { options, of: selection.remaining };
  }

  /** Says what would happen, under the prompt. */
  aim(key: string | null, fallback = ''): void {
    const options = key === null ? undefined : this.lit.get(key);
    const decision = this.scene.decision;
    this.scene.aimed =
      options?.length === 1 && decision && !fallback
        ? this.scene.speech.label(decision.prompt, options[0]!)
        : fallback;
  }
}

export const interactionOf = perScene((scene) => new Interaction(scene));
