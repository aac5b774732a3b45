import { type Chance, drawn, type Game, SeededChance, seatsOf, type Viewer } from '@miaou/kit';
import { CASES } from './cases.js';
import { pairingFor } from './pairings/index.js';
import { drawConsistent, drawSwapped, type HiddenInformation, type UnfinishedRecord } from './pairings/pairing.js';
import { playMatch } from './playing.js';
import { type Snapshot, traceFor, type ViewerTrace } from './viewerTrace.js';

/** One audience of one game at one seat count, and how many pairs of worlds it is to be shown. */
export interface SecrecyCheck {
  readonly audience: string;
  readonly game: Game;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly pairs: number;
}

/** Two worlds that the viewer must not tell apart, and what gave the difference away. */
export interface Leak {
  readonly viewer: Viewer;
  /** The move from which the two traces start, and how many moves later they part. */
  readonly from: number;
  readonly moment: number;
  readonly told: readonly [string, string];
  readonly records: readonly [UnfinishedRecord, UnfinishedRecord];
}

/** Every audience of a game gets as many pairs, spread evenly over the seat counts at which it exists. */
export const secrecyChecksOf = (game: Game, pairsEach: number): SecrecyCheck[] =>
  game.seatCounts.flatMap((seats) =>
    [...seatsOf(seats), 'spectator' as const].map((viewer) => {
      const counts = game.seatCounts.filter((count) => viewer === 'spectator' || count > viewer);
      const audience = `${viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`} of ${seats}`;
      return { audience, game, seats, viewer, pairs: Math.ceil(pairsEach / counts.length) };
    }),
  );

const CUTS_OF_A_MATCH = 6;
const PAIRS_OF_A_RECORD = 8;
/** Most pairs are compared over the last moves only, which is where they differ most; some over the whole record. */
const LONGEST_WINDOW = 1;
const RECORDS_PER_WHOLE_ONE = 1000;

/** A match broken off before its end: at the end all cards and tiles are shown. */
const drawCut = (whole: UnfinishedRecord, chance: Chance): UnfinishedRecord => {
  const { format, game, options, deal, moves } = whole;
  return { format, game, options, deal, moves: moves.slice(0, chance.below(moves.length)) };
};

const drawWindow = (moves: number, chance: Chance): number =>
  chance.below(RECORDS_PER_WHOLE_ONE) === 0 ? 0 : Math.max(0, moves - chance.below(LONGEST_WINDOW + 1));

const drawOther = (hidden: HiddenInformation, chance: Chance): UnfinishedRecord =>
  chance.below(2) === 0 ? drawSwapped(hidden, chance) : drawConsistent(hidden, chance);

const sameNumbers = (one: Float32Array, other: Float32Array): boolean =>
  one.length === other.length && one.every((number, index) => Object.is(number, other[index]));

const tellsApart = (one: Snapshot, other: Snapshot | undefined): boolean =>
  other === undefined || one.words !== other.words || !sameNumbers(one.numbers, other.numbers);

const spoken = (snapshot: Snapshot | undefined): string =>
  snapshot === undefined ? 'nothing' : `${snapshot.words} ${snapshot.numbers.join(' ')}`;

/** The first moment at which two traces differ, and how. */
const difference = (one: ViewerTrace, other: ViewerTrace): Pick<Leak, 'moment' | 'told'> | undefined => {
  const moment = one.snapshots.findIndex((snapshot, index) => tellsApart(snapshot, other.snapshots[index]));
  if (moment < 0) return undefined;
  return { moment, told: [spoken(one.snapshots[moment]), spoken(other.snapshots[moment])] };
};

/** Shows the viewer worlds that it must not tell from the one at the end of a record. */
function* leaksOf(game: Game, record: UnfinishedRecord, viewer: Viewer, chance: Chance): Generator<Leak | 'alike'> {
  const from = drawWindow(record.moves.length, chance);
  const one = traceFor(game, record, viewer, from);
  const hidden = pairingFor(game.id)(record, viewer);
  for (let twin = 0; twin < PAIRS_OF_A_RECORD; twin++) {
    const otherStory = drawOther(hidden, chance);
    const other = traceFor(game, otherStory, viewer, from);
    if (one.position === other.position) continue;
    const found = difference(one, other);
    yield found === undefined ? 'alike' : { viewer, from, ...found, records: [record, otherStory] };
  }
}

function* leaksOfMatch(whole: UnfinishedRecord, check: SecrecyCheck, chance: Chance): Generator<Leak | 'alike'> {
  for (let cut = 0; cut < CUTS_OF_A_MATCH; cut++)
    yield* leaksOf(check.game, drawCut(whole, chance), check.viewer, chance);
}

/** Asks one audience about pairs of worlds until it has seen enough of them, or one gives a secret away. */
export const findLeak = (check: SecrecyCheck, seed: string, onPair: () => void = () => {}): Leak | undefined => {
  const { game, seats, viewer, pairs } = check;
  const fitting = CASES.filter((one) => one.game === game && one.options.seats === seats);
  const chance = new SeededChance(`${seed} ${game.id} ${seats} ${viewer}`);
  for (let seen = 0; seen < pairs; ) {
    const whole = playMatch(game, drawn(fitting, chance).options, chance);
    for (const found of leaksOfMatch(whole, check, chance)) {
      if (found !== 'alike') return found;
      seen++;
      onPair();
    }
  }
  return undefined;
};
