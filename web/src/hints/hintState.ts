import type { Hint } from '@miaou/bots';
import type { DecisionTask } from '@miaou/host';
import { type GameTypes, sameJson } from '@miaou/kit';

/** The decision that hints were asked for. */
export type HintRequest = Pick<DecisionTask, 'game' | 'seat' | 'view' | 'legalMoves'>;

/** Hints for one decision, the best first; null while they are computed. */
export interface HintState {
  readonly asked: HintRequest;
  readonly hints: readonly Hint[] | null;
}

/** Hints are valid while the same moves are open. During an animation none is open, and they stay visible. */
export const currentHintState = (
  state: HintState | null,
  legalMoves: readonly GameTypes['move'][],
): HintState | null => (legalMoves.length === 0 || sameJson(state?.asked.legalMoves, legalMoves) ? state : null);
