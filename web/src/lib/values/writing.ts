/** Values as one writes them in a field, and back: numbers, words, rows, rows of rows. */

/** How the words of a game are shown, and which word is meant by what was typed. */
export interface Spelling {
  word: (key: string) => string;
  key: (text: string) => string;
  yes: string;
  no: string;
}

const NUMBER = /^[-−+]?\d+$/;

export const isRow = (value: unknown): value is unknown[] => Array.isArray(value);
export const isRows = (value: unknown): value is unknown[][] => isRow(value) && value.some(isRow);

const plain = (value: unknown): boolean => typeof value !== 'object' || value === null;
/** What cannot be written as words and rows is written as JSON. */
const deep = (value: unknown): boolean =>
  isRow(value) ? value.some((each) => (isRow(each) ? !each.every(plain) : !plain(each))) : !plain(value);

export function written(value: unknown, spelling: Spelling): string {
  if (deep(value)) return JSON.stringify(value, null, 1);
  if (isRows(value))
    return value.map((row) => (isRow(row) ? written(row, spelling) : one(row, spelling))).join('\n');
  if (isRow(value)) return value.map((each) => one(each, spelling)).join(', ');
  return one(value, spelling);
}

function one(value: unknown, spelling: Spelling): string {
  if (typeof value === 'boolean') return value ? spelling.yes : spelling.no;
  if (typeof value === 'string') return spelling.word(value);
  return value === null || value === undefined ? '' : String(value).replace('-', '−');
}

/** What was typed, as a value of the kind of ours where it can be; else as it was typed. */
export function read(text: string, ours: unknown, spelling: Spelling): unknown {
  if (deep(ours)) return json(text);
  if (isRows(ours))
    return lines(text).map((line) => parts(line, ours.flat()[0]).map((each) => single(each, spelling)));
  if (isRow(ours)) return parts(text, ours[0]).map((each) => single(each, spelling));
  return typeof ours === 'string' ? spelling.key(text.trim()) : single(text.trim(), spelling);
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Numbers may stand beside each other with a space, words only with a comma. */
const parts = (text: string, first: unknown): string[] =>
  text
    .split(typeof first === 'number' ? /[,;\s]+/ : /[,;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

function single(text: string, spelling: Spelling): unknown {
  if (NUMBER.test(text)) return Number(text.replace('−', '-'));
  const lower = text.toLowerCase();
  if (lower === spelling.yes.toLowerCase() || lower === 'true') return true;
  if (lower === spelling.no.toLowerCase() || lower === 'false') return false;
  return spelling.key(text);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
