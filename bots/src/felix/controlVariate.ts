import { CARDS, type FelixOptions, type FelixTypes, felix } from '@miaou/felix';
import type { FelixPosition } from '@miaou/felix/search';
import { type Seat, SeededChance, seat as seatAt, seatsOf } from '@miaou/kit';
import { meanOf } from '../confidenceInterval.js';
import type { ControlVariate } from '../controlVariate.js';
import { networkFor } from './networkCache.js';
import { Observation } from './observation.js';
import { observePosition } from './observePosition.js';

const observation = new Observation();

/** The network's value of a match to a seat before the first card is laid. */
const valueOfDeal = (position: FelixPosition, seat: Seat): number => {
  const network = networkFor(position.setup.seats);
  observePosition(position, seat, observation);
  network.evaluate(observation);
  return network.bestValue();
};

/** The mean over all deals that a seat can tell apart before the first card: its removed card and the first seat (FS3, FS7). */
const meanOverDeals = (options: FelixOptions): number => {
  const own = seatAt(0);
  const deal = felix.deal(options, new SeededChance(0));
  const values = seatsOf(options.seats).flatMap((firstSeat) =>
    CARDS.map((card) => {
      const removed = deal.removed.map((other, seat) => (seat === own ? card : other));
      return valueOfDeal(felix.start(options, { ...deal, firstSeat, removed }) as FelixPosition, own);
    }),
  );
  return meanOf(values);
};

const means = new Map<string, number>();

const cachedMean = (options: FelixOptions): number => {
  const key = JSON.stringify(options);
  const mean = means.get(key) ?? meanOverDeals(options);
  means.set(key, mean);
  return mean;
};

/** Chance only deals; everything after that is decided by the players. */
export const felixControlVariate: ControlVariate<FelixTypes> = {
  ofDeal: (position, seat) => valueOfDeal(position as FelixPosition, seat) - cachedMean(position.options),
  ofMove: () => 0,
};
