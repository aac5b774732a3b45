import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMEMBERED_COMMANDS } from '@miaou/table';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  CLOSE_CODES,
  clientMessageSchemas,
  commandSchemas,
  exactServerSchemas,
  LIMITS,
  PRESETS,
  PROTOCOL_VERSION,
  REACTIONS,
  RETRY_CODES,
  schemaOf,
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

/** The folders whose code refuses something with a code that clients can receive. */
const REFUSING_FOLDERS = ['table/src', 'server/src/live', 'server/src/tables'];

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));

/** Refusals that never leave the server. */
const INTERNAL = ['no-longer-due'];

const codes = new Set(
  REFUSING_FOLDERS.flatMap(sourcesIn)
    .flatMap((source) => [...source.matchAll(/(?:refuse\(|code: )'([a-z-]+)'/g)].map(([, code = '']) => code))
    .filter((code) => !INTERNAL.includes(code)),
);

describe('docs/protocol.md', () => {
  it('every example in docs/protocol.md is accepted by the schemas', () => {
    for (const text of fromClient) {
      const message = JSON.parse(text) as { type: keyof typeof clientMessageSchemas };
      expect(safeParse(clientMessageSchemas[message.type], message).issues, text).toBeUndefined();
    }
    for (const text of fromServer) {
      const message = JSON.parse(text) as object;
      const schema = schemaOf(message, exactServerSchemas);
      if (schema === undefined) throw new Error(`no such message: ${text}`);
      expect(safeParse(schema, message).issues, text).toBeUndefined();
    }
    expect(fromClient.length).toBeGreaterThan(30);
    expect(fromServer.length).toBeGreaterThan(30);
  });

  it('docs/protocol.md shows every message and every command', () => {
    expect(typesIn(fromClient, ({ type }) => type)).toEqual(new Set(Object.keys(clientMessageSchemas)));
    const commands = typesIn(fromClient, ({ command }) => typeOf(command));
    commands.delete(undefined);
    expect(commands).toEqual(new Set(Object.keys(commandSchemas)));
    const types = typesIn(fromServer, ({ type }) => type);
    types.delete(undefined);
    expect(types).toEqual(new Set(Object.keys(exactServerSchemas.messages)));
  });

  it('docs/protocol.md shows every change, and answers of both kinds', () => {
    const changes = fromServer.flatMap((text) => (JSON.parse(text) as { changes?: { type: string }[] }).changes ?? []);
    expect(new Set(changes.map(({ type }) => type))).toEqual(new Set(Object.keys(exactServerSchemas.changes)));
    expect(fromServer.some((text) => /^\{"answer":"[^"]+","n":/.test(text))).toBe(true);
    expect(fromServer.some((text) => /^\{"answer":"[^"]+","refusal":/.test(text))).toBe(true);
  });

  it.each([...Object.keys(clientMessageSchemas), ...Object.keys(commandSchemas)])(
    'docs/protocol.md names %s in a heading or a table',
    (name) => {
      expect(document).toMatch(new RegExp(`^(?:#+ ${name}$|\\| \`${name}\` )`, 'm'));
    },
  );

  it.each([...codes])('docs/protocol.md explains the refusal %s', (code) => {
    expect(document).toContain(`\`${code}\``);
  });

  it.each([...PRESETS, ...REACTIONS])('docs/protocol.md names the preset or reaction %s', (word) => {
    expect(document).toContain(`\`${word}\``);
  });

  it('docs/protocol.md lists every HTTP address that a client may request', () => {
    const paths = sourcesIn('server/src/http')
      .flatMap((source) => [...source.matchAll(/path: '(\/api\/[^']+)'/g)].map(([, path = '']) => path))
      .filter((path) => !path.startsWith('/api/admin/'));
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) expect(document).toContain(` ${path.replaceAll(/:\w+/g, '…')}\``);
  });

  it('docs/protocol.md states the limits, the version and the close codes of the program', () => {
    expect(document).toContain(`version is ${PROTOCOL_VERSION}.`);
    expect(document).toContain(`| ${LIMITS.frameBytes} bytes `);
    expect(document).toContain(`| ${LIMITS.depth} deep `);
    expect(document).toContain(`| ${LIMITS.nameLetters} letters `);
    expect(document).toContain(`| ${LIMITS.chatLetters} letters `);
    expect(document).toContain(`| ${LIMITS.commandIdLength} characters `);
    expect(document).toContain(`| ${LIMITS.seats} `);
    for (const code of Object.values(CLOSE_CODES)) expect(document).toContain(`${code} `);
    for (const code of RETRY_CODES) expect(document).toMatch(new RegExp(`\`${code}\`.*with the same id`));
    expect(document).toContain(`| ${REMEMBERED_COMMANDS} for each person and table `);
    expect(document).toContain(`newest ${REMEMBERED_COMMANDS} commands`);
  });
});
