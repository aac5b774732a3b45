import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { stateOf, type TableState, updated } from './tableState.js';

const VIEW = { viewer: seat(0), toMove: [seat(0)] };
const WATCHING = {
  type: 'watching',
  legal: [{ type: 'pass' }],
  snapshot: {
    as: 0,
    n: 4,
    match: 1,
    stage: 'playing',
    seats: [{}, {}],
    view: VIEW,
    settings: { game: 'felix' },
  },
} as const;

const start = (): TableState => {
  const state = stateOf(WATCHING);
  if (state === undefined) throw new Error('no snapshot');
  return state;
};

describe('a table followed by views', () => {
  it('begins with a snapshot', () => {
    expect(start()).toMatchObject({ game: 'felix', legal: [{ type: 'pass' }], deadlines: {}, wish: null });
    expect(stateOf({ type: 'pong' })).toBeUndefined();
  });

  it('owes nothing once an update shows the view without a legal move', () => {
    expect(updated(start(), { n: 5, view: { ...VIEW, toMove: [] } })).toMatchObject({ n: 5, legal: undefined });
  });

  it('still owes its decision when an update leaves the view alone', () => {
    expect(updated(start(), { n: 5, changes: [{ type: 'said' }] }).legal).toEqual([{ type: 'pass' }]);
  });

  it('takes every change in', () => {
    const changes = [
      { type: 'stage', stage: 'over', match: 2 },
      { type: 'seats', seats: [{ standIn: 'timedOut' }] },
      { type: 'deadlines', deadlines: { '0': 9 } },
      { type: 'wish', wish: { agreed: [1] } },
      { type: 'settings', settings: { game: 'chop' } },
    ];
    expect(updated(start(), { n: 5, changes })).toMatchObject({
      stage: 'over',
      match: 2,
      seats: [{ standIn: 'timedOut' }],
      deadlines: { '0': 9 },
      wish: { agreed: [1] },
      game: 'chop',
    });
  });

  it('forgets clocks and wishes that are over', () => {
    const busy = { ...start(), deadlines: { '0': 9 }, wish: { agreed: [] } };
    const quiet = updated(busy, { n: 5, changes: [{ type: 'deadlines' }, { type: 'wish', wish: null }] });
    expect(quiet).toMatchObject({ deadlines: {}, wish: null });
  });
});
