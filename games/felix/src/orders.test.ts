import { describe, expect, it } from 'vitest';
import { auction, begin, lay, round, seatOf } from '../testing/matches.js';
import { felix } from './index.js';

const order = (raw: unknown) => felix.orders?.parseOrder(raw);

describe('standing orders', () => {
  const viewAfter = (moves: string) => {
    const position = begin();
    lay(position, '3 5 8 11');
    auction(position, moves);
    return position.view(position.actor);
  };

  const ordered = (upTo: number, moves: string, rest: object = {}) =>
    felix.orders?.moveByOrder({ round: 1, upTo, ...rest }, viewAfter(moves));

  it.each([
    [12, '', { type: 'bid', amount: 1 }],
    [12, '7', { type: 'bid', amount: 8 }],
    [12, '11', { type: 'bid', amount: 12 }],
    [12, '12', { type: 'pass' }],
    [0, '', { type: 'pass' }],
    [108, '15', { type: 'pass' }],
    [12, 'pass pass pass', { type: 'bid', amount: 1 }],
    [0, 'pass pass pass', { type: 'pass' }],
  ])('[FR3, FR4, FX1] up to %i after "%s" makes the move %j', (upTo, moves, move) => {
    expect(ordered(upTo, moves)).toEqual(move);
  });

  it.each([
    [12, '11', { type: 'bid', amount: 12 }],
    [12, '12', undefined],
    [0, '', undefined],
    [108, '15', undefined],
    [0, 'pass pass pass', undefined],
  ])('[FR3, FX1] up to %i and then ask: after "%s" comes %j', (upTo, moves, move) => {
    expect(ordered(upTo, moves, { then: 'ask' })).toEqual(move);
  });

  it.each([
    [1, '2', { type: 'bid', amount: 3 }],
    [1, '2 pass', undefined],
    [2, '2 pass', { type: 'bid', amount: 3 }],
    [2, '2', undefined],
  ])('[FR5] while %i cards lie face up: after "%s" comes %j', (faceUp, moves, move) => {
    expect(ordered(12, moves, { faceUp })).toEqual(move);
  });

  it('[FR3] an order holds for its own round and only while bids are made', () => {
    expect(ordered(12, '', { round: 2 })).toBeUndefined();
    expect(felix.orders?.moveByOrder({ round: 1, upTo: 5 }, begin().view(seatOf(0)))).toBeUndefined();
  });

  it.each([
    ['of this round while cards are laid', { round: 1 }, begin().view(seatOf(0)), true],
    ['of a later round', { round: 2 }, viewAfter('3'), true],
    ['for more cards than lie face up', { round: 1, faceUp: 2 }, viewAfter('3'), true],
    ['of this auction', { round: 1 }, viewAfter('3'), false],
    ['that a turned card has ended', { round: 1, faceUp: 1 }, viewAfter('3 pass'), false],
  ])('[FR3] an order %s is for later: %j', (_, given, view, later) => {
    expect(felix.orders?.isForLater({ upTo: 5, ...given }, view)).toBe(later);
  });

  it('[FR3] an order of a past round is never for later', () => {
    const position = begin();
    round(position, '3 5 8 11', '1 pass pass pass');
    expect(felix.orders?.isForLater({ round: 1, upTo: 5 }, position.view(seatOf(0)))).toBe(false);
  });

  it.each([
    ['order', 12],
    ['upTo', { round: 1 }],
    ['upTo', { round: 1, upTo: 2.5 }],
    ['round', { round: 10, upTo: 2 }],
    ['"step"', { round: 1, upTo: 2, step: 2 }],
    ['then', { round: 1, upTo: 2, then: 'bid' }],
    ['then', { round: 1, upTo: 2, then: null }],
    ['faceUp', { round: 1, upTo: 2, faceUp: 0 }],
  ])('[FR3] refuses a wrong %s', (field, raw) => {
    expect(order(raw)).toMatchObject({ ok: false, error: { field } });
  });

  it('[FR3] the text of a standing order is read as what it is meant to be', () => {
    expect(order({ round: 3, upTo: 7 })).toEqual({ ok: true, value: { round: 3, upTo: 7 } });
    expect(order({ round: 3, upTo: 7, then: 'pass' })).toMatchObject({ ok: true });
    const whole = { round: 3, upTo: 7, then: 'ask', faceUp: 2 };
    expect(order(whole)).toEqual({ ok: true, value: whole });
  });
});
