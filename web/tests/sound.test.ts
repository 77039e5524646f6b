import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { telling as cernunos } from '../src/games/cernunos/telling';
import { telling as root } from '../src/games/root/telling';
import { KINDS, soundOf } from '../src/lib/sound';

const GAMES = ['cernunos', 'oak', 'pangaia', 'root'];

test('dice are heard before losses, losses before growth, and the rest is a knock', () => {
  expect(soundOf(['battle', 'removed', 'rolled'])).toBe('dice');
  expect(soundOf(['crafted', 'removed'])).toBe('loss');
  expect(soundOf(['moved', 'sprouted'])).toBe('growth');
  expect(soundOf(['moved'])).toBe('move');
  expect(soundOf([])).toBe('move');
});

test('what a game is played for is heard: rituals, limits that grow, dominance, enemies made', () => {
  for (const key of ['ritual', 'achieved', 'blessing_played', 'extended', 'festival', 'dominance'])
    expect(soundOf(['paid', key, 'scored']), key).toBe('growth');
  for (const key of ['hostile', 'corruption_placed']) expect(soundOf(['moved', key]), key).toBe('loss');
});

test('a building of Root sounds like growth, a token of Cernunos like a knock', () => {
  expect(soundOf(['placed', 'wood_paid', 'scored'], root.grows)).toBe('growth');
  expect(soundOf(['placed', 'removed'], root.grows)).toBe('loss');
  expect(soundOf(['placed'], cernunos.grows)).toBe('move');
});

test('every event with a sound is one that some game logs', () => {
  const logged = new Set(
    GAMES.flatMap((game) => {
      const text = readFileSync(`../src/nemeton/games/${game}/text/en.ftl`, 'utf8');
      return [...text.matchAll(/^log-([a-z_]+)/gm)].map(([, key]) => key);
    }),
  );
  for (const [, keys] of KINDS) for (const key of keys) expect(logged, key).toContain(key);
});

test('every game has events that grow and events that hurt', () => {
  for (const game of GAMES) {
    const text = readFileSync(`../src/nemeton/games/${game}/text/en.ftl`, 'utf8');
    const keys = [...text.matchAll(/^log-([a-z_]+)/gm)].map(([, key]) => key ?? '');
    for (const sound of ['loss', 'growth'])
      expect(
        keys.some((key) => soundOf([key]) === sound),
        `${game} ${sound}`,
      ).toBe(true);
  }
});
