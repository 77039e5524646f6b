/** The luck of a table: the number that this page adds to it, and whether all was as promised. */

import type { Fairness, NonceInfo, TableHead, You } from './protocol';
import { sha256 } from './sha256';
import type { Request } from './socket';

const STORE = 'nemeton.numbers';
const MOST = 100;

/** A number that this browser added, and the seal of the table's secret as it stood then. */
export interface OwnNumber {
  table: string;
  seal: string;
  nonce: string;
  commitment: string;
}

const bytes = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
const hashed = (label: string, ...hex: string[]): string =>
  sha256(Uint8Array.from([...new TextEncoder().encode(`nemeton ${label} `), ...hex.flatMap(bytes)]));

export const sealOf = (nonce: string): string => hashed('nonce', nonce);
export const commitmentOf = (secret: string): string => hashed('commitment', secret);
/** The luck that a secret and the numbers of those who play make together. */
export const mixed = (secret: string, nonces: readonly string[]): string =>
  nonces.length ? hashed('luck', secret, ...nonces) : secret;

function kept(): OwnNumber[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(found) ? (found as OwnNumber[]) : [];
  } catch {
    return [];
  }
}

function keep(number: OwnNumber): void {
  try {
    localStorage.setItem(STORE, JSON.stringify([number, ...kept()].slice(0, MOST)));
  } catch {
    // without storage the number lasts as long as the page
  }
}

function fresh(): string {
  const found = crypto.getRandomValues(new Uint8Array(32));
  return [...found].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Adds a number to the luck of a table that has not begun: first its seal, then, when all have sealed, itself. */
export class LuckShare {
  private own: OwnNumber[] = kept();
  private told = new Set<string>();
  private sealing = false;

  constructor(private readonly tell: (message: Request) => void) {}

  heed(head: TableHead, you: You): void {
    if (head.luck.stage === 'dealt' || !you.seats.length) return;
    const mine = head.luck.nonces.find((each) => each.person === you.person);
    if (mine) this.sealing = false;
    if (!mine) this.seal(head);
    else if (head.luck.stage === 'opening' && !mine.nonce) this.open(head.table, mine.seal);
  }

  private seal(head: TableHead): void {
    if (this.sealing) return; // on its way
    const nonce = fresh();
    const number = { table: head.table, seal: sealOf(nonce), nonce, commitment: head.commitment };
    this.sealing = true;
    this.own = [number, ...this.own];
    keep(number);
    this.tell({ type: 'seal_nonce', seal: number.seal });
  }

  private open(table: string, seal: string): void {
    const number = this.own.find((each) => each.table === table && each.seal === seal);
    if (!number || this.told.has(seal)) return;
    this.told.add(seal);
    this.tell({ type: 'open_nonce', nonce: number.nonce });
  }
}

export type Finding = 'agrees' | 'differs' | 'own-missing' | 'unknown';

/** What this page finds by itself about the luck of a game that is over. */
export function checked(found: Fairness, table: string, own: readonly OwnNumber[] = kept()): Finding {
  const { secret, seed, commitment, luck } = found;
  if (secret === null || seed === null || (luck.kind !== 'sealed' && luck.kind !== 'fork')) return 'unknown';
  const told = luck.nonces.filter((each) => each.nonce);
  const mine = own.filter((each) => each.table === table);
  const sound =
    commitmentOf(secret) === commitment &&
    told.every((each) => sealOf(each.nonce) === each.seal) &&
    mixed(
      secret,
      told.map((each) => each.nonce),
    ) === seed &&
    mine.every((each) => each.commitment === commitment);
  if (!sound) return 'differs';
  return mine.length && !mine.some((each) => told.some((one) => one.nonce === each.nonce))
    ? 'own-missing'
    : 'agrees';
}

/** Whose numbers are in it, and whose are missing. */
export const added = (nonces: readonly NonceInfo[]): string[] =>
  nonces.filter((each) => each.nonce).map((each) => each.name);
export const missing = (nonces: readonly NonceInfo[]): string[] =>
  nonces.filter((each) => !each.nonce).map((each) => each.name);

/** The sentence that may be said of the luck of a game. */
export function luckKey(found: Fairness): string {
  if (found.luck.kind !== 'sealed') return `fairness-${found.luck.kind}`;
  return found.chance ? 'fairness-chance' : 'fairness-seats';
}
