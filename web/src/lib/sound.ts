/** Short wooden sounds, made by the page itself. */

import { prefs } from './prefs.svelte';

export type Sound = 'turn' | 'move' | 'end' | 'dice' | 'loss' | 'growth';
type Strike = readonly [frequency: number, at: number, loud: number];

const SCORES: Record<Sound, readonly Strike[]> = {
  move: [[196, 0, 0.16]],
  dice: [
    [880, 0, 0.1],
    [740, 0.07, 0.09],
    [932, 0.13, 0.09],
    [622, 0.22, 0.12],
  ],
  loss: [
    [233, 0, 0.16],
    [175, 0.13, 0.15],
    [131, 0.27, 0.14],
  ],
  growth: [
    [294, 0, 0.12],
    [370, 0.1, 0.11],
    [440, 0.2, 0.1],
  ],
  turn: [
    [392, 0, 0.14],
    [523, 0.11, 0.12],
  ],
  end: [
    [392, 0, 0.14],
    [494, 0.12, 0.12],
    [587, 0.24, 0.12],
    [784, 0.38, 0.1],
  ],
};

/** What an event sounds like, by its key in the log; the first kind that happened is heard. */
export const KINDS: readonly (readonly [Sound, readonly string[]])[] = [
  ['dice', ['rolled']],
  [
    'loss',
    [
      ...[
        'burnt',
        'removed',
        'lost_points',
        'damaged',
        'base_lost',
        'turmoil',
        'scorched',
        'trade_disrupted',
      ],
      ...[
        'tree_withers',
        'tree_died',
        'contaminated',
        'tile_corrupted',
        'drained',
        'blight_lost',
        'corrupted_grew',
        'eclipsed',
        'sent',
        'outrage_paid',
      ],
      ...['step_lost', 'corruption_placed', 'fear_of_the_faithful', 'spy_lost', 'hostile'],
    ],
  ],
  [
    'growth',
    [
      ...['grew', 'sprouted', 'tree_grew', 'healed', 'nourished', 'sealed', 'seed_planted'],
      ...[
        'recruited',
        'promoted',
        'advanced',
        'built',
        'erected',
        'brewed',
        'took_creature',
        'took_artifact',
        'reaped',
        'dawn',
      ],
      ...['crafted', 'item_gained', 'revolt', 'officer', 'quest_done', 'befriended', 'mobilized'],
      ...['mended', 'repaired', 'dominance', 'coalition', 'extended', 'festival'],
      ...['ritual', 'achieved', 'secret_scored', 'blessing_played'],
    ],
  ],
];

/** The sound of what happened: dice before losses before growth, also by what grows in one game alone, else a plain move. */
export function soundOf(keys: readonly string[], grows: readonly string[] = []): Sound {
  const found = KINDS.find(([, known]) => keys.some((key) => known.includes(key)))?.[0];
  return found ?? (keys.some((key) => grows.includes(key)) ? 'growth' : 'move');
}

let context: AudioContext | undefined;

export function chime(sound: Sound): void {
  if (!prefs.chosen.sound || typeof AudioContext === 'undefined') return;
  // A page that nobody has touched yet may not sound.
  if (!context && !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const strike of SCORES[sound]) play(context, strike);
}

function play(audio: AudioContext, [frequency, at, loud]: Strike): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(frequency * 1.5, start);
  tone.frequency.exponentialRampToValueAtTime(frequency, start + 0.03);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.4);
}
