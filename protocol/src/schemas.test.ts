import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { clientMessageSchemas, commandSchemas, settingsSchema } from './index.js';

const TABLE = 'A'.repeat(22);

const accepts = (schema: Parameters<typeof safeParse>[0], raw: unknown): boolean => safeParse(schema, raw).success;

const SETTINGS = {
  game: 'felix',
  seats: 3,
  options: {},
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'anyone' },
};

describe('messages', () => {
  it.each([
    ['a table without a name', { type: 'unwatch' }],
    ['an id that is too short', { type: 'unwatch', table: 'A'.repeat(21) }],
    ['an id with strange letters', { type: 'unwatch', table: `${'A'.repeat(21)}/` }],
    ['an id that is an object', { type: 'unwatch', table: { toString: TABLE } }],
    ['a field too many', { type: 'unwatch', table: TABLE, why: 'bored' }],
    ['a field of every object', JSON.parse(`{"type":"unwatch","table":"${TABLE}","__proto__":{}}`) as unknown],
  ])('refuse %s', (_, raw) => {
    expect(accepts(clientMessageSchemas.unwatch, raw)).toBe(false);
  });

  it.each([
    ['as a seat', { as: 4, n: 0 }, true],
    ['as a spectator', { as: 'spectator', n: 7 }, true],
    ['as nobody', { n: 7 }, false],
    ['as a seat that no game has', { as: 5, n: 7 }, false],
    ['at half a number', { as: 0, n: 0.5 }, false],
    ['before the beginning', { as: 0, n: -1 }, false],
    ['with a number alone', 7, false],
  ])('resume %s: %j is taken: %s', (_, since, isTaken) => {
    expect(accepts(clientMessageSchemas.watch, { type: 'watch', table: TABLE, follow: 'events', since })).toBe(isTaken);
  });

  it.each([
    ['', false],
    ['a', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['a b', false],
    ['__proto__', true],
  ])('take the command id "%s": %s', (id, isTaken) => {
    const raw = { type: 'command', table: TABLE, id, seen: 0, command: { type: 'start' } };
    expect(accepts(clientMessageSchemas.command, raw)).toBe(isTaken);
  });
});

describe('commands', () => {
  it.each([
    ['a move that is a list', { type: 'move', move: [] }],
    ['a move that is nothing', { type: 'move', move: null }],
    ['words and a preset at once', { type: 'say', saying: { text: 'a', preset: 'hello' } }],
    ['a wish that nobody can have', { type: 'ask', wish: 'win' }],
    ['a seat in words', { type: 'sit', seat: '1' }],
    ['a command of another kind', { type: 'constructor' }],
  ])('refuse %s', (_, command) => {
    const raw = { type: 'command', table: TABLE, id: 'a', seen: 0, command };
    expect(accepts(clientMessageSchemas.command, raw)).toBe(false);
  });

  it('leave the form of moves, orders and options to their game', () => {
    expect(accepts(commandSchemas.move, { type: 'move', move: { type: 'fly', to: ['the', { moon: 1 }] } })).toBe(true);
    expect(accepts(commandSchemas.order, { type: 'order', order: {} })).toBe(true);
  });
});

describe('settings', () => {
  it.each([
    ['plain ones', {}, true],
    ['one seat', { seats: 1 }, false],
    ['six seats', { seats: 6 }, false],
    ['parts of all kinds', { parts: { opener: 'vote', cat: 2 } }, true],
    ['a part for nobody', { parts: { cat: 'me' } }, false],
    ['parts without end', { parts: Object.fromEntries('abcdefgh'.split('').map((part) => [part, 'vote'])) }, false],
    ['a clock of no time', { clock: { kind: 'perMove', seconds: 0 } }, false],
    ['a clock of a year', { clock: { kind: 'days', days: 365 } }, false],
    ['a clock with a field too many', { clock: { kind: 'none', seconds: 5 } }, false],
    ['an open door of another kind', { access: { join: 'anyone', watch: 'anyone' } }, false],
  ])('with %s are taken: %j → %s', (_, change, isTaken) => {
    expect(accepts(settingsSchema, { ...SETTINGS, ...change })).toBe(isTaken);
  });
});
