import { isDeepStrictEqual } from 'node:util';
import { drawConsistent, drawSwapped, pairingFor, playMatch, type UnfinishedRecord } from '@miaou/conformance';
import { type Chance, type Game, seatsOf, type Viewer } from '@miaou/kit';
import { testDepth } from '../../../tools/testSizes.mjs';
import { type Name, PEOPLE } from './people.js';
import type { Testimony } from './world.js';

export const isDeep = testDepth() === 'deep';

/** Pairs for each audience of each seat count; `npm run campaign:worlds` asks for more. */
const PAIRS = Number(process.env['MIAOU_SOCKET_PAIRS']);
/** Each has its own servers: whoever ends a long run by hand knows how far it came. */
const PAIRS_OF_A_SEASON = 4;
export const SEASONS = Array.from({ length: Math.ceil(PAIRS / PAIRS_OF_A_SEASON) }, (_, season) => ({
  season,
  pairs: Math.min(PAIRS_OF_A_SEASON, PAIRS - season * PAIRS_OF_A_SEASON),
}));
const LONGEST_STORY = isDeep ? 60 : 30;
/** A quick run has the fullest table alone: it has every kind of audience. */
const seatCountsOf = ({ seatCounts }: Game): readonly number[] => (isDeep ? seatCounts : seatCounts.slice(-1));

export interface Pair {
  readonly viewer: Viewer;
  readonly stories: readonly [UnfinishedRecord, UnfinishedRecord];
}

const nameOf = (viewer: Viewer): Name => (viewer === 'spectator' ? 'spectator' : (PEOPLE[viewer] ?? 'spectator'));

/** A match broken off where something is still hidden. */
const drawCut = (game: Game, seats: number, chance: Chance): UnfinishedRecord => {
  const options = game.parseOptions(game.drawOptions({ seats }, chance));
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const { result: _result, moves, ...rest } = playMatch(game, options.value, chance);
  return { ...rest, moves: moves.slice(0, 1 + chance.below(Math.min(LONGEST_STORY, moves.length - 1))) };
};

const drawPair = (game: Game, seats: number, viewer: Viewer, chance: Chance): Pair => {
  const story = drawCut(game, seats, chance);
  const mystery = pairingFor(game.id)(story, viewer);
  for (let attempt = 0; attempt < 20; attempt++) {
    const other = (attempt % 2 === 0 ? drawSwapped : drawConsistent)(mystery, chance);
    if (JSON.stringify(other) !== JSON.stringify(story)) return { viewer, stories: [story, other] };
  }
  return drawPair(game, seats, viewer, chance);
};

/** Every audience; in a quick run every second one, from the first or the second on. */
const audiencesOf = (seats: number, from: 0 | 1): readonly Viewer[] =>
  [...seatsOf(seats), 'spectator' as const].filter((_, place) => isDeep || place % 2 === from);

export const pairsOf = (game: Game, count: number, chance: Chance, from: 0 | 1): Pair[] =>
  seatCountsOf(game).flatMap((seats) =>
    audiencesOf(seats, from).flatMap((viewer) =>
      Array.from({ length: count }, () => drawPair(game, seats, viewer, chance)),
    ),
  );

export const heardBy = (testimony: Testimony | undefined, viewer: Viewer): readonly string[] =>
  testimony?.get(nameOf(viewer)) ?? [];

type Worlds = readonly Testimony[] | undefined;

export const countDiffering = (pairs: readonly Pair[], ones: Worlds, others: Worlds): number =>
  pairs.filter(
    ({ viewer }, place) => !isDeepStrictEqual(heardBy(ones?.[place], viewer), heardBy(others?.[place], viewer)),
  ).length;
