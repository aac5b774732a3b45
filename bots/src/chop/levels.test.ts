import { expect, it } from 'vitest';
import { chopBotNamed, duel } from './training/duel.js';

const MATCHES = Number(process.env['MIAOU_LEVEL_MATCHES']);

const winsOf = async (side: 'cat' | 'mice', cat: string, mice: string, seats: number): Promise<number> =>
  (await duel(chopBotNamed(cat), chopBotNamed(mice), { seats, matches: MATCHES, seed: 'levels' }))[side];

it('strong mice win nearly all Chop matches against the greedy cat, and not fewer than weak ones', async () => {
  const [weak, strong] = [await winsOf('mice', 'greedy', 'ida', 2), await winsOf('mice', 'greedy', 'vera', 2)];
  expect(strong).toBeGreaterThanOrEqual(weak);
  expect(strong).toBeGreaterThanOrEqual(0.75 * MATCHES);
});

it('the strongest cat catches greedy mice in most Chop matches', async () => {
  expect(await winsOf('cat', 'odile', 'greedy', 3)).toBeGreaterThan(0.56 * MATCHES);
});

/** Two steps of the ladder: one step is too little to be seen in so few matches. */
const FAR_APART = [
  { weaker: 'lino', stronger: 'bruno' },
  { weaker: 'ida', stronger: 'mirek' },
  { weaker: 'bruno', stronger: 'vera' },
].slice(0, Number(process.env['MIAOU_LEVEL_PAIRS']));

it.each(FAR_APART)('$stronger beats $weaker at Chop, both sides taken together', async ({ weaker, stronger }) => {
  const asCat = await winsOf('cat', stronger, weaker, 2);
  const asMice = await winsOf('mice', weaker, stronger, 2);
  expect(asCat + asMice).toBeGreaterThan(MATCHES);
});
