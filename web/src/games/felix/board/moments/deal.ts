import type { FelixView } from '@miaou/felix';

/** What the deal shows: all cards in the box, on their way to the seats, one of each hand on its way out, and gone. */
export type DealPhase = 'box' | 'dealing' | 'leaving' | 'gone' | 'done';

export const NEXT_PHASE: Readonly<Record<DealPhase, DealPhase>> = {
  box: 'dealing',
  dealing: 'leaving',
  leaving: 'gone',
  gone: 'done',
  done: 'done',
};

/** The pause between two cards of one hand, in milliseconds. */
export const DEAL_APART = 30;

/** Nothing has happened yet: whoever comes later finds the cards where they are. */
export const isFreshDeal = ({ round, phase, row, past }: FelixView, told: number): boolean =>
  told === 0 && round === 1 && phase === 'place' && row.length === 0 && past.length === 0;
