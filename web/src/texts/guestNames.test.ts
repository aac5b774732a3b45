import { personId, type SeatFacts } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { withShownNames, withShownSeats } from './guestNames';

const inGerman = (name: string): string => name.replace(/^Guest/, 'Gast');

const ana: SeatFacts = { person: personId('ana'), name: 'Ana' };
const guest: SeatFacts = { person: personId('guest'), name: 'Guest 5151' };

describe('names that the server made up', () => {
  it('seats, handovers and lines of chat have the name in the reader’s language, chosen names stay', () => {
    const table = {
      seats: [ana, guest, {}, { bot: 'ida' }],
      handovers: [{ seat: 1, name: 'Guest 5151' }],
      stage: 'over',
    };
    expect(withShownSeats(table, inGerman)).toEqual({
      seats: [ana, { ...guest, name: 'Gast 5151' }, {}, { bot: 'ida' }],
      handovers: [{ seat: 1, name: 'Gast 5151' }],
      stage: 'over',
    });
    expect(withShownNames([{ name: 'Guest 5151' }], inGerman)).toEqual([{ name: 'Gast 5151' }]);
  });

  it('what names nobody anew stays the same object, so that nothing is drawn again', () => {
    const table = { seats: [ana, {}], view: {} };
    expect(withShownSeats(table, inGerman)).toBe(table);
    const said = [{ name: 'Ana' }];
    expect(withShownNames(said, inGerman)).toBe(said);
  });
});
