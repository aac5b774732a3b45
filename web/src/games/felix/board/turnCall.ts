import type { FelixMove, FelixTypes, FelixView } from '@miaou/felix';
import type { OwedDecision } from '../../board';
import { auctionFacts, signed, worthOf } from './auction/auctionFacts';
import type { FelixWords } from './texts/words';

const layCall = (words: FelixWords): readonly string[] => [words.call.chooseCard];

/** Buy for one mouse or let the row go (FX1). */
const lastCall = (view: FelixView, { call }: FelixWords): readonly string[] => {
  const worth = worthOf(view);
  return [call.buyOrLeave, ...(worth === null ? [] : [call.worth(signed(worth))])];
};

const bidCall = (
  view: FelixView,
  moves: readonly FelixMove[],
  names: readonly string[],
  { call }: FelixWords,
): readonly string[] => {
  const { leader, highest, ownBid, nextPay, bids } = auctionFacts(view, moves);
  const [lowest] = bids;
  return [
    leader === null ? call.noBid : call.leads(names[leader] ?? '', highest),
    call.pass(ownBid, nextPay),
    lowest === undefined ? call.cannotRaise : call.lowest(lowest),
  ];
};

/** "Your turn. Mirek leads with 3. Pass: take 2 mice. Lowest bid 4. You have 15." */
export const turnCall = (
  { view, choices }: OwedDecision<FelixTypes>,
  names: readonly string[],
  words: FelixWords,
): string => {
  const { viewer, phase } = view;
  if (viewer === 'spectator' || phase === 'over') return '';
  const moves = choices.moves as readonly FelixMove[];
  const said = (): readonly string[] => {
    if (phase === 'place') return layCall(words);
    return auctionFacts(view, moves).isLast ? lastCall(view, words) : bidCall(view, moves, names, words);
  };
  const { call, sentences } = words;
  return sentences([call.yourTurn, ...said(), call.youHave(view.seats[viewer]?.mice ?? 0)]);
};
