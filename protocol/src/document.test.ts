import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMEMBERED_COMMANDS } from '@miaou/table';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  changeSchemas,
  clientMessageSchemas,
  commandSchemas,
  LIMITS,
  PRESETS,
  PROTOCOL_VERSION,
  REACTIONS,
  schemaOf,
  serverMessageSchemas,
} from './index.js';

const ROOT = join(import.meta.dirname, '../..');
const document = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8');

const examples = (arrow: '→' | '←'): string[] =>
  document.split('\n').flatMap((line) => (line.startsWith(`${arrow} `) ? [line.slice(2)] : []));

const fromClient = examples('→');
const fromServer = examples('←');

const typesIn = (texts: readonly string[], field: (message: Record<string, unknown>) => unknown): Set<unknown> =>
  new Set(texts.map((text) => field(JSON.parse(text) as Record<string, unknown>)));

const typeOf = (value: unknown): unknown => (value as { type?: unknown } | undefined)?.type;

/** Where something is refused by a code that clients can meet. */
const REFUSING = ['table/src', 'server/src/live', 'server/src/tables'];

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));

/** Nobody is answered with these: they are told to the house itself. */
const OWN = ['no-longer-due'];

const codes = new Set(
  REFUSING.flatMap(sourcesIn)
    .flatMap((source) => [...source.matchAll(/(?:refuse\(|code: )'([a-z-]+)'/g)].map(([, code = '']) => code))
    .filter((code) => !OWN.includes(code)),
);

describe('docs/protocol.md', () => {
  it('has only examples that the schemas accept', () => {
    for (const text of fromClient) {
      const message = JSON.parse(text) as { type: keyof typeof clientMessageSchemas };
      expect(safeParse(clientMessageSchemas[message.type], message).issues, text).toBeUndefined();
    }
    for (const text of fromServer) {
      const message = JSON.parse(text) as object;
      const schema = schemaOf(message);
      if (schema === undefined) throw new Error(`no such message: ${text}`);
      expect(safeParse(schema, message).issues, text).toBeUndefined();
    }
    expect(fromClient.length).toBeGreaterThan(30);
    expect(fromServer.length).toBeGreaterThan(30);
  });

  it('shows every message and every command', () => {
    expect(typesIn(fromClient, ({ type }) => type)).toEqual(new Set(Object.keys(clientMessageSchemas)));
    const commands = typesIn(fromClient, ({ command }) => typeOf(command));
    commands.delete(undefined);
    expect(commands).toEqual(new Set(Object.keys(commandSchemas)));
    const types = typesIn(fromServer, ({ type }) => type);
    types.delete(undefined);
    expect(types).toEqual(new Set(Object.keys(serverMessageSchemas)));
  });

  it('shows every change, and answers of both kinds', () => {
    const changes = fromServer.flatMap((text) => (JSON.parse(text) as { changes?: { type: string }[] }).changes ?? []);
    expect(new Set(changes.map(({ type }) => type))).toEqual(new Set(Object.keys(changeSchemas)));
    expect(fromServer.some((text) => /^\{"answer":"[^"]+","n":/.test(text))).toBe(true);
    expect(fromServer.some((text) => /^\{"answer":"[^"]+","refusal":/.test(text))).toBe(true);
  });

  it.each([...Object.keys(clientMessageSchemas), ...Object.keys(commandSchemas)])(
    'names %s in a heading or a table',
    (name) => {
      expect(document).toMatch(new RegExp(`^(?:#+ ${name}$|\\| \`${name}\` )`, 'm'));
    },
  );

  it.each([...codes])('explains the refusal %s', (code) => {
    expect(document).toContain(`\`${code}\``);
  });

  it.each([...PRESETS, ...REACTIONS])('names the words %s', (word) => {
    expect(document).toContain(`\`${word}\``);
  });

  it('lists every address that a client may ask', () => {
    const paths = sourcesIn('server/src/http')
      .flatMap((source) => [...source.matchAll(/path: '(\/api\/[^']+)'/g)].map(([, path = '']) => path))
      .filter((path) => !path.startsWith('/api/admin/'));
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) expect(document).toContain(` ${path.replaceAll(':', '…')}\``);
  });

  it('has the numbers of the program', () => {
    expect(document).toContain(`version is ${PROTOCOL_VERSION}.`);
    expect(document).toContain(`| ${LIMITS.frameBytes} bytes `);
    expect(document).toContain(`| ${LIMITS.depth} deep `);
    expect(document).toContain(`| ${LIMITS.nameLetters} letters `);
    expect(document).toContain(`| ${LIMITS.chatLetters} letters `);
    expect(document).toContain(`| ${LIMITS.commandIdLength} characters `);
    expect(document).toContain(`| ${REMEMBERED_COMMANDS} for each person and table `);
    expect(document).toContain(`newest ${REMEMBERED_COMMANDS} commands`);
  });
});
