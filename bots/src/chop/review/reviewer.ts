import { type ChopMove, type ChopTypes, type ChopView, chop, TILE_KINDS, type TileKind } from '@miaou/chop';
import { type Chance, type Position, sameJson, seatsOf } from '@miaou/kit';
import { meanOf } from '../../confidenceInterval.js';
import type { HiddenShares, PlayedOption, Reviewer } from '../../review/reviewer.js';
import { newPlayoutStats } from '../../search/playouts.js';
import { type Candidate, Playouts } from '../playouts.js';
import { ONE_MOVE, rankMoves } from '../rankMoves.js';
import { REVIEW_CURVES } from './calibration.js';
import { chopPuzzles } from './puzzles.js';
import { type ChopReviewReason, reviewReasonFor } from './reasons.js';

const WORLDS = 48;
const MOST_OPTIONS = 5;
/** How many worlds the network's own value counts for. */
const PRIOR_WORLDS = 20;

type Decision = Exclude<ChopMove, { type: 'roll' }>;

/** The made move and those that the network likes best. */
const candidatesFor = (view: ChopView, legalMoves: readonly ChopMove[], made: ChopMove): Candidate[] => {
  const ranked = rankMoves(view, legalMoves, ONE_MOVE);
  const own = ranked.filter(({ move }) => sameJson(move, made));
  const others = ranked.filter(({ move }) => !sameJson(move, made));
  return [...own, ...others].slice(0, MOST_OPTIONS).map(({ move, value }) => ({ ...newPlayoutStats(value), move }));
};

/** Plays all candidates out in so many worlds; with these tiles where they are given, else with any that the view allows. */
const playAll = (
  view: ChopView,
  candidates: readonly Candidate[],
  worlds: number,
  chance: Chance,
  tiles?: readonly TileKind[],
): readonly PlayedOption<ChopTypes>[] => {
  const playouts = new Playouts(view);
  const chances: number[][] = candidates.map(() => []);
  for (let world = 0; world < worlds; world++) {
    const before = candidates.map(({ sum }) => sum);
    playouts.playOutAll(candidates, chance, tiles === undefined ? undefined : [...tiles]);
    for (const [index, { sum }] of candidates.entries()) chances[index]?.push(sum - (before[index] ?? 0));
  }
  return candidates.map(({ move }, index) => ({ move, chances: chances[index] ?? [] }));
};

/** Tiles are dealt evenly: what one of them may be is the same for all. */
const hiddenTiles = ({ unseen, faceDown }: ChopView): readonly HiddenShares[] => {
  const shares = TILE_KINDS.map((what) => ({ what, share: Math.round((100 * unseen[what]) / faceDown.length) }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share);
  return faceDown.length === 0 ? [] : [{ of: null, shares }];
};

const tilesIn = (view: ChopView, position: Position<ChopTypes>): readonly TileKind[] => {
  const { tiles } = position.state();
  return view.faceDown.map((square) => tiles[square] ?? 'broken');
};

/** Short playouts by the network in kitchens that the seat could not tell apart. */
export const chopReviewer: Reviewer<ChopTypes, ChopReviewReason> = {
  rules: chop,
  worlds: WORLDS,
  phases: ['mice', 'cat'],
  phaseOf: ({ piece }) => (piece === 'cat' ? 'cat' : 'mice'),
  roundOf: ({ round }) => round,
  curves: REVIEW_CURVES,
  partOf: ({ cat }, seat) => (seat === cat ? 'cat' : 'mice'),
  winsBySide: true,
  evaluate: ({ view, legalMoves, made, worlds, chance }) => {
    const candidates = candidatesFor(view, legalMoves, made);
    const priors = candidates.map(({ prior }) => ({ chance: prior, worlds: PRIOR_WORLDS }));
    const options = playAll(view, candidates, worlds, chance).map((option, index) => {
      const prior = priors[index];
      return prior === undefined ? option : { ...option, prior };
    });
    return { options, hidden: hiddenTiles(view) };
  },
  evaluateOpen: ({ position, seat, options: moves, made, worlds, chance }) => {
    const view = position.view(seat);
    const candidates = moves.map((move) => ({ ...newPlayoutStats(0), move }));
    const options = playAll(view, candidates, worlds, chance, tilesIn(view, position));
    const toSide = meanOf(options.find(({ move }) => sameJson(move, made))?.chances ?? [0]);
    const { cat, seats } = position.options;
    const isCat = seat === cat;
    return {
      options,
      standing: seatsOf(seats).map((by) => ((by === cat) === isCat ? toSide : 1 - toSide)),
    };
  },
  explain: ({ view, made }, best, wasGood) => reviewReasonFor(view, made as Decision, best as Decision, wasGood),
  puzzles: chopPuzzles,
};
