import { adviserFor, type FelixReason, type Hint } from '@miaou/bots';
import { type Card, type FelixMove, type FelixTypes, type FelixView, felix } from '@miaou/felix';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { reasonText } from '../../../../hints/hintLines';
import boardEn from '../texts/en';
import { comparedOf, tableFacts } from './comparison';
import de from './texts/de';
import en from './texts/en';
import deFacts from './texts/facts/de';
import enFacts from './texts/facts/en';
import frFacts from './texts/facts/fr';
import itFacts from './texts/facts/it';
import ptFacts from './texts/facts/pt';
import zhFacts from './texts/facts/zh';
import fr from './texts/fr';
import italian from './texts/it';
import pt from './texts/pt';
import zh from './texts/zh';

const LANGUAGES = Object.entries({ en, fr, pt, it: italian, zh, de });

const REASONS: readonly FelixReason[] = [
  { code: 'sack-worth-it', points: 14, price: 6 },
  { code: 'drive-the-price', points: -3, price: 2 },
  { code: 'nobody-can-outbid', points: 20, price: 9 },
  { code: 'cheapest-sack', points: -8, price: 1 },
  { code: 'sack-too-dear', points: 4, price: 5, payment: 2 },
  { code: 'sack-too-dear', points: 4, price: 5, payment: 0 },
  { code: 'keep-the-mice', points: 7, price: 5, payment: 2 },
  { code: 'cannot-raise', price: 1 },
  { code: 'lay-what-you-can-buy', card: '15' },
  { code: 'lay-what-you-can-buy', card: '15', purses: { mine: 17, richest: 12 } },
  { code: 'lay-to-tempt', card: '11' },
  { code: 'lay-to-tempt', card: '11', purses: { mine: 3, richest: 12 } },
  { code: 'lay-to-spoil', card: '-8' },
  { code: 'lay-a-blank', card: 'rabbit' },
  { code: 'send-the-big-dog', card: 'bigDog' },
  { code: 'send-the-small-dog', card: 'smallDog' },
];

const hint = (move: FelixMove): Hint<FelixTypes, FelixReason> => ({
  move,
  value: 0.5,
  spread: 0.1,
  reason: { code: 'cannot-raise', price: 1 },
});
const PASS = hint({ type: 'pass' });
const bid = (amount: number): Hint<FelixTypes, FelixReason> => hint({ type: 'bid', amount });

describe('what a hint compares in an auction', () => {
  const optionsIn = (ranked: readonly Hint<FelixTypes, FelixReason>[]): readonly string[] =>
    comparedOf(ranked).map(({ move }) => (move.type === 'bid' ? String(move.amount) : move.type));

  it('passing, the next bid and the best bid, in this order, whatever is best', () => {
    expect(optionsIn([bid(11), PASS, bid(9), bid(10)])).toEqual(['pass', '9', '11']);
    expect(optionsIn([PASS, bid(12), bid(9), bid(10)])).toEqual(['pass', '9', '12']);
  });

  it('where the next bid is the best one, the best of the others beside it', () => {
    expect(optionsIn([bid(9), PASS, bid(12), bid(10)])).toEqual(['pass', '9', '12']);
  });

  it('a hint in an auction compares only passing where nothing else is left, and the last choice', () => {
    expect(optionsIn([PASS])).toEqual(['pass']);
    expect(optionsIn([bid(1), PASS])).toEqual(['pass', '1']);
  });
});

describe('what decides in an auction', () => {
  const startAuction = (own: Card): FelixView => {
    const parsed = felix.parseOptions({ seats: 4 });
    if (!parsed.ok) throw new Error('no options');
    const position = felix.start(parsed.value, { firstSeat: seat(1), removed: ['3', '3', '3', '3'] });
    for (const [by, card] of [own, '11', 'bigDog', '-8'].entries())
      position.play(seat(by), { type: 'place', card: card as Card });
    return position.view(seat(0));
  };

  it('[FK1] open cards, the own card and where a dog may lie are told, and nothing of what is hidden', () => {
    expect(tableFacts(enFacts, boardEn.cards, startAuction('15'))).toEqual([
      'Open: 11.',
      'Your own card: 15.',
      'Any hidden card may be a dog.',
    ]);
  });

  it('[FK3] no fact names the mice of another', () => {
    expect(Object.keys(enFacts)).toEqual(['nextBid', 'open', 'own', 'dogs']);
  });

  it.each(Object.entries({ enFacts, frFacts, ptFacts, itFacts, zhFacts, deFacts }))(
    '%s tells each fact in a short sentence of its own',
    (_, words) => {
      const said = [
        words.open(['11', '−5']),
        words.own('11'),
        words.dogs(0, 1),
        words.dogs(0, 2),
        words.dogs(1, 1),
        words.dogs(2, 3),
      ];
      expect(new Set(said).size).toBe(said.length);
      for (const sentence of said) expect(sentence).toMatch(/^.{5,80}[.。]$/u);
    },
  );
});

describe('hints at Felix', () => {
  it('every reason for a hint in Felix is tested with words', () => {
    expect(adviserFor('felix')).toBeDefined();
  });

  it.each(LANGUAGES)('in %s each reason for a hint in Felix has a short sentence of its own', (_, words) => {
    const said = REASONS.map((reason) => reasonText(words, reason));
    expect(new Set(said).size).toBe(REASONS.length);
    for (const sentence of said) expect(sentence).toMatch(/^.{8,130}[.。]$/u);
    expect(said.join(' ')).not.toMatch(/undefined|NaN|-\d/);
  });

  it('a hint shows a sack that loses points with a minus sign', () => {
    expect(reasonText<FelixReason>(en, { code: 'cheapest-sack', points: -8, price: 1 })).toBe(
      'One mouse for a sack worth −8.',
    );
  });
});
