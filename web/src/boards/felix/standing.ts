import type { FelixView } from '@miaou/felix';
import type { Seat } from '@miaou/kit';
import type { Halt } from '../board';
import { auctionFacts } from './auction';
import type { FelixWords, Who } from './texts/words';
import { whoIs, winnersOf } from './who';

const auctionTitle = (view: FelixView, me: Seat, names: readonly string[], words: FelixWords): string => {
  const { leader, highest, isLast } = auctionFacts(view, []);
  const [turn] = view.toMove;
  if (turn === me) return isLast ? words.buyOrLeave : words.yourTurn;
  if (view.passes.includes(me)) return words.youPassed;
  if (leader === me) return words.youLead(highest);
  return turn === undefined ? words.youWait : words.waitFor(names[turn] ?? '');
};

/** What the reader's own band says. */
export const bandTitle = (
  view: FelixView,
  names: readonly string[],
  words: FelixWords,
  halt: Halt | null = null,
): string => {
  const { viewer, phase, toMove } = view;
  if (viewer === 'spectator') return words.watching;
  if (halt !== null && phase !== 'over') return words.halts[halt];
  switch (phase) {
    case 'over':
      return words.over;
    case 'place':
      return toMove.includes(viewer) ? words.chooseCard : words.youLaid;
    case 'auction':
      return auctionTitle(view, viewer, names, words);
  }
};

/** Where the match stands, in a few words. */
export const standingOf = (view: FelixView, names: readonly string[], words: FelixWords): string => {
  const { round, viewer, toMove, result, seats } = view;
  const who = (seat: Seat): Who => whoIs(seat, viewer, names);
  const { standing } = words;
  if (result !== undefined) return standing.over(winnersOf(result, viewer, names, words));
  if (view.phase === 'place') return standing.laying(round, words.list(toMove.map((seat) => who(seat) ?? words.you)));
  const [turn] = toMove;
  if (turn === undefined) return standing.settling(round);
  const highest = Math.max(...seats.map(({ bid }) => bid));
  const leader = seats.findIndex(({ bid }) => bid === highest) as Seat;
  return highest === 0 ? standing.noBid(round, who(turn)) : standing.auction(round, who(leader), highest, who(turn));
};
