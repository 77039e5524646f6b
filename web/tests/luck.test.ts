/** The page's own check of the luck: the same hashes as the server's, and every way to cheat found. */

import { describe, expect, it } from 'vitest';
import { checked, commitmentOf, LuckShare, mixed, type OwnNumber, sealOf } from '../src/lib/luck';
import type { Fairness, NonceInfo, TableHead, You } from '../src/lib/protocol';
import { sha256 } from '../src/lib/sha256';

const SECRET = '5e'.repeat(32);
const NONCES = ['01'.repeat(32), '02'.repeat(32)];

describe('hashes', () => {
  it('are those that everybody computes', () => {
    expect(sha256(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256(new TextEncoder().encode('a'.repeat(119)))).toBe(
      '31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb',
    );
  });

  it('are those of nemeton/engine/chance.py', () => {
    expect(commitmentOf(SECRET)).toBe('f4f77ac116e219f1bf323f7c5e8d8e2cf008b37caaebf8764a6dd8f6dc003bb9');
    expect(sealOf(NONCES[0]!)).toBe('0d92cd615146691696bd6791a3d528516d70806e697c84d5c145bddf6a115209');
    expect(mixed(SECRET, NONCES)).toBe('5b559764bb4f1f87cf8b9db038d574f577ea28040111dd9e366c9e6bb2de9e1e');
    expect(mixed(SECRET, [])).toBe(SECRET);
  });
});

const nonceOf = (nonce: string, person: number): NonceInfo => ({
  person,
  name: `P${person}`,
  seats: [person],
  seal: nonce && sealOf(nonce),
  nonce,
});
const fairness = (more: Partial<Fairness> = {}, kind: Fairness['luck']['kind'] = 'sealed'): Fairness => ({
  commitment: commitmentOf(SECRET),
  secret: SECRET,
  agrees: true,
  draws: 9,
  chance: true,
  seed: mixed(SECRET, NONCES),
  luck: { kind, since: 0, stage: 'dealt', nonces: NONCES.map(nonceOf) },
  seatsDrawn: false,
  order: null,
  ...more,
});
const own: OwnNumber = {
  table: 't',
  seal: sealOf(NONCES[0]!),
  nonce: NONCES[0]!,
  commitment: commitmentOf(SECRET),
};

describe('the check of a game that is over', () => {
  it('finds that all fits together', () => {
    expect(checked(fairness(), 't', [own])).toBe('agrees');
    expect(checked(fairness(), 't', [])).toBe('agrees');
    expect(checked(fairness({}, 'fork'), 't', [own])).toBe('agrees');
  });

  it('says nothing of luck that was never promised, or is not told yet', () => {
    expect(checked(fairness({}, 'upload'), 't', [])).toBe('unknown');
    expect(checked(fairness({ secret: null }), 't', [own])).toBe('unknown');
  });

  it('finds another secret, other luck, another number than was sealed', () => {
    expect(checked(fairness({ secret: '5f'.repeat(32) }), 't', [])).toBe('differs');
    expect(checked(fairness({ seed: SECRET }), 't', [])).toBe('differs');
    const luck = fairness().luck;
    const forged = luck.nonces.map((each, i) => (i ? each : { ...each, seal: sealOf(SECRET) }));
    expect(checked(fairness({ luck: { ...luck, nonces: forged } }), 't', [])).toBe('differs');
  });

  it('remembers the seal that was shown when this page added its number', () => {
    expect(checked(fairness(), 't', [{ ...own, commitment: sealOf(SECRET) }])).toBe('differs');
  });

  it('misses the number of this very page', () => {
    const others = { ...fairness().luck, nonces: [nonceOf('', 0), nonceOf(NONCES[1]!, 1)] };
    const without = fairness({ luck: others, seed: mixed(SECRET, [NONCES[1]!]) });
    expect(checked(without, 't', [own])).toBe('own-missing');
    expect(checked(without, 'other', [own])).toBe('agrees');
  });
});

describe('a page that adds a number', () => {
  const you = { person: 0, seats: [0] } as unknown as You;
  const head = (stage: 'sealing' | 'opening' | 'dealt', nonces: NonceInfo[]): TableHead =>
    ({
      table: 't',
      commitment: commitmentOf(SECRET),
      luck: { kind: 'sealed', since: 0, stage, nonces },
    }) as unknown as TableHead;

  it('seals it once, and tells it when all have sealed theirs', () => {
    const said: Record<string, string>[] = [];
    const share = new LuckShare((message) => said.push(message as unknown as Record<string, string>));
    share.heed(head('sealing', []), you);
    share.heed(head('sealing', []), you);
    expect(said.map((each) => each.type)).toEqual(['seal_nonce']);
    const mine = { ...nonceOf('', 0), seal: said[0]!.seal! };
    share.heed(head('sealing', [mine]), you);
    expect(said).toHaveLength(1);
    share.heed(head('opening', [mine]), you);
    share.heed(head('opening', [mine]), you);
    expect(said.map((each) => each.type)).toEqual(['seal_nonce', 'open_nonce']);
    expect(sealOf(said[1]!.nonce!)).toBe(mine.seal);
  });

  it('seals another when somebody got up after numbers were told', () => {
    const said: Record<string, string>[] = [];
    const share = new LuckShare((message) => said.push(message as unknown as Record<string, string>));
    share.heed(head('sealing', []), you);
    share.heed(head('opening', [{ ...nonceOf('', 0), seal: said[0]!.seal! }]), you);
    share.heed(head('sealing', []), you);
    expect(said.map((each) => each.type)).toEqual(['seal_nonce', 'open_nonce', 'seal_nonce']);
    expect(said[2]!.seal).not.toBe(said[0]!.seal);
  });

  it('adds nothing as an onlooker, nor once the game is dealt', () => {
    const said: unknown[] = [];
    const share = new LuckShare((message) => said.push(message));
    share.heed(head('sealing', []), { person: 1, seats: [] } as unknown as You);
    share.heed(head('dealt', []), you);
    expect(said).toEqual([]);
  });
});
