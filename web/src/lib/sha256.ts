/** SHA-256, also where the browser has none: it offers its own only to pages that came encrypted. */

const ROUNDS = constants(64, 1 / 3);
const START = constants(8, 1 / 2);

/** The first bits behind the point of the roots of the first primes. */
function constants(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) prime = false;
    if (prime) found.push(Math.floor((number ** power % 1) * 2 ** 32));
  }
  return Uint32Array.from(found);
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one, zeros, and its length: whole blocks. */
function padded(message: Uint8Array): DataView {
  const whole = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, message.length * 8);
  return view;
}

function schedule(view: DataView, block: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [far, near] = [words[i - 15]!, words[i - 2]!];
    const first = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const second = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = words[i - 16]! + first + words[i - 7]! + second;
  }
  return words;
}

function compressed(state: Uint32Array, words: Uint32Array): Uint32Array {
  let [a, b, c, d, e, f, g, h] = state as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const right = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + right + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const left = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (left + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return Uint32Array.from([a, b, c, d, e, f, g, h], (word, i) => word + state[i]!);
}

/** The hash of a message, as hexadecimal digits. */
export function sha256(message: Uint8Array): string {
  const view = padded(message);
  let state: Uint32Array = START;
  for (let block = 0; block < view.byteLength; block += 64) state = compressed(state, schedule(view, block));
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}
