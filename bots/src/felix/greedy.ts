import type { FelixMove, FelixTypes } from '@miaou/felix';
import { drawn } from '@miaou/kit';
import type { Bot, BotRequest } from '../bot.js';
import { valueOf } from './cards.js';
import { isRich } from './rich.js';
import { expectedSack } from './sackValue.js';
import { seenRow } from './seenRow.js';

type Request = BotRequest<FelixTypes>;
type Place = Extract<FelixMove, { type: 'place' }>;

const isPlace = (move: FelixMove): move is Place => move.type === 'place';

/**
 * Lays by the purse. Who can outbid most of the others puts what is worth having into the sack, who cannot puts in what another
 * will be sorry to buy: a card is drawn from the better or the worse half of the hand, so that others cannot read it.
 */
const lay = ({ view, seat, legalMoves, chance }: Request): FelixMove => {
  const places = legalMoves.filter(isPlace).toSorted((a, b) => valueOf(a.card) - valueOf(b.card));
  const half = Math.ceil(places.length / 2);
  return drawn(isRich(view, seat) ? places.slice(-half) : places.slice(0, half), chance);
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
