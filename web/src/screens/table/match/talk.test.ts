import { PRESETS } from '@miaou/protocol';
import { personId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import type { Said } from '../../../link/tableLink';
import en from '../texts/en';
import { heardOf, sayingText, speakersOf } from './talk';

const ana = personId('ana');
const ben = personId('ben');
const said = (person: typeof ana, saying: Said['saying']): Said => ({ at: 0, person, name: person, saying });

describe('talk', () => {
  it.each(PRESETS)('the preset %s has words', (preset) => {
    expect(sayingText(said(ana, { preset }), en.chat)).not.toBe(preset);
  });

  it('text is shown as it is, and a preset that nobody knows by its name', () => {
    expect(sayingText(said(ana, { text: 'hi' }), en.chat)).toBe('hi');
    expect(sayingText(said(ana, { preset: 'valueOf' }), en.chat)).toBe('valueOf');
  });

  it('of who is muted is not heard', () => {
    const lines = [said(ana, { text: 'a' }), said(ben, { text: 'b' })];
    expect(heardOf(lines, new Set([ben]))).toEqual([lines[0]]);
    expect([...speakersOf(lines, ana).keys()]).toEqual([ben]);
  });
});
