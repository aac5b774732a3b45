import type { FelixTypes } from '@miaou/felix';
import type { GameStep } from '../../../board';
import { pointsOf } from '../cardSymbols';

/** A sack that somebody bought, and its place among all facts. */
export interface Sale {
  readonly step: GameStep<FelixTypes>;
  readonly event: Extract<FelixTypes['event'], { readonly type: 'sackBought' }>;
  readonly index: number;
  /** What it was worth. */
  readonly points: number;
  /** What it brought: its points without its price. */
  readonly gain: number;
}

/** All sales, those that brought most first. */
export const salesIn = (steps: readonly GameStep<FelixTypes>[]): readonly Sale[] =>
  steps
    .flatMap((step, index) => {
      const { event } = step;
      if (event.type !== 'sackBought') return [];
      const points = pointsOf(event.cards);
      return [{ step, event, index, points, gain: points - event.price }];
    })
    .toSorted((one, other) => other.gain - one.gain);
