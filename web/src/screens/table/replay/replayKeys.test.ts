import { describe, expect, it } from 'vitest';
import { heldKeyFilter, type KeyTarget, type ReplayKeyPress, replayKey } from './replayKeys';

const press = (key: string, more: Partial<ReplayKeyPress> = {}): ReplayKeyPress => ({
  key,
  hasShift: false,
  hasModifier: false,
  target: 'replay',
  ...more,
});

describe('keys of a replay', () => {
  it.each([
    [' ', 'play'],
    ['K', 'play'],
    ['ArrowRight', 'forward'],
    ['PageDown', 'nextRound'],
    ['i', 'explain'],
    ['?', 'keys'],
    ['toString', undefined],
  ])('the key %j means %s', (key, meaning) => {
    expect(replayKey(press(key))).toBe(meaning);
  });

  it('with Shift the arrows go from decision to decision, and pieces are told backwards', () => {
    expect(replayKey(press('ArrowRight', { hasShift: true }))).toBe('nextDecision');
    expect(replayKey(press('>', { hasShift: true }))).toBe('faster');
    expect(replayKey(press('I', { hasShift: true }))).toBe('explainBefore');
  });

  it('keys of the browser stay the browser’s', () => {
    expect(replayKey(press('ArrowLeft', { hasModifier: true }))).toBeUndefined();
  });

  it.each<[KeyTarget, string, string | undefined]>([
    ['button', ' ', undefined],
    ['button', 'ArrowRight', 'forward'],
    ['grid', 'ArrowRight', undefined],
    ['grid', 'PageDown', 'nextRound'],
    ['elsewhere', 'ArrowRight', undefined],
  ])('with the focus on a %s the key %j means %s', (target, key, meaning) => {
    expect(replayKey(press(key, { target }))).toBe(meaning);
  });
});

describe('a key that is held down', () => {
  it('a held key counts ten times a second, a pressed one every time', () => {
    const counts = heldKeyFilter();
    const held = Array.from({ length: 31 }, (_, index) => counts({ repeat: index > 0, timeStamp: index * 33 }));
    expect(held.filter(Boolean)).toHaveLength(8);
    const pressed = Array.from({ length: 31 }, (_, index) => counts({ repeat: false, timeStamp: 2_000 + index }));
    expect(pressed.every(Boolean)).toBe(true);
  });
});
