import type { Hint } from '@miaou/bots';
import { type GameTypes, sameJson } from '@miaou/kit';
import type { HintTask } from '../local/botTask';

/** A decision as it was when somebody asked. */
export type Asked = Pick<HintTask, 'game' | 'seat' | 'view' | 'legalMoves'>;

/** Hints for one decision, the best first; null while they are thought of. */
export interface Counsel {
  readonly asked: Asked;
  readonly hints: readonly Hint[] | null;
}

/** Advice holds while the same moves are open. While things move none is, and it stays in sight. */
export const counselFor = (counsel: Counsel | null, legalMoves: readonly GameTypes['move'][]): Counsel | null =>
  legalMoves.length === 0 || sameJson(counsel?.asked.legalMoves, legalMoves) ? counsel : null;
