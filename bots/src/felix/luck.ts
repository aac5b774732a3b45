import { CARDS, type FelixOptions, type FelixTypes, felix } from '@miaou/felix';
import type { FelixPosition } from '@miaou/felix/search';
import { type Seat, SeededChance, seat as seatAt, seatsOf } from '@miaou/kit';
import type { LuckGauge } from '../luck.js';
import { look } from './look.js';
import { mindFor } from './minds.js';
import { Sight } from './sight.js';

const sight = new Sight();

/** What the net thinks of a seat's match before the first card is laid. */
const prospect = (position: FelixPosition, seat: Seat): number => {
  const mind = mindFor(position.setup.seats);
  look(position, seat, sight);
  mind.consider(sight);
  return mind.values[mind.best()] as number;
};

/** The mean over all that a seat can tell apart before the first card: its own missing card and who begins (FS3, FS7). */
const meanProspect = (options: FelixOptions): number => {
  const own = seatAt(0);
  const deal = felix.deal(options, new SeededChance(0));
  const prospects = seatsOf(options.seats).flatMap((firstSeat) =>
    CARDS.map((card) => {
      const removed = deal.removed.map((other, seat) => (seat === own ? card : other));
      return prospect(felix.start(options, { ...deal, firstSeat, removed }) as FelixPosition, own);
    }),
  );
  return prospects.reduce((sum, value) => sum + value, 0) / prospects.length;
};

const means = new Map<string, number>();

const knownMean = (options: FelixOptions): number => {
  const key = JSON.stringify(options);
  const mean = means.get(key) ?? meanProspect(options);
  means.set(key, mean);
  return mean;
};

/** At Felix chance only deals: what is laid and bid afterwards is decided. */
export const felixGauge: LuckGauge<FelixTypes> = {
  ofDeal: (position, seat) => prospect(position as FelixPosition, seat) - knownMean(position.options),
  ofMove: () => 0,
};
