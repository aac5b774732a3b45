import { type Seat, seat } from '@miaou/kit';
import type { PendingProposal, Snapshot } from '@miaou/table';

/** The seats that a person plays now and that have not agreed yet. */
export const stillAsked = ({ seats }: Snapshot, { agreed }: PendingProposal): readonly Seat[] =>
  seats.flatMap(({ person, ...facts }, index) => {
    const isAway = 'standIn' in facts && facts.standIn !== undefined;
    return person === undefined || isAway || agreed.includes(seat(index)) ? [] : [seat(index)];
  });

/** The reader's part in a proposal. */
export type WishRole = 'asked' | 'asking' | 'agreed' | 'watching';

export const wishRole = (wish: PendingProposal, mine: Seat | undefined): WishRole => {
  if (mine === undefined) return 'watching';
  if (wish.seat === mine) return 'asking';
  return wish.agreed.includes(mine) ? 'agreed' : 'asked';
};
