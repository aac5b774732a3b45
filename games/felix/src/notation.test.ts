import { describe, expect, it } from 'vitest';
import { begin } from '../testing/matches.js';
import { CARDS, felix, formatMove } from './index.js';

describe('reading a move', () => {
  it.each([
    [{ type: 'place', card: '-8' }, 'place -8'],
    [{ type: 'place', card: 'smallDog' }, 'place smallDog'],
    [{ type: 'bid', amount: 1 }, 'bid 1'],
    [{ type: 'bid', amount: 108 }, 'bid 108'],
    [{ type: 'pass' }, 'pass'],
  ])('[FR1, FR3] takes %j and writes %s', (raw, text) => {
    const parsed = felix.parseMove(raw);
    expect(parsed).toEqual({ ok: true, value: raw });
    expect(parsed.ok && formatMove(parsed.value)).toBe(text);
  });

  it.each([
    ['a bid of 1.5', { type: 'bid', amount: 1.5 }, 'amount'],
    ['a bid of "3"', { type: 'bid', amount: '3' }, 'amount'],
    ['a bid of NaN', { type: 'bid', amount: Number.NaN }, 'amount'],
    ['a bid of nothing', { type: 'bid' }, 'amount'],
    ['a bid of 0', { type: 'bid', amount: 0 }, 'amount'],
    ['a bid below nothing', { type: 'bid', amount: -4 }, 'amount'],
    ['more mice than there are', { type: 'bid', amount: 109 }, 'amount'],
    ['a card as a number', { type: 'place', card: 11 }, 'card'],
    ['an unknown card', { type: 'place', card: 'hare' }, 'card'],
    ['a card of the prototype', { type: 'place', card: 'constructor' }, 'card'],
    ['no card', { type: 'place' }, 'card'],
    ['a card too many', { type: 'pass', card: '3' }, '"card"'],
    ['an amount for a card', { type: 'place', card: '3', amount: 3 }, '"amount"'],
    ['an unknown move', { type: 'raise', amount: 3 }, 'type'],
    ['no type', { amount: 3 }, 'type'],
    ['a list', ['pass'], 'move'],
    ['nothing', null, 'move'],
  ])('[FR3, FK5] refuses %s', (_, raw, field) => {
    expect(felix.parseMove(raw)).toMatchObject({ ok: false, error: { field } });
  });
});

describe('moves as numbers', () => {
  it('[FS2, FR3] 0 to 9 place the cards, 10 passes, 10 + n bids n', () => {
    const position = begin();
    const moves = Array.from({ length: felix.actionLimit }, (_, action) => position.moveOf(action));
    expect(moves.slice(0, 12).map(formatMove)).toEqual([...CARDS.map((card) => `place ${card}`), 'pass', 'bid 1']);
    expect(moves.at(-1)).toEqual({ type: 'bid', amount: 108 });
    expect(moves.map((move) => position.actionOf(move))).toEqual(moves.map((_, action) => action));
  });

  it('[FS3] no chance is left after the deal', () => {
    expect(begin().countFaces()).toBe(0);
    expect(() => begin().faceAt(0)).toThrow('no chance');
  });
});
