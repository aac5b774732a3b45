import { type FelixView, rowOwners, unseenCards } from '@miaou/felix';
import { isDog, valueOf } from '../cardSymbols';

/** From here on a cat makes a difference that one remembers. */
const MUCH = 8;

/** What all may know: the cards that lie face down are nobody's, not even the reader's own. */
const asEverybodySees = (view: FelixView): FelixView => ({
  ...view,
  row: view.row.map(({ seat }, place) => {
    const card = place < view.faceUp ? view.row[place]?.card : undefined;
    return { seat, ...(card === undefined ? {} : { card }) };
  }),
});

/**
 * Whether the next card to turn up is the last of its row and may still be a dog or a cat that counts much. It follows from what everybody
 * has seen and from nothing else: a card that trembles says nothing about what it is (FK1).
 */
export const isMuchAtStake = (before: FelixView): boolean => {
  const last = before.row.length - 1;
  if (last < 0 || before.faceUp !== last) return false;
  const owner = rowOwners(before.first, before.options.seats)[last] ?? null;
  return unseenCards(asEverybodySees(before), owner).some((card) => isDog(card) || Math.abs(valueOf(card)) >= MUCH);
};
