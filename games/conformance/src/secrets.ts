import { type Chance, drawn, type Game, SeededChance, seatsOf, type Viewer } from '@miaou/kit';
import { CASES } from './cases.js';
import { pairingFor } from './pairings/index.js';
import { drawStory, drawTwin, type Mystery, type Story } from './pairings/pairing.js';
import { playMatch } from './playing.js';
import { type Glimpse, type Testimony, testimony } from './witness.js';

/** One audience of one game at one seat count, and how many pairs of worlds it is to be shown. */
export interface Inquiry {
  readonly audience: string;
  readonly game: Game;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly pairs: number;
}

/** Two worlds that the viewer must not tell apart, and what gave the difference away. */
export interface Leak {
  readonly viewer: Viewer;
  /** The move from which the two testimonies start, and how many moves later they part. */
  readonly from: number;
  readonly moment: number;
  readonly told: readonly [string, string];
  readonly stories: readonly [Story, Story];
}

/** Every audience of a game gets as many pairs, spread evenly over the seat counts at which it exists. */
export const inquiriesOf = (game: Game, pairsEach: number): Inquiry[] =>
  game.seatCounts.flatMap((seats) =>
    [...seatsOf(seats), 'spectator' as const].map((viewer) => {
      const counts = game.seatCounts.filter((count) => viewer === 'spectator' || count > viewer);
      const audience = `${viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`} of ${seats}`;
      return { audience, game, seats, viewer, pairs: Math.ceil(pairsEach / counts.length) };
    }),
  );

const CUTS_OF_A_MATCH = 6;
const TWINS_OF_A_STORY = 8;
/** Most pairs are compared over the last moves only, which is where they differ most; some over the whole story. */
const LONGEST_WINDOW = 1;
const STORIES_FOR_A_WHOLE_ONE = 1000;

/** A match broken off before its end: at the end all cards and tiles are shown. */
const drawCut = (whole: Story, chance: Chance): Story => {
  const { format, game, options, deal, moves } = whole;
  return { format, game, options, deal, moves: moves.slice(0, chance.below(moves.length)) };
};

const drawWindow = (moves: number, chance: Chance): number =>
  chance.below(STORIES_FOR_A_WHOLE_ONE) === 0 ? 0 : Math.max(0, moves - chance.below(LONGEST_WINDOW + 1));

const drawOther = (mystery: Mystery, chance: Chance): Story =>
  chance.below(2) === 0 ? drawTwin(mystery, chance) : drawStory(mystery, chance);

const sameNumbers = (one: Float32Array, other: Float32Array): boolean =>
  one.length === other.length && one.every((number, index) => Object.is(number, other[index]));

const tellsApart = (one: Glimpse, other: Glimpse | undefined): boolean =>
  other === undefined || one.words !== other.words || !sameNumbers(one.numbers, other.numbers);

const spoken = (glimpse: Glimpse | undefined): string =>
  glimpse === undefined ? 'nothing' : `${glimpse.words} ${glimpse.numbers.join(' ')}`;

/** The first moment at which two testimonies differ, and how. */
const difference = (one: Testimony, other: Testimony): Pick<Leak, 'moment' | 'told'> | undefined => {
  const moment = one.glimpses.findIndex((glimpse, index) => tellsApart(glimpse, other.glimpses[index]));
  if (moment < 0) return undefined;
  return { moment, told: [spoken(one.glimpses[moment]), spoken(other.glimpses[moment])] };
};

/** Shows the viewer worlds that it must not tell from the one at the end of a story. */
function* leaksOf(game: Game, story: Story, viewer: Viewer, chance: Chance): Generator<Leak | 'alike'> {
  const from = drawWindow(story.moves.length, chance);
  const one = testimony(game, story, viewer, from);
  const mystery = pairingFor(game.id)(story, viewer);
  for (let twin = 0; twin < TWINS_OF_A_STORY; twin++) {
    const otherStory = drawOther(mystery, chance);
    const other = testimony(game, otherStory, viewer, from);
    if (one.truth === other.truth) continue;
    const found = difference(one, other);
    yield found === undefined ? 'alike' : { viewer, from, ...found, stories: [story, otherStory] };
  }
}

function* leaksOfMatch(whole: Story, inquiry: Inquiry, chance: Chance): Generator<Leak | 'alike'> {
  for (let cut = 0; cut < CUTS_OF_A_MATCH; cut++)
    yield* leaksOf(inquiry.game, drawCut(whole, chance), inquiry.viewer, chance);
}

/** Asks one audience about pairs of worlds until it has seen enough of them, or one gives a secret away. */
export const findLeak = (inquiry: Inquiry, seed: string, onPair: () => void = () => {}): Leak | undefined => {
  const { game, seats, viewer, pairs } = inquiry;
  const fitting = CASES.filter((one) => one.game === game && one.options.seats === seats);
  const chance = new SeededChance(`${seed} ${game.id} ${seats} ${viewer}`);
  for (let seen = 0; seen < pairs; ) {
    const whole = playMatch(game, drawn(fitting, chance).options, chance);
    for (const found of leaksOfMatch(whole, inquiry, chance)) {
      if (found !== 'alike') return found;
      seen++;
      onPair();
    }
  }
  return undefined;
};
