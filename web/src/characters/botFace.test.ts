import { describe, expect, it } from 'vitest';
import { faceOf } from './botFace';

describe('the face of a bot', () => {
  it.each([
    ['ida', 'Ida', 'goose', 1],
    ['odile', 'Odile', 'owl', 5],
    ['greedy', 'Greedy', null, null],
  ])('the bot %s is shown as %s', (bot, name, portrait, level) => {
    expect(faceOf(bot)).toEqual({ name, portrait, level });
  });
});
