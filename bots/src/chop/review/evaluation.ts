import { type ChopMove, type ChopTypes, type ChopView, TILE_KINDS, type TileKind } from '@miaou/chop';
import { at, type Position, sameJson, seatsOf } from '@miaou/kit';
import { meanOf } from '../../confidenceInterval.js';
import type { HiddenShares, PlayedOption, Reviewer } from '../../review/reviewer.js';
import { Playouts } from '../playouts.js';
import { ONE_MOVE, type RankedMove, rankMoves } from '../rankMoves.js';

/** In how many worlds a decision is played out. */
export const WORLDS = 48;
const MOST_OPTIONS = 5;
/** How many worlds the network's own value counts for. */
const PRIOR_WORLDS = 20;

/** The made move and those that the network likes best. */
const candidatesFor = (
  view: ChopView,
  legalMoves: readonly ChopMove[],
  made: ChopMove | undefined,
): readonly RankedMove[] => {
  const ranked = rankMoves(view, legalMoves, ONE_MOVE);
  const own = ranked.filter(({ move }) => sameJson(move, made));
  const others = ranked.filter(({ move }) => !sameJson(move, made));
  return [...own, ...others].slice(0, MOST_OPTIONS);
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

/** Short playouts by the network in kitchens that the seat cannot tell apart. */
export const evaluate: Reviewer<ChopTypes>['evaluate'] = ({ view, legalMoves, made, worlds, chance }) => {
  const candidates = candidatesFor(view, legalMoves, made);
  const played = new Playouts(view).playOutAll(
    candidates.map(({ move }) => move),
    { worlds, chance },
  );
  const options = candidates.map(
    ({ move, value }, index): PlayedOption<ChopTypes> => ({
      move,
      chances: at(played, index),
      prior: { chance: value, worlds: PRIOR_WORLDS },
    }),
  );
  return { options, hidden: hiddenTiles(view) };
};

export const evaluateOpen: Reviewer<ChopTypes>['evaluateOpen'] = ({
  position,
  seat,
  options: moves,
  made,
  worlds,
  chance,
}) => {
  const view = position.view(seat);
  const played = new Playouts(view).playOutAll(moves, { worlds, chance, tiles: tilesIn(view, position) });
  const options = moves.map((move, index) => ({ move, chances: at(played, index) }));
  const toSide = meanOf(options.find(({ move }) => sameJson(move, made))?.chances ?? [0]);
  const { cat, seats } = position.options;
  const isCat = seat === cat;
  return {
    options,
    standing: seatsOf(seats).map((by) => ((by === cat) === isCat ? toSide : 1 - toSide)),
  };
};
