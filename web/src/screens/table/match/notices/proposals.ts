import { type Seat, seat } from '@miaou/kit';
import type { PendingProposal, Snapshot } from '@miaou/table';

/** A proposal that is made during a match. */
export type WishInMatch = PendingProposal & { readonly wish: Exclude<PendingProposal['wish'], 'rematch'> };

export const wishInMatch = ({ wish }: Pick<Snapshot, 'wish'>): WishInMatch | undefined =>
  wish === undefined || wish.wish === 'rematch' ? undefined : (wish as WishInMatch);

/** The wish for another match, with how many of those who are asked would like it. */
export interface RematchWish {
  readonly by: Seat;
  readonly isMine: boolean;
  readonly change: boolean;
  readonly agreed: number;
  readonly asked: number;
}

const isGone = (facts: Snapshot['seats'][number]): boolean =>
  facts.person === undefined || facts.standIn === 'left' || facts.standIn === 'resigned';

export const rematchWish = (
  { wish, seats, away = {} }: Pick<Snapshot, 'wish' | 'seats' | 'away'>,
  mine: Seat | undefined,
): RematchWish | undefined => {
  if (wish?.wish !== 'rematch') return undefined;
  const { agreed, change = false } = wish;
  const waited = seats.filter((facts, index) => {
    const isAsked = !isGone(facts) && !(String(index) in away);
    return isAsked && !agreed.includes(seat(index));
  });
  return {
    by: wish.seat,
    isMine: mine !== undefined && agreed.includes(mine),
    change,
    agreed: agreed.length,
    asked: agreed.length + waited.length,
  };
};

/** The seats that a person plays now and that have not agreed yet. */
export const stillAsked = ({ seats, away = {} }: Snapshot, { agreed }: PendingProposal): readonly Seat[] =>
  seats.flatMap(({ person, ...facts }, index) => {
    const isAway = ('standIn' in facts && facts.standIn !== undefined) || String(index) in away;
    return person === undefined || isAway || agreed.includes(seat(index)) ? [] : [seat(index)];
  });

/** The reader's part in a proposal. */
export type WishRole = 'asked' | 'asking' | 'agreed' | 'watching';

export const wishRole = (wish: PendingProposal, mine: Seat | undefined): WishRole => {
  if (mine === undefined) return 'watching';
  if (wish.seat === mine) return 'asking';
  return wish.agreed.includes(mine) ? 'agreed' : 'asked';
};
