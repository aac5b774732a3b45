import type { ChatLine } from '@miaou/client';
import { PRESETS } from '@miaou/protocol';
import { personId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import en from '../texts/en';
import { reportablePeople, sayingText, speakersOf, unmutedLines } from './chatLines';

const ana = personId('ana');
const ben = personId('ben');
const said = (person: typeof ana, saying: ChatLine['saying']): ChatLine => ({ at: 0, person, name: person, saying });

describe('talk', () => {
  it.each(PRESETS)('the chat preset %s has words', (preset) => {
    expect(sayingText(said(ana, { preset }), en.chat)).not.toBe(preset);
  });

  it('chat text is shown as it is, and an unknown preset by its id', () => {
    expect(sayingText(said(ana, { text: 'hi' }), en.chat)).toBe('hi');
    expect(sayingText(said(ana, { preset: 'valueOf' }), en.chat)).toBe('valueOf');
  });

  it('what a muted person says is not shown', () => {
    const lines = [said(ana, { text: 'a' }), said(ben, { text: 'b' })];
    expect(unmutedLines(lines, new Set([ben]))).toEqual([lines[0]]);
    expect([...speakersOf(lines, ana).keys()]).toEqual([ben]);
  });

  it('whoever sits at the table or has spoken there can be reported, oneself excepted', () => {
    const seats = [{ person: ana, name: 'Ana' }, { bot: 'odile' }, {}];
    const cleo = personId('cleo');
    const lines = [said(ana, { text: 'a' }), said(cleo, { text: 'c' }), said(ben, { text: 'b' })];
    expect(reportablePeople(seats, lines, ben)).toEqual([
      { person: ana, name: 'Ana' },
      { person: cleo, name: 'cleo' },
    ]);
  });
});
