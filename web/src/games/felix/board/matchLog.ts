import type { FelixEvent, FelixTypes, FelixView } from '@miaou/felix';
import type { Seat } from '@miaou/kit';
import type { Who } from '../../../texts/people';
import type { GameStep, LogLine } from '../../board';
import { valueOf } from './cardSymbols';
import { whoIs, winnersOf } from './playerNames';
import type { FelixWords } from './texts/words';

type EventOf<T extends FelixEvent['type']> = Extract<FelixEvent, { type: T }>;

const emptyRule = ({ past }: FelixView): string => (past.at(-1)?.buyer === null ? 'FX2' : 'FB1');

const turnedRule = (seat: Seat | null, { options, faceUp, passes }: FelixView): string => {
  if (seat === null) return 'FT2';
  if (passes.length === options.seats - 1 && faceUp === options.seats) return 'FX1';
  if (options.seats === 3) return 'FT3';
  return faceUp === 1 ? 'FR2' : 'FR5';
};

const passedRule = ({ took }: EventOf<'passed'>, view: FelixView): string => {
  if (took > 0) return 'FR5';
  return view.unfilled ? emptyRule(view) : 'FX3';
};

/** FD2 and FD3 where the dog finds the cat it wants, FD4 where it takes another. */
const chaseRule = ({ dog, card }: EventOf<'catChased'>): string => {
  const isGood = valueOf(card) > 0;
  if (dog === 'bigDog') return isGood ? 'FD2' : 'FD4';
  return isGood ? 'FD4' : 'FD3';
};

const dogLines = ({ dogs }: EventOf<'dogsLeft'>, row: FelixView['row'], words: FelixWords): readonly LogLine[] => {
  const [dog] = dogs;
  if (dogs.length > 1) return [{ text: words.log.dogsQuarrel(dogs.length), rule: 'FD1' }];
  const hasCat = row.some(({ card }) => card !== undefined && valueOf(card) !== 0);
  return dog === undefined || hasCat ? [] : [{ text: words.log.dogAlone(dog), rule: 'FD6' }];
};

const laidText = ({ card }: EventOf<'cardLaid'>, who: Who, { log, cards }: FelixWords): string => {
  if (card === undefined) return log.laid(who);
  return who === null ? log.laidOwn(cards[card]) : log.laidKnown(who, cards[card]);
};

/** The log lines for one event, each with the rule behind it. */
export const logLines = (
  { event, before, after: view }: GameStep<FelixTypes>,
  names: readonly string[],
  words: FelixWords,
): readonly LogLine[] => {
  const { log } = words;
  const who = (seat: Seat): Who => whoIs(seat, view.viewer, names);
  switch (event.type) {
    case 'cardLaid':
      return [{ text: laidText(event, who(event.seat), words), rule: 'FR1' }];
    case 'auctionOpened':
      return [];
    case 'cardTurned': {
      const card = words.cards[event.card];
      const text = event.seat === null ? log.turnedDeck(card) : log.turned(who(event.seat), card);
      return [{ text, rule: turnedRule(event.seat, view) }];
    }
    case 'bidMade': {
      const rule = before.passes.length === view.options.seats - 1 ? 'FX1' : 'FR3';
      return [{ text: log.bids(who(event.seat), event.amount), rule }];
    }
    case 'passed': {
      const text = event.took > 0 ? log.passes(who(event.seat), event.took) : log.passesForNothing(who(event.seat));
      return [{ text, rule: passedRule(event, before) }];
    }
    case 'catChased':
      return [{ text: log.chases(event.dog, words.cards[event.card]), rule: chaseRule(event) }];
    case 'rabbitChased':
      return [{ text: log.chasesRabbit(event.dog), rule: 'FD5' }];
    case 'dogsLeft':
      return dogLines(event, before.row, words);
    case 'sackBought':
      return [{ text: log.buys(who(event.seat), event.price, event.cards.length), rule: 'FR7' }];
    case 'rowDiscarded':
      return [{ text: log.discarded, rule: 'FX2' }];
    case 'mouseCardsFilled':
      return [{ text: log.filled, rule: 'FB1' }];
    case 'mouseCardsLeftEmpty':
      return event.reason === 'bank'
        ? [{ text: log.emptyBank, rule: 'FB1' }]
        : [{ text: log.emptyAllPassed, rule: 'FX2' }];
    case 'roundStarted':
      return [{ text: log.round(event.round, who(event.first)), rule: 'FR8', heading: true }];
    case 'matchEnded':
      return [{ text: winnersOf(event.result, view.viewer, names, words), rule: 'FE3', heading: true }];
  }
};
