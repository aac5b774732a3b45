import type { Card, FelixMove, FelixTypes, FelixView } from '@miaou/felix';
import type { CalibrationCurve } from '../calibration.js';
import { adviserFrom } from '../review/hints.js';
import { type Observation, richestOther } from './observation.js';
import { observedBy } from './observeView.js';
import { RAISES } from './policyNetwork.js';
import { partOf, REVIEW_CURVES } from './review/calibration.js';
import { evaluate, WORLDS } from './review/evaluation.js';
import { expectedSack } from './sackValue.js';

const CURVES: Readonly<Record<string, CalibrationCurve>> = REVIEW_CURVES.known;

/** One's own mice and the most that another seat owns. Told only where money is open (FK3). */
interface Purses {
  readonly mine: number;
  readonly richest: number;
}

/** `points` is the expected value of the sack to this seat; prices and purses are in mice. */
export type FelixReason =
  /** The sack is worth more than the bid and the mice for passing. */
  | { readonly code: 'sack-worth-it'; readonly points: number; readonly price: number }
  /** Too little for the price, but another seat may have to pay more. */
  | { readonly code: 'drive-the-price'; readonly points: number; readonly price: number }
  /** After this bid no other seat has the mice to raise; only with open money. */
  | { readonly code: 'nobody-can-outbid'; readonly points: number; readonly price: number }
  /** FX1 */
  | { readonly code: 'cheapest-sack'; readonly points: number; readonly price: number }
  /** The price and the mice for passing are worth more than the sack. */
  | { readonly code: 'sack-too-dear'; readonly points: number; readonly price: number; readonly payment: number }
  /** The sack would be worth the next bid, but the mice are better kept. */
  | { readonly code: 'keep-the-mice'; readonly points: number; readonly price: number; readonly payment: number }
  /** FR4 */
  | { readonly code: 'cannot-raise'; readonly price: number }
  /** A good cat for a sack that this seat can afford. */
  | { readonly code: 'lay-what-you-can-buy'; readonly card: Card; readonly purses?: Purses }
  /** A good cat that makes others spend. */
  | { readonly code: 'lay-to-tempt'; readonly card: Card; readonly purses?: Purses }
  /** A bad cat for the buyer. */
  | { readonly code: 'lay-to-spoil'; readonly card: Card }
  | { readonly code: 'lay-a-blank'; readonly card: Card }
  | { readonly code: 'send-the-big-dog'; readonly card: Card }
  | { readonly code: 'send-the-small-dog'; readonly card: Card };

const reasonToLay = (observation: Observation, card: Card, isOpen: boolean): FelixReason => {
  if (card === 'bigDog') return { code: 'send-the-big-dog', card };
  if (card === 'smallDog') return { code: 'send-the-small-dog', card };
  if (card === 'rabbit') return { code: 'lay-a-blank', card };
  if (Number(card) < 0) return { code: 'lay-to-spoil', card };
  const purses = { mine: observation.mice[0] ?? 0, richest: richestOther(observation, 'all') };
  const code = purses.mine >= purses.richest ? 'lay-what-you-can-buy' : 'lay-to-tempt';
  return isOpen ? { code, card, purses } : { code, card };
};

const reasonToBid = (observation: Observation, price: number, isOpen: boolean): FelixReason => {
  const points = Math.round(expectedSack(observation));
  if (observation.isLastChoice) return { code: 'cheapest-sack', points, price };
  if (points <= price) return { code: 'drive-the-price', points, price };
  const isOutOfReach = isOpen && price >= richestOther(observation, 'inside');
  return { code: isOutOfReach ? 'nobody-can-outbid' : 'sack-worth-it', points, price };
};

const reasonToPass = (observation: Observation): FelixReason => {
  const { payment, highest } = observation;
  const price = highest + 1;
  if ((observation.mice[0] ?? 0) < price) return { code: 'cannot-raise', price };
  const points = Math.round(expectedSack(observation));
  return { code: points <= price + payment ? 'sack-too-dear' : 'keep-the-mice', points, price, payment };
};

const reasonFor = (observation: Observation, move: FelixMove, isOpen: boolean): FelixReason => {
  switch (move.type) {
    case 'place':
      return reasonToLay(observation, move.card, isOpen);
    case 'bid':
      return reasonToBid(observation, move.amount, isOpen);
    case 'pass':
      return reasonToPass(observation);
  }
};

/** A bid that just no rival can outbid would tell the mice of the richest one (FK3). */
const tellsNoPurse = ({ seats }: FelixView, move: FelixMove): boolean =>
  move.type !== 'bid' || RAISES.includes(move.amount - Math.max(...seats.map(({ bid }) => bid)));

const isOpen = ({ options }: FelixView): boolean => options.money === 'open';

export const felixAdviser = adviserFrom<FelixTypes, FelixReason>({
  worlds: WORLDS,
  worldsPerMillisecond: 1,
  evaluate,
  curveFor: ({ options }) => CURVES[partOf(options)],
  movesToCompare: (view, legalMoves) => legalMoves.filter((move) => isOpen(view) || tellsNoPurse(view, move)),
  tellsPoints: ({ phase }) => phase === 'auction',
  reasonFor: (view, seat, move) => reasonFor(observedBy(view, seat), move, isOpen(view)),
});
