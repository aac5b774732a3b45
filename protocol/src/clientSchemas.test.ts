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

describe('the schemas of client messages', () => {
  it.each([
    ['no table', { type: 'unwatch' }],
    ['an id that is too short', { type: 'unwatch', table: 'A'.repeat(21) }],
    ['an id with strange letters', { type: 'unwatch', table: `${'A'.repeat(21)}/` }],
    ['an id that is an object', { type: 'unwatch', table: { toString: TABLE } }],
    ['a field too many', { type: 'unwatch', table: TABLE, why: 'bored' }],
    ['a field of every object', JSON.parse(`{"type":"unwatch","table":"${TABLE}","__proto__":{}}`) as unknown],
  ])('a message with %s is refused', (_, raw) => {
    expect(accepts(clientMessageSchemas.unwatch, raw)).toBe(false);
  });

  it.each([
    ['as a seat', { as: 4, n: 0 }, true],
    ['as a spectator', { as: 'spectator', n: 7 }, true],
    ['as no viewer', { n: 7 }, false],
    ['as a seat that no table has', { as: 16, n: 7 }, false],
    ['at a fraction of a number', { as: 0, n: 0.5 }, false],
    ['at a negative number', { as: 0, n: -1 }, false],
    ['with a number alone', 7, false],
  ])('a client resumes %s: %j is accepted: %s', (_, since, isAccepted) => {
    expect(accepts(clientMessageSchemas.watch, { type: 'watch', table: TABLE, follow: 'events', since })).toBe(
      isAccepted,
    );
  });

  it.each([
    ['', false],
    ['a', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['a b', false],
    ['__proto__', true],
  ])('the command id "%s" is accepted: %s', (id, isAccepted) => {
    const raw = { type: 'command', table: TABLE, id, seen: 0, command: { type: 'start' } };
    expect(accepts(clientMessageSchemas.command, raw)).toBe(isAccepted);
  });
});

describe('the schemas of commands', () => {
  it.each([
    ['a move that is a list', { type: 'move', move: [] }],
    ['a move that is nothing', { type: 'move', move: null }],
    ['a text and a preset at once', { type: 'say', saying: { text: 'a', preset: 'hello' } }],
    ['an unknown wish', { type: 'ask', wish: 'win' }],
    ['a seat that is a string', { type: 'sit', seat: '1' }],
    ['an unknown type', { type: 'constructor' }],
  ])('a command with %s is refused', (_, command) => {
    const raw = { type: 'command', table: TABLE, id: 'a', seen: 0, command };
    expect(accepts(clientMessageSchemas.command, raw)).toBe(false);
  });

  it('the schemas leave the fields of moves and orders to their game', () => {
    expect(accepts(commandSchemas.move, { type: 'move', move: { type: 'fly', to: ['the', { moon: 1 }] } })).toBe(true);
    expect(accepts(commandSchemas.order, { type: 'order', order: {} })).toBe(true);
  });
});

describe('the schema of settings', () => {
  it.each([
    ['nothing unusual', {}, true],
    ['one seat', { seats: 1 }, false],
    ['more seats than a table can have', { seats: 17 }, false],
    ['parts of all kinds', { parts: { opener: 'vote', cat: 2 } }, true],
    ['a part for an unknown seat', { parts: { cat: 'me' } }, false],
    ['too many parts', { parts: Object.fromEntries('abcdefgh'.split('').map((part) => [part, 'vote'])) }, false],
    ['a clock of no time', { clock: { kind: 'perMove', seconds: 0 } }, false],
    ['a clock of a year', { clock: { kind: 'days', days: 365 } }, false],
    ['a clock with a field too many', { clock: { kind: 'none', seconds: 5 } }, false],
    ['an unknown kind of access', { access: { join: 'anyone', watch: 'anyone' } }, false],
  ])('settings with %s, %j, are accepted: %s', (_, change, isAccepted) => {
    expect(accepts(settingsSchema, { ...SETTINGS, ...change })).toBe(isAccepted);
  });
});
