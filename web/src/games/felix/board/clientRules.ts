import { type FelixView, follow, legalMovesIn } from '@miaou/felix';
import type { Seat } from '@miaou/kit';

/** Works on views alone, without the positions that only the owner of a table needs. */
export const clientRules = {
  follow,
  choices: (view: FelixView, seat: Seat) => ({ moves: legalMovesIn(view, seat), roll: false }),
};
