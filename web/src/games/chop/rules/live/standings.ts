import type { Place, Square } from '@miaou/chop';
import { FIGURES } from '../figures';
import type { Kitchen } from '../kitchen';
import type { Standing } from './kitchenExample';

/** Where the cat of an example sits that is not drawn in it. */
const AWAY: Square = 'd3';

const standingIn = ({ mice = {}, cat }: Kitchen): Standing => ({
  mouse: (Object.keys(mice)[0] ?? 'N') as Place,
  cat: (cat ?? AWAY) as Square,
});

/** Who stands where when an example begins: as it is drawn. */
export const STANDINGS = {
  exact: standingIn(FIGURES.exact),
  danger: standingIn(FIGURES.danger),
  noReturn: standingIn(FIGURES.noReturn),
  lastMouse: standingIn(FIGURES.lastMouse),
} as const satisfies Readonly<Record<string, Standing>>;

export type StandingId = keyof typeof STANDINGS;
