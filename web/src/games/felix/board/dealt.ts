import { CARDS, type Card, type FelixDeal } from '@miaou/felix';
import { seat } from '@miaou/kit';
import type { DealtLine } from '../../board';
import { badgeOf, byWorth } from './cardSymbols';
import type { FelixWords } from './texts/words';

const pictures = (cards: readonly Card[], words: FelixWords): DealtLine['pictures'] =>
  cards.map((card) => ({ symbol: badgeOf(card), label: words.cards[card] }));

/** The hand of each seat, beginning with the one that opens, then the passive player's cards as they come. */
export const dealtLines = (deal: FelixDeal, words: FelixWords): readonly DealtLine[] => {
  const { firstSeat, removed } = deal;
  const hands = removed.map((_, index) => {
    const owner = seat((firstSeat + index) % removed.length);
    const cards = byWorth(CARDS.filter((card) => card !== removed[owner]));
    return { seat: owner, pictures: pictures(cards, words) };
  });
  return 'dummy' in deal ? [...hands, { pictures: pictures(deal.dummy, words) }] : hands;
};
