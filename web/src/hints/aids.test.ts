import { describe, expect, it } from 'vitest';
import { parseOff } from './aids';

describe('aids that are switched off', () => {
  it('nothing stored is nothing switched off', () => {
    expect(parseOff(null)).toEqual([]);
  });

  it('what was stored is read, and what is damaged is forgotten', () => {
    expect(parseOff('["felix.row"]')).toEqual(['felix.row']);
    expect(parseOff('["felix.row", 3]')).toEqual(['felix.row']);
    expect(parseOff('{"felix.row": true}')).toEqual([]);
    expect(parseOff('[')).toEqual([]);
  });
});
