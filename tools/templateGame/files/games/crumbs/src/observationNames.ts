import { seatsOf } from '@miaou/kit';
import { CRUMBS, type CrumbsOptions } from './types.js';

const seatNames = (seat: number): string[] => [
  `seat.${seat}.toMove`,
  `seat.${seat}.eaten`,
  ...CRUMBS.map((crumbs) => `seat.${seat}.took.${crumbs}`),
];

/** A name for every number of an observation, in its order. Seats are counted from the viewer's own. */
export const observationNames = ({ seats }: CrumbsOptions): readonly string[] => [
  'roundsOver',
  'plate',
  ...CRUMBS.map((crumbs) => `decided.${crumbs}`),
  ...seatsOf(seats).flatMap(seatNames),
];
