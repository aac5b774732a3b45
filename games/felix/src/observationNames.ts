import { seatsOf } from '@miaou/kit';
import { rowLength } from './amounts.js';
import { OWNERS } from './observation.js';
import { CARDS, type FelixOptions } from './types.js';

const TABLE = [
  'seated',
  'filou',
  'mostNegative',
  'phase.place',
  'phase.auction',
  'phase.over',
  'round',
  'bank',
  'filled',
  'nextPayment',
  'highestBid',
  'lastChoice',
];

const cardNames = (of: string): string[] => CARDS.map((card) => `${of}.${card}`);

const placeNames = (place: number): string[] => [
  `row.${place}.laid`,
  `row.${place}.faceUp`,
  ...seatsOf(OWNERS).map((owner) => `row.${place}.owner.${owner}`),
  ...cardNames(`row.${place}.card`),
];

const seatNames = (seat: number): string[] => [
  ...['toMove', 'bidding', 'first', 'bid', 'mice', 'points'].map((fact) => `seat.${seat}.${fact}`),
  ...cardNames(`seat.${seat}.shown`),
];

/** A name for every number of an observation, in its order. Seats are counted from the viewer's own, as in the observation. */
export const observationNames = ({ seats }: FelixOptions): readonly string[] => [
  ...TABLE,
  ...cardNames('hand'),
  ...cardNames('removed'),
  ...Array.from({ length: rowLength(seats) }, (_, place) => placeNames(place)).flat(),
  ...seatsOf(seats).flatMap(seatNames),
  ...(seats === 3 ? cardNames('passive.shown') : []),
];
