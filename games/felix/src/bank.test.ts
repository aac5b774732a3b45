import { describe, expect, it } from 'vitest';
import { anyCards, auction, begin, lay, round } from '../testing/matches.js';

describe('filling the mouse cards', () => {
  const boughtFor = (price: number) => {
    const position = begin({ seats: 4 });
    round(position, anyCards(position), `${price} pass pass pass`);
    return position;
  };

  it('[FB1] they are filled from the bank after the buyer has paid', () => {
    expect(boughtFor(5).state()).toMatchObject({ bank: 15 + 5 - 12, coins: [2, 4, 6] });
  });

  it('[FB1] exactly enough is enough, one less fills none', () => {
    const exact = boughtFor(1);
    expect(exact.state()).toMatchObject({ bank: 4, coins: [2, 4, 6] });
    const twelve = exact.clone();
    round(twelve, anyCards(twelve), '8 pass pass pass');
    expect(twelve.state()).toMatchObject({ round: 3, bank: 0, coins: [2, 4, 6] });
    const eleven = exact.clone();
    const events = round(eleven, anyCards(eleven), '7 pass pass pass');
    expect(eleven.state()).toMatchObject({ round: 3, bank: 11, coins: [] });
    expect(events).toContainEqual({ type: 'mouseCardsLeftEmpty', reason: 'bank' });
  });

  it('[FB1] passing pays nothing while they are empty, and the test is made anew before every round', () => {
    const position = boughtFor(1);
    round(position, anyCards(position), '7 pass pass pass');
    lay(position, anyCards(position));
    expect(auction(position, 'pass')[0]).toEqual({ type: 'passed', seat: 0, took: 0 });
    auction(position, '1 pass pass');
    expect(position.state()).toMatchObject({ round: 4, bank: 0, coins: [2, 4, 6] });
  });

  it('[FB1, FX2] an empty round after an all-pass leaves the bank as it is, however full', () => {
    const position = begin({ seats: 5 });
    round(position, anyCards(position), '15 pass pass pass pass');
    expect(position.state().bank).toBe(18);
    round(position, anyCards(position), 'pass pass pass pass pass');
    expect(position.state()).toMatchObject({ round: 3, bank: 18, coins: [] });
  });
});
