import type { Card, FelixTypes } from '@miaou/felix';
import { type Seat, seat } from '@miaou/kit';
import type { Feeling, Feelings, GameStep } from '../../board';
import { isDog, pointsOf } from './cardSymbols';

/** A sack of so many points is a good one; one of none or fewer is a bad one. */
const GOOD_SACK = 12;

const seatsOf = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, index) => seat(index));

/** The one feels this, all others that. */
const apart = (seats: number, one: readonly Seat[], feels: Feeling, others: Feeling): Feelings =>
  new Map(seatsOf(seats).map((each) => [each, one.includes(each) ? feels : others]));

const allOf = (seats: number, feels: Feeling): Feelings => apart(seats, [], feels, feels);

const atSale = (seats: number, buyer: Seat, cards: readonly Card[]): Feelings => {
  const points = pointsOf(cards);
  if (points >= GOOD_SACK) return apart(seats, [buyer], 'joy', 'admiration');
  return points <= 0 ? apart(seats, [buyer], 'grief', 'glee') : new Map();
};

/** What lies face down when it happens (`cardLaid`) moves nobody: only its owner is told what it is. */
export const feelings = ({ event, after }: GameStep<FelixTypes>): Feelings => {
  const { seats } = after.options;
  switch (event.type) {
    case 'cardTurned':
      return isDog(event.card) ? allOf(seats, 'fright') : new Map();
    case 'catChased':
      return allOf(seats, 'fright');
    case 'sackBought':
      return atSale(seats, event.seat, event.cards);
    case 'matchEnded':
      return apart(seats, event.result.winners, 'joy', 'admiration');
    default:
      return new Map();
  }
};
