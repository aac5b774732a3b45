import { expect, test, vi } from 'vitest';
import { isOffered, needsNoLesson } from './offer';
import { keepProgress, recallProgress, withDone } from './progress';

const stubStorage = (): void => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
};

test('a first game is offered until somebody plays or learns, and playing forgets nothing that was learned', () => {
  stubStorage();
  expect(isOffered('felix')).toBe(true);
  needsNoLesson('felix');
  expect(isOffered('felix')).toBe(false);
  expect(isOffered('chop')).toBe(true);
  expect(recallProgress('felix')).toEqual({ done: [] });
  keepProgress('felix', withDone(withDone(recallProgress('felix'), 'sack'), 'sack'));
  needsNoLesson('felix');
  expect(recallProgress('felix')).toEqual({ done: ['sack'] });
});
