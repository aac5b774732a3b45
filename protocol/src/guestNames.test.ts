import { describe, expect, it } from 'vitest';
import { guestName, guestNumber, NAMELESS } from './guestNames.js';

describe('names of guests', () => {
  it('a guest is known by the number, and one whose name was deleted has none', () => {
    expect(guestNumber(guestName(5151))).toBe('5151');
    expect(guestNumber(NAMELESS)).toBe('');
  });

  it.each(['Ana', 'Guest of honour', 'Guest 51515', 'The Guest 5151', 'guest 5151', ''])(
    '“%s” is a chosen name',
    (name) => {
      expect(guestNumber(name)).toBeUndefined();
    },
  );
});
