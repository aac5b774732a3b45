import { type CrumbsMove, type CrumbsTypes, crumbs, eatenIn } from '@miaou/crumbs';
import { at, randomAction } from '@miaou/kit';
import type { Bot, BotRequest } from '../bot.js';

type Request = BotRequest<CrumbsTypes>;

/** What a move gains over the mean of all seats by the end of the round, if the others do what chance draws for them. */
const gainOnce = ({ view, seat, chance }: Request, move: CrumbsMove): number => {
  const position = crumbs.sample(view, chance);
  const { length } = view.past;
  position.play(seat, move);
  while (position.state().past.length === length) position.act(randomAction(position, chance));
  const eaten = eatenIn(position.state().past.slice(length), view.options.seats);
  return at(eaten, seat) - eaten.reduce((sum, one) => sum + one, 0) / view.options.seats;
};

/** Tries each move in so many rounds drawn from what it may know, and makes the one that gains most. */
export const samplingBot = (name: string, samples: number): Bot<CrumbsTypes> => ({
  name,
  choose: (request) => {
    const gainOf = (move: CrumbsMove): number =>
      Array.from({ length: samples }, () => gainOnce(request, move)).reduce((sum, gain) => sum + gain, 0);
    const gains = request.legalMoves.map(gainOf);
    return at(request.legalMoves, gains.indexOf(Math.max(...gains)));
  },
});
