import type { FelixTypes } from '@miaou/felix';
import type { Viewer } from '@miaou/kit';
import type { GameStep } from '../../../board';
import { type Sale, salesIn } from './sales';

/** The sack that brought a player most, and the one that cost most, of those that nobody else bought for them. */
export const bestAndWorst = (
  steps: readonly GameStep<FelixTypes>[],
  player: Viewer,
  decided: (index: number) => boolean = () => true,
): { readonly best: Sale | undefined; readonly worst: Sale | undefined } => {
  const own = salesIn(steps).filter(({ event, index }) => event.seat === player && decided(index));
  const [best, worst] = [own[0], own.at(-1)];
  return {
    best: best !== undefined && best.gain > 0 ? best : undefined,
    worst: worst !== undefined && worst.gain < 0 ? worst : undefined,
  };
};
