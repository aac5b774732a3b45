import type { Card, FelixMove, FelixTypes } from '@miaou/felix';
import { type Action, moveOf, PASS } from '@miaou/felix/search';
import type { Adviser, Gain, Hint } from '../adviser.js';
import { type CalibrationCurve, calibratedHint } from '../calibration.js';
import { CALIBRATION } from './calibration.js';
import { networkFor } from './networkCache.js';
import { highestBid, Observation } from './observation.js';
import { observeView } from './observeView.js';
import { type Candidate, PlayoutSearch, spreadOf, valueOf } from './playoutSearch.js';
import { type PolicyNetwork, RAISES } from './policyNetwork.js';
import { expectedSack } from './sackValue.js';
import { playoutsFor } from './searchBot.js';

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

const richestOther = ({ mice, seats, inside }: Observation, among: 'all' | 'inside'): number => {
  let richest = 0;
  for (let by = 1; by < seats; by++)
    if (among === 'all' || ((inside >>> by) & 1) === 1) richest = Math.max(richest, mice[by] ?? 0);
  return richest;
};

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

const CURVES: Readonly<Record<string, CalibrationCurve>> = CALIBRATION;
const AS_IT_IS: CalibrationCurve = { rise: 1, fall: 1, shift: 0 };

const MOST_COMPARED = 5;

/** The bids worth comparing, the network's favourites first. What no rival can outbid would tell the richest one's mice (FK3). */
const bidsToCompare = (network: PolicyNetwork, observation: Observation, isOpen: boolean): readonly Action[] => {
  network.evaluate(observation);
  const bids = Array.from({ length: network.count }, (_, index) => ({
    action: network.actionAt(index),
    value: network.values[index] ?? 0,
  })).filter(({ action }) => action > PASS && (isOpen || RAISES.includes(action - PASS - observation.highest)));
  return bids.toSorted((one, other) => other.value - one.value).map(({ action }) => action);
};

/** In an auction passing and the next bid are always compared, whatever the network thinks of them. */
const actionsToCompare = (network: PolicyNetwork, observation: Observation, isOpen: boolean): readonly Action[] => {
  const next = PASS + observation.highest + 1;
  const plain = highestBid(observation) > observation.highest ? [PASS, next] : [PASS];
  return [...new Set([...plain, ...bidsToCompare(network, observation, isOpen)])].slice(0, MOST_COMPARED);
};

/** Of ten playouts the best and the worst are left out. */
const gainOf = ({ gains }: Candidate): Gain | undefined => {
  if (gains.length === 0) return undefined;
  const sorted = gains.toSorted((one, other) => one - other);
  const bound = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { mean: gains.reduce((sum, gain) => sum + gain, 0) / gains.length, low: bound(0.1), high: bound(0.9) };
};

const hintOf = (observation: Observation, candidate: Candidate, isOpen: boolean): Hint<FelixTypes, FelixReason> => {
  const move = moveOf(candidate.action);
  const gain = observation.isAuction ? gainOf(candidate) : undefined;
  return {
    move,
    ...calibratedHint(CURVES[`${observation.seats} seats`] ?? AS_IT_IS, {
      value: valueOf(candidate),
      spread: spreadOf(candidate),
    }),
    ...(gain === undefined ? {} : { gain }),
    reason: reasonFor(observation, move, isOpen),
  };
};

/** Chances to win that differ by less than this are level: playouts cannot tell them apart. */
const LEVEL = 0.02;

type FelixHint = Hint<FelixTypes, FelixReason>;

/** Of the options that are level with the best one, the one that brings most points comes first: it is what the reader can see. */
const pointsFirst = (ranked: readonly FelixHint[]): readonly FelixHint[] => {
  const best = ranked[0];
  if (best?.gain === undefined) return ranked;
  const level = ranked.filter(({ value }) => value >= best.value - LEVEL);
  const leader = level.reduce((one, other) => ((other.gain?.mean ?? 0) > (one.gain?.mean ?? 0) ? other : one));
  return [leader, ...ranked.filter((hint) => hint !== leader)];
};

/** Ranks the options as the strongest bot does. */
export const felixAdviser: Adviser<FelixTypes, FelixReason> = {
  rank: ({ view, seat, budget, chance }) => {
    const observation = new Observation();
    observeView(view, seat, observation);
    const isOpen = view.options.money === 'open';
    const network = networkFor(view.options.seats);
    const actions = observation.isAuction ? { actions: actionsToCompare(network, observation, isOpen) } : {};
    return pointsFirst(
      new PlayoutSearch(network)
        .rank({ view, seat, observation, playouts: playoutsFor(budget), ...actions }, chance)
        .map((candidate) => hintOf(observation, candidate, isOpen)),
    );
  },
};
