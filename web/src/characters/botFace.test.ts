import { describe, expect, it } from 'vitest';
import { faceOf } from './botFace';

describe('the face of a bot', () => {
  it.each([
    ['lino', 'Lino', 'hedgehog', 1],
    ['ida', 'Ida', 'goose', 2],
    ['odile', 'Odile', 'owl', 6],
    ['greedy', 'Greedy', null, null],
  ])('the bot %s is shown as %s', (bot, name, portrait, level) => {
    expect(faceOf(bot)).toEqual({ name, portrait, level });
  });
});
