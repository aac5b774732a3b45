import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FOLDER, schemaFiles } from './schemas.mjs';
import { validatorOf } from './validator.mjs';

const ROOT = join(import.meta.dirname, '../..');
const protocol = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8').split('\n');
const TABLE = '9ref1oe_EDhrKGVl53jCUA';

const examples = (arrow: '→' | '←'): unknown[] =>
  protocol.flatMap((line) => (line.startsWith(`${arrow} `) ? [JSON.parse(line.slice(2)) as unknown] : []));

describe('the published schemas', () => {
  it('the published schemas are those of the sources: `npm run schemas` writes them', () => {
    const files = schemaFiles();
    expect(readdirSync(join(ROOT, FOLDER)).filter((name) => name.endsWith('.json'))).toEqual(
      files.map(({ path }) => path.slice(FOLDER.length + 1)).toSorted(),
    );
    for (const { path, text } of files) expect(readFileSync(join(ROOT, path), 'utf8') === text, path).toBe(true);
  });

  it.each([
    ['client-messages', '→'],
    ['server-messages', '←'],
  ] as const)('%s takes every example of the protocol', (name, arrow) => {
    const validate = validatorOf(name);
    const messages = examples(arrow);
    expect(messages.length).toBeGreaterThan(30);
    for (const message of messages) expect(validate(message), JSON.stringify(message)).toBeUndefined();
  });

  it.each([
    { type: 'hello' },
    { type: 'hello', protocol: 1.5 },
    { type: 'hello', protocol: 1, more: true },
    { type: 'watch', table: 'short', follow: 'events' },
    { type: 'watch', table: TABLE, follow: 'moves' },
    { type: 'react', table: TABLE, reaction: 'bark' },
    { type: 'command', table: TABLE, id: 'a', seen: 0, command: { type: 'castle' } },
    { type: 'command', table: TABLE, id: 'a', seen: 0, command: { type: 'sit', seat: 16 } },
    { type: 'command', table: TABLE, id: 'a', seen: 0, command: { type: 'seal', seal: 'AB' } },
    { type: 'command', table: TABLE, id: 'a', seen: -1, command: { type: 'start' } },
    { type: 'command', table: TABLE, id: 'a', seen: 0, command: { type: 'move', move: [] } },
  ])('client-messages refuses %j', (message) => {
    expect(validatorOf('client-messages')(message)).toBeDefined();
  });

  it.each([
    { type: 'pong', token: 1 },
    { type: 'pong', token: 1, now: 2, secret: 'x' },
    { n: -1 },
    { n: 1, events: [{}] },
    { n: 1, hash: 'ABCDEFGH' },
    { n: 1, changes: [{ type: 'stage', stage: 'lost', match: 1 }] },
    { n: 1, changes: [{ type: 'seats', host: null, seats: [{ person: 'x', name: 'Ana' }] }] },
    { answer: 'c5' },
    { answer: 'c5', n: 1, refusal: { code: 'stale' } },
    { type: 'unwatched', table: TABLE, reason: 'bored' },
  ])('server-messages refuses %j', (message) => {
    expect(validatorOf('server-messages')(message)).toBeDefined();
  });
});
