import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areFirstTimesOn, isDue, noteShown, switchFirstTimes } from './seenTopics';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});

describe('lines for first times', () => {
  it('lines for first times are shown once for each topic of each game', () => {
    expect(isDue('a', 'pass')).toBe(true);
    noteShown('a', 'pass');
    expect(isDue('a', 'pass')).toBe(false);
    expect(isDue('a', 'dog')).toBe(true);
    expect(isDue('b', 'pass')).toBe(true);
  });

  it('lines for first times are off for good once they are switched off, and begin anew when switched on again', () => {
    noteShown('a', 'pass');
    switchFirstTimes(false);
    expect(areFirstTimesOn()).toBe(false);
    expect(isDue('a', 'dog')).toBe(false);
    switchFirstTimes(true);
    expect(isDue('a', 'pass')).toBe(true);
  });

  it('lines for first times are due where what is stored makes no sense', () => {
    for (const text of ['', 'null', '[]', '{"topics":7}', '{"topics":[null]}', 'no json']) {
      stored.set('miaou.firstTimes', text);
      expect(isDue('a', 'pass'), text).toBe(true);
    }
  });
});
