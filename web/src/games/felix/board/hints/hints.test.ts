import { adviserFor, type FelixReason } from '@miaou/bots';
import { describe, expect, it } from 'vitest';
import { reasonText } from '../../../../hints/hintLines';
import de from './texts/de';
import en from './texts/en';
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
