import { CARDS, type Card } from '@miaou/felix';
import type { Strip } from '../../../../rules/picture';
import { frontOf } from '../../board/cardSymbols';

/** The cards that a figure shows face up, among whatever else it shows. */
export const cardsIn = ({ items }: Strip): readonly Card[] =>
  items.flatMap(({ drawing }) => CARDS.filter((card) => frontOf(card) === drawing));
