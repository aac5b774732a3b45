import { type Seat, seat } from '@miaou/kit';
import type { PendingWish, Snapshot } from '@miaou/table';

/** The seats that a person plays now and that have not agreed yet. */
export const stillAsked = ({ seats }: Snapshot, { agreed }: PendingWish): readonly Seat[] =>
  seats.flatMap(({ person, ...facts }, index) => {
    const isAway = 'standIn' in facts && facts.standIn !== undefined;
    return person === undefined || isAway || agreed.includes(seat(index)) ? [] : [seat(index)];
  });

/** What a wish is to the one who looks. */
export type WishRole = 'asked' | 'asking' | 'agreed' | 'watching';

export const wishRole = (wish: PendingWish, mine: Seat | undefined): WishRole => {
  if (mine === undefined) return 'watching';
  if (wish.seat === mine) return 'asking';
  return wish.agreed.includes(mine) ? 'agreed' : 'asked';
};
