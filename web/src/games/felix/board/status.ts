import type { FelixView } from '@miaou/felix';
import type { Seat } from '@miaou/kit';
import type { Who } from '../../../texts/people';
import type { Halt } from '../../board';
import { auctionFacts } from './auction/auctionFacts';
import { whoIs, winnersOf } from './playerNames';
import type { FelixWords } from './texts/words';

const auctionTitle = (view: FelixView, me: Seat, names: readonly string[], words: FelixWords): string => {
  const { leader, highest, isLast } = auctionFacts(view, []);
  const [turn] = view.toMove;
  if (turn === me) return isLast ? words.buyOrLeave : words.yourTurn;
  if (view.passes.includes(me)) return words.youPassed;
  if (leader === me) return turn === undefined ? words.youBuy(highest) : words.youLead(highest);
  return turn === undefined ? words.youWait : words.waitFor(names[turn] ?? '');
};

/** The title of the reader's own panel. */
export const panelTitle = (
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

/** The state of the match in a few words. */
export const matchStatus = (view: FelixView, names: readonly string[], words: FelixWords): string => {
  const { round, viewer, toMove, result, seats } = view;
  const who = (seat: Seat): Who => whoIs(seat, viewer, names);
  const { status } = words;
  if (result !== undefined) return status.over(winnersOf(result, viewer, names, words));
  if (view.phase === 'over') return status.counting;
  const [turn] = toMove;
  const highest = Math.max(...seats.map(({ bid }) => bid));
  if (turn === undefined) {
    if (view.faceUp === 0) return status.laid(round);
    return highest === 0 ? status.unwanted(round) : status.settling(round);
  }
  if (view.phase === 'place')
    return toMove.length === 1 ? status.laying(round, who(turn)) : status.missing(round, toMove.length);
  const leader = seats.findIndex(({ bid }) => bid === highest) as Seat;
  return highest === 0 ? status.noBid(round, who(turn)) : status.auction(round, who(leader), highest, who(turn));
};
