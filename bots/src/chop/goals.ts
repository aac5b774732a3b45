import { ALL_HOLES, type CellSet, type ChopPosition, has } from '@miaou/chop/search';

/** What `findGoals` found last. */
export const goals: CellSet = { low: 0, high: 0 };

/** Finds the cells that the mice run for: cheese that they can take, face-down tiles, or a free hole once all the cheese is won. */
export const findGoals = ({ setup, won, cat, cheese, faceDown, miceSet }: ChopPosition): void => {
  const isWon = won === setup.cheeses;
  goals.low = isWon ? 0 : cheese.low | faceDown.low;
  goals.high = isWon ? ALL_HOLES & ~miceSet.high : cheese.high | faceDown.high;
  if (!isWon && has(cheese, cat)) {
    if (cat < 32) goals.low &= ~(1 << cat);
    else goals.high &= ~(1 << (cat - 32));
  }
};
