import type { Card, Dog } from '@miaou/felix';
import type { Seat } from '@miaou/kit';
import type { HiddenPicture } from '../../board';

const STEMS: Readonly<Record<Card, string>> = {
  '-8': 'n8',
  '-5': 'n5',
  '3': '3',
  '5': '5',
  '8': '8',
  '11': '11',
  '15': '15',
  rabbit: 'rabbit',
  bigDog: 'dog-big',
  smallDog: 'dog-small',
};

/** The symbol of a card's front. */
export const frontOf = (card: Card): string => `card-${STEMS[card]}`;

/** The symbol of what stands on a card, without the card. */
export const figureOf = (card: Card): string => (isDog(card) || card === 'rabbit' ? STEMS[card] : `cat-${STEMS[card]}`);

/** The symbol of the small sign that stands for a card where there is no room for it. */
export const badgeOf = (card: Card): string => `badge-${STEMS[card]}`;

/** The symbol of a seat's card back; the passive player's (null) is plain and drawn by the card itself. */
export const backOf = (owner: Seat | null): string | null => (owner === null ? null : `back-${owner + 1}`);

export const isDog = (card: Card | undefined): card is Dog => card === 'bigDog' || card === 'smallDog';

/** What a card counts at the end: rabbits and dogs nothing (FE2). */
export const valueOf = (card: Card): number => {
  const value = Number(card);
  return Number.isNaN(value) ? 0 : value;
};

export const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

/** A card that may have lain face down. */
export const hiddenCard = (card: Card): HiddenPicture => {
  if (isDog(card)) return { symbol: badgeOf(card), tone: 'odd' };
  const value = valueOf(card);
  return { symbol: badgeOf(card), tone: value === 0 ? 'plain' : value > 0 ? 'good' : 'bad' };
};

/** From the best to the worst; what counts nothing comes last. */
export const byWorth = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => rank(b) - rank(a));

const rank = (card: Card): number => valueOf(card) || -100;
