import { countMice, type FelixView } from '@miaou/felix';
import type { Seat } from '@miaou/kit';

/** How many of the others own more mice than this seat, by counting (FK3). */
const richerThan = (view: FelixView, seat: Seat): number => {
  const mice = countMice(view);
  const own = mice[seat] ?? 0;
  return mice.filter((others) => others > own).length;
};

/** True for a seat that can outbid most of the others. */
export const isRich = (view: FelixView, seat: Seat): boolean => 2 * richerThan(view, seat) < view.options.seats - 1;
