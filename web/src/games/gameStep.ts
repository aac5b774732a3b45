import type { GameTypes } from '@miaou/kit';

/** One event of a match with the views around it. */
export interface GameStep<T extends GameTypes = GameTypes> {
  readonly event: T['event'];
  readonly before: T['view'];
  readonly after: T['view'];
}
