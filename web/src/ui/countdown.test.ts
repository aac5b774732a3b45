import { describe, expect, it } from 'vitest';
import { timeText } from './countdown';

describe('the time that is left', () => {
  it.each([
    [59_000, '0:59'],
    [600_000, '10:00'],
    [3_660_000, '1:01 h'],
    [90_000_000, '1 d 1 h'],
  ])('a clock with %s milliseconds left reads %s', (left, text) => {
    expect(timeText(left)).toBe(text);
  });
});
