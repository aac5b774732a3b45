import { countMice, type FelixMove, type FelixTypes, type FelixView } from '@miaou/felix';
import { drawn, type Seat } from '@miaou/kit';
import type { Bot, BotRequest } from '../bot.js';
import { valueOf } from './cards.js';
import { expectedSack } from './sackValue.js';
import { seenRow } from './seenRow.js';

type Request = BotRequest<FelixTypes>;
type Place = Extract<FelixMove, { type: 'place' }>;

const isPlace = (move: FelixMove): move is Place => move.type === 'place';

/** How many of the others own more mice than this seat, by counting (FK3). */
const richerThan = (view: FelixView, seat: Seat): number => {
  const mice = countMice(view);
  const own = mice[seat] ?? 0;
  return mice.filter((others) => others > own).length;
};

/**
 * Lays by the purse. Who can outbid most of the others puts what is worth having into the sack, who cannot puts in what another
 * will be sorry to buy: a card is drawn from the better or the worse half of the hand, so that others cannot read it.
 */
const lay = ({ view, seat, legalMoves, chance }: Request): FelixMove => {
  const places = legalMoves.filter(isPlace).toSorted((a, b) => valueOf(a.card) - valueOf(b.card));
  const half = Math.ceil(places.length / 2);
  const isRich = 2 * richerThan(view, seat) < view.options.seats - 1;
  return drawn(isRich ? places.slice(-half) : places.slice(0, half), chance);
};

/** Raises by as little as possible while the sack is worth more than the bid and the mice for passing together. */
const bidOrPass = ({ view, legalMoves }: Request): FelixMove => {
  const raise = legalMoves.find((move) => move.type === 'bid');
  const forPassing = view.coins[0] ?? 0;
  if (raise === undefined || expectedSack(seenRow(view), view.options) <= raise.amount + forPassing)
    return { type: 'pass' };
  return raise;
};

/** Looks no further than the sack on the table. */
export const greedy: Bot<FelixTypes> = {
  name: 'greedy',
  choose: (request) => (request.view.phase === 'place' ? lay(request) : bidOrPass(request)),
};
