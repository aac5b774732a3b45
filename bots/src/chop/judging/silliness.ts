import type { ChopMove } from '@miaou/chop';
import { ALL_HOLES, CAT, type CellSet, type ChopPosition, findEnds, sizeOf, waysOf } from '@miaou/chop/search';

/**
 * What looks silly to anybody at the table. `win`: a move that wins at once is not made. `catch`: a mouse that could be caught is not.
 * `gift`: a mouse is left to the cat's next roll on half of its faces or more, for no cheese, tile or hole, where all could have stayed safe.
 */
export type Silliness = 'win' | 'catch' | 'gift';

/** From here on a danger is not a risk any more but a gift. */
const GIFT = 0.5;

const found: CellSet = { low: 0, high: 0 };

/** The probability that the cat's next roll can catch some mouse. */
const dangerIn = (position: ChopPosition): number => {
  const { setup, miceSet, cat } = position;
  const { faces } = setup.catDie;
  const ways = waysOf(position, CAT);
  const isFatal = (value: number): boolean => {
    findEnds(ways, cat, value, found);
    return ((found.low & miceSet.low & ~setup.table.low) | (found.high & miceSet.high & ~setup.table.high)) !== 0;
  };
  return faces.filter(isFatal).length / faces.length;
};

/** What a move leads to, whatever a tile that it turns may be. */
interface Prospect {
  readonly isWon: boolean;
  readonly caught: number;
  readonly danger: number;
  /** The cat is next. */
  readonly endsTurn: boolean;
  /** The mice have something of it: cheese, a tile turned, a hole reached, another mouse started. */
  readonly isGain: boolean;
}

const inHoles = ({ miceSet }: ChopPosition): number => sizeOf({ low: 0, high: miceSet.high & ALL_HOLES });

const prospectOf = (before: ChopPosition, action: number): Prospect => {
  const after = before.clone();
  after.kinds = before.kinds.map(() => 'broken' as const);
  after.act(action);
  const turned = sizeOf(after.faceDown) < sizeOf(before.faceDown);
  return {
    isWon: after.phase === 'over' && after.outcome()?.side === (before.piece === CAT ? 'cat' : 'mice'),
    caught: sizeOf(before.miceSet) - sizeOf(after.miceSet),
    danger: dangerIn(after),
    endsTurn: after.phase === 'roll' && after.piece === CAT,
    isGain: turned || after.won > before.won || inHoles(after) > inHoles(before) || after.started > before.started,
  };
};

/** What is silly about a decision, if anything. */
export const sillinessOf = (position: ChopPosition, move: ChopMove): Silliness | undefined => {
  const chosen = prospectOf(position, position.actionOf(move));
  const all = Array.from({ length: position.countActions() }, (_, index) =>
    prospectOf(position, position.actionAt(index)),
  );
  if (!chosen.isWon && all.some(({ isWon }) => isWon)) return 'win';
  if (position.piece === CAT) return chosen.caught === 0 && all.some(({ caught }) => caught > 0) ? 'catch' : undefined;
  const isGift = chosen.danger >= GIFT && !chosen.isGain && chosen.endsTurn;
  return isGift && all.some(({ danger }) => danger === 0) ? 'gift' : undefined;
};
