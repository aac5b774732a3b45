import { expect, it } from 'vitest';
import { chopBotNamed, duel } from './training/duel.js';

const MATCHES = Number(process.env['MIAOU_LEVEL_MATCHES']);

const winsOf = async (side: 'cat' | 'mice', cat: string, mice: string, seats: number): Promise<number> =>
  (await duel(chopBotNamed(cat), chopBotNamed(mice), { seats, matches: MATCHES, seed: 'levels' }))[side];

it('stronger characters win more Chop matches as mice against the greedy cat', async () => {
  const wins: number[] = [];
  for (const mice of ['ida', 'mirek', 'odile']) wins.push(await winsOf('mice', 'greedy', mice, 2));
  expect(wins.toSorted((a, b) => a - b)).toEqual(wins);
  expect(wins.at(-1)).toBeGreaterThan(0.75 * MATCHES);
});

it('the strongest cat catches greedy mice in most Chop matches', async () => {
  expect(await winsOf('cat', 'odile', 'greedy', 3)).toBeGreaterThan(0.56 * MATCHES);
});
