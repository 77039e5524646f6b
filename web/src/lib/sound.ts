/** Short wooden sounds, made by the page itself. */

import { prefs } from './prefs.svelte';

type Sound = 'turn' | 'move' | 'end';
type Strike = readonly [frequency: number, at: number, loud: number];

const SCORES: Record<Sound, readonly Strike[]> = {
  move: [[196, 0, 0.16]],
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
