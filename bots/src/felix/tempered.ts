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

/** How a bidder who looks no further than the sack differs from another. */
export interface Temper {
  /** Adds to what the sack seems worth, in mice: bold above 0, cautious below. */
  readonly courage: number;
  /** How far it may misjudge a sack either way, in mice. */
  readonly misjudges: number;
  /** The most it raises by at once. */
  readonly leap: number;
  /** Mice it keeps back whatever the sack is worth. */
  readonly reserve: number;
  /** The part of the hand it lays from: 1 lays anything, 0.5 the better or the worse half. */
  readonly reach: number;
}

/** Who can outbid most of the others puts what is worth having into the sack, who cannot puts in what another will be sorry to buy. */
const lay = ({ view, seat, legalMoves, chance }: Request, { reach }: Temper): FelixMove => {
  const places = legalMoves.filter(isPlace).toSorted((a, b) => valueOf(a.card) - valueOf(b.card));
  const count = Math.ceil(places.length * reach);
  return drawn(isRich(view, seat) ? places.slice(-count) : places.slice(0, count), chance);
};

/** What it would pay at most, the mice for passing set aside. */
const limitOf = ({ view, seat, chance }: Request, { courage, misjudges, reserve }: Temper): number => {
  const error = misjudges === 0 ? 0 : chance.below(2 * misjudges + 1) - misjudges;
  const worth = expectedSack(seenRow(view), view.options) + courage + error - (view.coins[0] ?? 0);
  return Math.min(worth, (view.seats[seat]?.mice ?? 0) - reserve);
};

const bidOrPass = (request: Request, temper: Temper): FelixMove => {
  const limit = limitOf(request, temper);
  const raises = request.legalMoves.filter((move) => move.type === 'bid' && move.amount < limit);
  const raise = raises[Math.min(request.chance.below(temper.leap), raises.length - 1)];
  return raise ?? { type: 'pass' };
};

/** A bidder with a temper of its own. */
export const tempered = (name: string, temper: Temper): Bot<FelixTypes> => ({
  name,
  choose: (request) => (request.view.phase === 'place' ? lay(request, temper) : bidOrPass(request, temper)),
});
