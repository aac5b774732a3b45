import { GAMES } from '@miaou/games';
import { SeededChance, seat } from '@miaou/kit';
import type { Settings } from '@miaou/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';
import { type Act, type MatchScript, scriptOf } from './matchScript.js';
import { countDiffering, heardBy, isDeep, pairsOf, SEASONS } from './pairs.js';
import { playWorld, type Testimony } from './world.js';

const SEED = process.env['MIAOU_SEED'] ?? 'ci';
describe('two worlds that differ in one secret', () => {
  const build = useServerBuild();

  it.each(GAMES.flatMap((game) => SEASONS.map((season) => ({ ...season, id: game.id, game }))))(
    '[I5] $id: over the socket each audience hears the same bytes, as many, in the same order: season $season',
    { timeout: 1_800_000 },
    async ({ game, season, pairs: count }) => {
      const pairs = pairsOf(game, count, new SeededChance(`${SEED}-${season} ${game.id}`), 1);
      const [ones, others] = await Promise.all(
        ([0, 1] as const).map((world) => {
          const scripts = pairs.map(({ stories }) => scriptOf(stories[world]));
          return playWorld(build(), `${game.id}-${season}-${world}`, scripts);
        }),
      );
      reportPart({ game: game.id, season, pairs: pairs.length, differing: countDiffering(pairs, ones, others) });
      for (const [place, { viewer }] of pairs.entries()) {
        const heard = heardBy(ones?.[place], viewer);
        expect(heard.length).toBeGreaterThan(0);
        expect(heardBy(others?.[place], viewer)).toEqual(heard);
      }
    },
  );
});

const CLOCKS: readonly Settings['clock'][] = [
  { kind: 'perMove', seconds: 60 },
  { kind: 'bank', seconds: 300, increment: 5 },
  { kind: 'days', days: 3 },
];

describe('two worlds with a running clock', () => {
  const build = useServerBuild();

  /** Clocks are the table's, not the game's: a quick run has one game. */
  const games = isDeep ? GAMES : GAMES.slice(-1);

  it.each(games.flatMap((game) => SEASONS.map((season) => ({ ...season, id: game.id, game }))))(
    '[I5] $id: clocks tell each audience the same in both: season $season',
    { timeout: 1_800_000 },
    async ({ game, season, pairs: count }) => {
      const chance = new SeededChance(`${SEED}-${season} ${game.id} clocks`);
      const pairs = pairsOf({ ...game, seatCounts: game.seatCounts.slice(-1) }, count, chance, 0);
      const [ones, others] = await Promise.all(
        ([0, 1] as const).map((world) => {
          const scripts = pairs.map(({ stories }, place) =>
            timed(scriptOf(stories[world]), CLOCKS[place % CLOCKS.length]),
          );
          return playWorld(build(), `${game.id}-clock-${season}-${world}`, scripts);
        }),
      );
      reportPart({
        game: game.id,
        clocks: true,
        season,
        pairs: pairs.length,
        differing: countDiffering(pairs, ones, others),
      });
      for (const [place, { viewer }] of pairs.entries()) {
        const heard = heardBy(ones?.[place], viewer);
        expect(heard.join('')).toContain('"deadlines":{');
        expect(heardBy(others?.[place], viewer)).toEqual(heard);
      }
    },
  );
});

const timed = (script: MatchScript, clock: Settings['clock'] | undefined): MatchScript =>
  clock === undefined ? script : { ...script, clock };

/** Seat 1 raises by one up to 3 and then passes; the others bid once and pass. */
const AUCTION: readonly (readonly [number, 'pass' | number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 'pass'],
  [0, 'pass'],
  [1, 'pass'],
];

const laying: readonly Act[] = [0, 1, 2, 3].map((laid) => ({
  seat: seat(laid),
  command: { type: 'move', move: { type: 'place', card: '15' } },
}));

const bidding = (byHand: (mover: number) => boolean): Act[] =>
  AUCTION.map(([mover, bid]) => {
    const move = bid === 'pass' ? { type: 'pass' } : { type: 'bid', amount: bid };
    return { seat: seat(mover), command: byHand(mover) ? { type: 'move', move } : undefined };
  });

const taleWith = (acts: readonly Act[]): MatchScript => ({
  game: 'felix',
  options: { edition: 'felix', seats: 4 },
  deal: { firstSeat: 0, removed: ['3', '3', '3', '3'] },
  acts,
  draws: [],
});

const order: Act = { seat: seat(1), command: { type: 'order', order: { round: 1, upTo: 2 } }, isPrivate: true };
const dropped: Act = { seat: seat(1), command: { type: 'dropOrder' }, isPrivate: true };

describe('a standing order', () => {
  const build = useServerBuild();

  const ORDERS: readonly [string, MatchScript, MatchScript][] = [
    [
      'a standing order moves like its owner by hand',
      taleWith([...laying, order, ...bidding((mover) => mover !== 1)]),
      taleWith([...laying, ...bidding(() => true)]),
    ],
    [
      'a standing order that is taken back might never have been',
      taleWith([...laying, order, dropped, ...bidding(() => true)]),
      taleWith([...laying, ...bidding(() => true)]),
    ],
    ['a standing order that waits for its turn is not to be seen', taleWith([...laying, order]), taleWith(laying)],
  ];

  /** What everybody heard of each script in the first worlds, and in the second ones: one server plays all of them, one after another. */
  let worlds: readonly (readonly Testimony[])[] = [];
  const SCRIPTS = ([1, 2] as const).map((world) => [
    ...ORDERS.map((pair) => pair[world]),
    ...ORDERS.map((pair) => timed(pair[world], CLOCKS[0])),
  ]);
  beforeAll(async () => {
    worlds = await Promise.all(SCRIPTS.map((scripts, world) => playWorld(build(), `orders-${world}`, scripts)));
  });

  const expectSame = (place: number): void => {
    for (const viewer of [seat(0), seat(2), seat(3), 'spectator'] as const) {
      const [heard, elsewhere] = worlds.map((testimonies) => heardBy(testimonies[place], viewer));
      expect(heard?.length).toBeGreaterThan(0);
      expect(elsewhere).toEqual(heard);
    }
  };

  it.each(ORDERS.map(([name], place) => [name, place] as const))(
    '[I5] %s: nobody else hears one byte more, less or otherwise',
    (_name, place) => expectSame(place),
  );

  it.each(ORDERS.map(([name], place) => [name, place + ORDERS.length] as const))(
    '[I5] %s, and nobody else hears of it while a clock runs',
    (_name, place) => expectSame(place),
  );
});
