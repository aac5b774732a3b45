import { botsFor } from '@miaou/bots';
import { drawSwapped, pairingFor } from '@miaou/conformance';
import { GAMES, gameById } from '@miaou/games';
import { type Chance, type GameTypes, type Seat, SeededChance, seat } from '@miaou/kit';
import { apply, type EntryBody, personId, type Table } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { drawCut, tableOf } from '../worlds/storyTable.js';
import { delaysAt } from './automaticDelays.js';
import { auc, rankDeviations } from './rankTest.js';

/** Pairs of worlds; `npm run campaign:timing` asks for more. */
const PAIRS = Number(process.env['MIAOU_TIMINGS']);
const SEED = process.env['MIAOU_SEED'] ?? 'ci';
/** Of one comparison in 16,000 where nothing is to be told; all that is drawn here is seeded. */
const MOST_DEVIATIONS = 4;

/** A campaign takes minutes where `npm test` takes a second; this ends only what hangs. */
const LONG = { timeout: 1_800_000 };

const randomOf = (chance: Chance) => (): number => chance.below(2 ** 32) / 2 ** 32;

describe('the comparison of two kinds of times', () => {
  it('an AUC says how often the first kind is the smaller one', () => {
    expect(auc([1, 2], [3, 4])).toBe(1);
    expect(auc([3, 4], [1, 2])).toBe(0);
    expect(auc([1, 2], [1, 2])).toBe(0.5);
    expect(auc([1], [1, 1, 2])).toBeCloseTo(2 / 3);
  });

  it('times of one kind that are a tenth longer are told apart', () => {
    const random = randomOf(new SeededChance('a tenth'));
    const draw = (factor: number): number[] => Array.from({ length: 500 }, () => factor * (600 + 1200 * random()));
    expect(Math.abs(rankDeviations(draw(1), draw(1)))).toBeLessThan(MOST_DEVIATIONS);
    expect(rankDeviations(draw(1), draw(1.1))).toBeGreaterThan(MOST_DEVIATIONS);
  });
});

/** A word that follows from what a seat holds in secret: worlds that differ in it are of different kinds. */
const secretOf = (table: Table, of: Seat): string => JSON.stringify(table.match?.position.view(of));

describe.each(GAMES)('the time that a bot of $id takes', (game) => {
  it(
    '[I5] how long a bot waits is the same whatever it holds, and differs between kinds of secrets no more than by chance',
    LONG,
    () => {
      const chance = new SeededChance(`${SEED} pace of ${game.id}`);
      const random = randomOf(new SeededChance(`${SEED} pace`));
      const [smaller, greater]: [number[], number[]] = [[], []];
      for (let pair = 0; pair < PAIRS; pair++) {
        const story = drawCut(game, game.seatCounts[pair % game.seatCounts.length] ?? 4, chance);
        const worlds = [story, drawSwapped(pairingFor(game.id)(story, 'spectator'), chance)].map(tableOf);
        const drawn = random();
        const [one, other] = worlds.map((table) => delaysAt(table, () => drawn));
        expect(other).toEqual(one);
        const [here, there] = worlds.map((table) => ({ table, delays: delaysAt(table, random) }));
        if (here === undefined || there === undefined) continue;
        for (const [held, delay] of here.delays) {
          const [secret, twin] = [secretOf(here.table, held), secretOf(there.table, held)];
          if (secret === twin) continue;
          (secret < twin ? smaller : greater).push(delay);
          (secret < twin ? greater : smaller).push(there.delays.get(held) ?? Number.NaN);
        }
      }
      // Only hands that are dealt face down differ between these worlds; what a board hides is hidden from its seats as well.
      expect(smaller.length > PAIRS / 10).toBe(game.id === 'felix');
      if (smaller.length > 0) expect(Math.abs(rankDeviations(smaller, greater))).toBeLessThan(MOST_DEVIATIONS);
    },
  );
});

/** Counts what is drawn from it: a search draws for each playout, and makes no other use of time. */
class CountingChance implements Chance {
  draws = 0;
  readonly #chance: Chance;

  constructor(seed: string) {
    this.#chance = new SeededChance(seed);
  }

  below(bound: number): number {
    this.draws += 1;
    return this.#chance.below(bound);
  }
}

const THINKING_MILLISECONDS = 4;

describe('the work of a bot that lays a card face down', () => {
  const felix = gameById('felix');
  const bots = botsFor('felix').filter(({ name }) => name !== 'random');

  /** The work for the first card of a seat, and the card. */
  const layCard = async (bot: (typeof bots)[number], name: string): Promise<{ work: number; card: string }> => {
    const options = felix?.parseOptions({ edition: 'felix', seats: 4 });
    if (felix === undefined || options?.ok !== true) throw new Error('no game with hidden cards');
    const dealt = new SeededChance(name);
    const position = felix.start(options.value, felix.deal(options.value, dealt));
    const mover = seat(dealt.below(4));
    const chance = new CountingChance(`${name} thinking`);
    const [view, legalMoves] = [position.view(mover), position.legalMoves(mover)];
    const budget = { milliseconds: THINKING_MILLISECONDS };
    const move: GameTypes['move'] = await bot.choose({ game: felix.id, seat: mover, view, legalMoves, chance, budget });
    return { work: chance.draws, card: String((move as { card?: string }).card) };
  };

  it.each(bots)('[I5] how much $name thinks tells nothing of the card that is laid', LONG, async (bot) => {
    const laid: { work: number; card: string }[] = [];
    for (let match = 0; match < PAIRS; match++) laid.push(await layCard(bot, `${SEED} ${bot.name} ${match}`));
    const works = (card: string): number[] => laid.flatMap((one) => (one.card === card ? [one.work] : []));
    const rest = (card: string): number[] => laid.flatMap((one) => (one.card === card ? [] : [one.work]));
    const isTold = (card: string): boolean =>
      rest(card).length > 0 && Math.abs(rankDeviations(works(card), rest(card))) >= MOST_DEVIATIONS;
    expect([...new Set(laid.map(({ card }) => card))].filter(isTold)).toEqual([]);
  });
});

const ANA = personId('ana');

/** A match whose auction has begun, with a standing order of the seat that is to bid. */
const auctionWith = (upTo: number | undefined): Table => {
  const table = tableOf({
    format: 'miaou-record/1',
    game: 'felix',
    options: { edition: 'felix', seats: 4 },
    deal: { firstSeat: 0, removed: ['3', '3', '3', '3'] },
    moves: [0, 1, 2, 3].map((laid) => ({ seat: seat(laid), type: 'place', card: '15' })),
  });
  if (upTo === undefined) return table;
  table.occupants[0] = { kind: 'person', person: ANA, name: 'Ana' };
  const order: EntryBody = { type: 'orderSet', seat: seat(0), order: { round: 1, upTo } };
  apply(table, { seq: table.seq + 1, at: table.at, body: order });
  return table;
};

describe('the time that a standing order takes', () => {
  it('[I5] an order that bids, one that passes and a bot wait equally long', LONG, () => {
    const random = randomOf(new SeededChance(`${SEED} orders`));
    const draw = (upTo: number | undefined): number[] =>
      Array.from({ length: PAIRS }, () => delaysAt(auctionWith(upTo), random).get(seat(0)) ?? Number.NaN);
    const [bids, passes, bots] = [draw(5), draw(0), draw(undefined)];
    expect([...bids, ...passes, ...bots].every((delay) => delay >= 600 && delay <= 1800)).toBe(true);
    expect(Math.abs(rankDeviations(bids, passes))).toBeLessThan(MOST_DEVIATIONS);
    expect(Math.abs(rankDeviations(bids, bots))).toBeLessThan(MOST_DEVIATIONS);
    const same = [5, 0, undefined].map((upTo) => delaysAt(auctionWith(upTo), () => 0.25).get(seat(0)));
    expect(same).toEqual([900, 900, 900]);
  });
});
