import { describe, expect, it } from 'vitest';
import { suitableTables } from './suitable';
import { listed } from './testing/listed';
import { ANY_GAME } from './wanted';

const alone = listed('alone');
const nearlyFull = listed('nearly', { seated: 2, bots: 1 });
const withBots = listed('bots', { seated: 1, bots: 2 });
const slow = listed('slow', { seated: 3, settings: { ...alone.settings, clock: { kind: 'days', days: 1 } } });
const kitchen = listed('kitchen', {}, 'chop');

describe('a seat anywhere', () => {
  it('the table that begins soonest comes first, with people rather than bots, and days of thinking last', () => {
    const tables = [slow, alone, withBots, nearlyFull];
    expect(suitableTables(tables, ANY_GAME)).toEqual(['nearly', 'bots', 'alone', 'slow']);
  });

  it('only tables with a free seat of the game that is wanted are tried', () => {
    const tables = [listed('full', { seated: 4 }), listed('on', { stage: 'playing' }), alone, kitchen];
    expect(suitableTables(tables, 'chop')).toEqual(['kitchen']);
    expect(suitableTables(tables, ANY_GAME)).toEqual(['alone', 'kitchen']);
  });

  it('a long list is not tried to its end', () => {
    expect(
      suitableTables(
        Array.from({ length: 50 }, (_, at) => listed(`${at}`)),
        ANY_GAME,
      ),
    ).toHaveLength(5);
  });
});
