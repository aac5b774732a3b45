import {
  CARDS,
  type Card,
  type Cat,
  type FelixEvent,
  type FelixTypes,
  type FelixView,
  isLastChoiceIn,
} from '@miaou/felix';
import {
  type FirstTime,
  type PieceTip,
  registerExplanations,
  type Situation,
} from '../../../../explanations/explanations';
import { auctionFacts } from '../auction/auctionFacts';
import { badgeOf, isDog, valueOf } from '../cardSymbols';
import { boardTexts } from '../texts/index';
import type { PieceName } from './pieces';
import { explanationTexts } from './texts/index';
import type { FelixExplanationWords, PlainPiece } from './texts/words';

const catTip = (words: FelixExplanationWords, cat: Cat): PieceTip => {
  const value = valueOf(cat);
  return value > 0
    ? { name: words.cats[cat], means: words.good(value), also: words.bigDogTakes }
    : { name: words.cats[cat], means: words.bad(-value), also: words.smallDogTakes };
};

const cardTip = (words: FelixExplanationWords, card: Card, { options }: FelixView): PieceTip => {
  const symbol = badgeOf(card);
  if (isDog(card)) return { symbol, ...words.pieces[card] };
  if (card === 'rabbit') return { symbol, name: words.rabbit.name, means: words.rabbit.means[options.edition] };
  return { symbol, ...catTip(words, card) };
};

const PLAIN: Readonly<Partial<Record<PieceName, { readonly piece: PlainPiece; readonly symbol?: string }>>> = {
  hidden: { piece: 'hidden' },
  mouseCard: { piece: 'mouseCard', symbol: 'mouse-1' },
  nextMouseCard: { piece: 'mouseCard', symbol: 'mouse-1' },
  sack: { piece: 'sack', symbol: 'sack' },
  bank: { piece: 'bank', symbol: 'bank' },
  bid: { piece: 'bid' },
  first: { piece: 'first', symbol: 'first' },
  purse: { piece: 'purse', symbol: 'mouse-1' },
  won: { piece: 'won', symbol: 'won' },
};

const isCard = (name: string | undefined): name is Card => CARDS.some((card) => card === name);

const tipOf = (piece: string, view: FelixView): PieceTip | undefined => {
  const { words } = explanationTexts;
  const [kind, card] = piece.split(' ');
  if (isCard(card)) {
    const name = words.own.name(boardTexts.words.cards[card]);
    return kind === 'own' ? { symbol: badgeOf(card), name, means: words.own.means } : cardTip(words, card, view);
  }
  if (piece === 'others')
    return { symbol: 'mouse-1', ...words.pieces[view.options.money === 'open' ? 'othersOpen' : 'othersSecret'] };
  const plain = PLAIN[piece as PieceName];
  if (plain === undefined) return;
  const { symbol } = plain;
  return { ...(symbol === undefined ? {} : { symbol }), ...words.pieces[plain.piece] };
};

/** Only what is so by the plain rule: a dog that finds no cat to its taste would not show it (FD4). */
const dogLine = (words: FelixExplanationWords, event: FelixEvent): FirstTime | undefined => {
  if (event.type === 'dogsLeft' && event.dogs.length > 1)
    return { topic: 'twoDogs', piece: 'sack', text: words.first.twoDogs };
  if (event.type !== 'catChased') return;
  const isPlain = event.dog === 'bigDog' ? valueOf(event.card) > 0 : valueOf(event.card) < 0;
  return isPlain ? { topic: event.dog, piece: 'sack', text: words.first[event.dog] } : undefined;
};

const factLine = ({ last, seat }: Situation<FelixTypes>): FirstTime | undefined => {
  if (last === null) return;
  const { words } = explanationTexts;
  const { event } = last;
  switch (event.type) {
    case 'cardLaid':
      return event.seat === seat && event.card !== undefined
        ? { topic: 'laid', piece: `own ${event.card}` satisfies PieceName, text: words.first.laid }
        : undefined;
    case 'sackBought':
      return { topic: 'buyer', piece: 'first', text: words.first.buyer };
    case 'mouseCardsLeftEmpty':
      return event.reason === 'bank' ? { topic: 'bankEmpty', piece: 'bank', text: words.first.bankEmpty } : undefined;
    default:
      return dogLine(words, event);
  }
};

const decisionLine = ({ view, choices, seat }: Situation<FelixTypes>): FirstTime | undefined => {
  const { words } = explanationTexts;
  const isBidding = view.phase === 'auction' && view.toMove.length > 0;
  if (isBidding && auctionFacts(view, []).leader === seat)
    return { topic: 'lead', piece: 'bid', text: words.first.lead, whileTrue: true };
  if (!choices.moves.some(({ type }) => type === 'pass')) return;
  if (isLastChoiceIn(view))
    return { topic: 'lastChoice', piece: 'sack', text: words.first.lastChoice, whileTrue: true };
  const [mice] = view.coins;
  return mice === undefined ? undefined : { topic: 'pass', piece: 'nextMouseCard', text: words.first.pass(mice) };
};

export default registerExplanations<FelixTypes>({
  ready: () => explanationTexts.ready(),
  tipOf,
  firstTimes: (situation) => [factLine(situation), decisionLine(situation)].filter((line) => line !== undefined),
});
