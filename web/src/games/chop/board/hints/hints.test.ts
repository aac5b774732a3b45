import { adviserFor, type ChopReason } from '@miaou/bots';
import { describe, expect, it } from 'vitest';
import { reasonText } from '../../../../hints/hintLines';
import de from './texts/de';
import en from './texts/en';
import fr from './texts/fr';
import italian from './texts/it';
import pt from './texts/pt';
import zh from './texts/zh';

const LANGUAGES = Object.entries({ en, fr, pt, it: italian, zh, de });

const REASONS: readonly ChopReason[] = [
  { code: 'bring-it-home', mouse: 0, hole: 'N' },
  { code: 'leave-the-start', mouse: 1 },
  { code: 'take-cheese', mouse: 2, at: 'd6', danger: 0 },
  { code: 'take-cheese', mouse: 2, at: 'd6', danger: 17 },
  { code: 'fork-cheese', at: 'a1' },
  { code: 'run-for-cover', mouse: 3, to: 'c4', danger: 33 },
  { code: 'run-from-the-cat', mouse: 0, danger: 33, left: 17 },
  { code: 'turn-a-tile', mouse: 0, at: 'b2', cheese: 30, danger: 0 },
  { code: 'turn-a-tile', mouse: 0, at: 'b2', cheese: 30, danger: 17 },
  { code: 'take-a-risk', mouse: 1, danger: 17 },
  { code: 'come-nearer', mouse: 1, steps: 1 },
  { code: 'keep-away', mouse: 1 },
  { code: 'begin-near-a-hole', at: 'c3', steps: 2 },
  { code: 'catch', mouse: 0, left: 0 },
  { code: 'catch', mouse: 0, left: 2 },
  { code: 'threaten', mice: 2, chance: 33 },
  { code: 'besiege', mouse: 3, at: 'W' },
  { code: 'hunt', mouse: 2, steps: 4 },
  { code: 'keep-watch' },
];

describe('hints at Chop', () => {
  it('every reason for a hint in Chop! Chop! is tested with words', () => {
    expect(adviserFor('chop')).toBeDefined();
  });

  it.each(LANGUAGES)('in %s each reason for a hint in Chop! Chop! has a short sentence of its own', (_, words) => {
    const said = REASONS.map((reason) => reasonText(words, reason));
    expect(new Set(said).size).toBe(REASONS.length);
    for (const sentence of said) expect(sentence).toMatch(/^.{8,110}[.。]$/u);
    expect(said.join(' ')).not.toMatch(/undefined|NaN|#/);
  });

  it('no article before a chance depends on how the number is read', () => {
    const reasons: readonly ChopReason[] = [
      { code: 'take-cheese', mouse: 2, at: 'd6', danger: 83 },
      { code: 'run-for-cover', mouse: 3, to: 'c4', danger: 83 },
      { code: 'run-from-the-cat', mouse: 0, danger: 83, left: 8 },
      { code: 'turn-a-tile', mouse: 0, at: 'b2', cheese: 11, danger: 83 },
    ];
    for (const reason of reasons) {
      expect(reasonText(en, reason)).not.toMatch(/\ban? \d/i);
      expect(reasonText(italian, reason)).not.toMatch(/\b(?:il|del|dal|al) \d/i);
    }
  });

  it('hints in Chop! Chop! count squares and mice with the right plural', () => {
    expect(reasonText<ChopReason>(en, { code: 'hunt', mouse: 0, steps: 1 })).toBe('Comes after Hat: 1 square to go.');
    expect(reasonText<ChopReason>(en, { code: 'catch', mouse: 3, left: 1 })).toBe('Catches Bow; 1 mouse is left.');
    const near = reasonText<ChopReason>(italian, { code: 'begin-near-a-hole', at: 'c3', steps: 1 });
    expect(near).toBe('A una sola casella da una tana da cui escono i topi.');
  });
});
