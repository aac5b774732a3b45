import { chop, KITCHEN, type Square, type TileKind } from '@miaou/chop';
import { at, SeededChance } from '@miaou/kit';
import { tiledSquaresOf } from '../../board/kitchen/geometry';
import { VIEW } from './kitchenExample';

/** Which tile lies where when a match begins: shuffled anew each time (CB5). */
export const layTiles = (times: number): ReadonlyMap<Square, TileKind> => {
  const { tiles } = chop.deal(VIEW.options, new SeededChance(`tiles ${times}`));
  return new Map(tiledSquaresOf(KITCHEN).map((square, index) => [square, at(tiles, index)]));
};
