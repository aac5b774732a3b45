import { type Action, actOutOfTurn, type FelixPosition, miceOf, PASS, wonBy } from '@miaou/felix/search';
import { at, type Chance, type Seat } from '@miaou/kit';
import { type Observation, tabulatedPoints } from './observation.js';
import { observePosition } from './observePosition.js';
import type { Policy } from './policy.js';

/** What a seat would count if the match ended here (FE2). */
export const totalOf = (position: FelixPosition, seat: Seat): number =>
  miceOf(position, seat) + tabulatedPoints(wonBy(position, seat));

/** FR4 */
const mustPass = (position: FelixPosition): boolean =>
  position.phase === 'auction' && miceOf(position, position.actor) <= position.highest;

/**
 * Makes a decision and plays the rest of its round as the policies of the seats decide. The position stands at the beginning of the next round
 * afterwards, or at the end.
 */
export const playOutRound = (
  position: FelixPosition,
  { seat, action }: { readonly seat: Seat; readonly action: Action },
  policies: readonly Policy[],
  observation: Observation,
  chance: Chance,
): void => {
  const { round } = position;
  actOutOfTurn(position, seat, action);
  while (position.phase !== 'over' && position.round === round) {
    if (mustPass(position)) position.act(PASS);
    else {
      observePosition(position, position.actor, observation);
      position.act(at(policies, position.actor)(observation, chance));
    }
  }
};
