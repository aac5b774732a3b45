import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nextEvent } from '../testing/waiting.js';
import { controlAddress } from './controlSocket.js';
import { backUpByServer } from './serverBackup.js';

let root: string;
let storage: string;
let wanted: string;
let server: Server | undefined;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'miaou-service-'));
  for (const name of ['data', 'elsewhere']) mkdirSync(join(root, name));
  storage = join(root, 'data', 'miaou.sqlite');
  wanted = join(root, 'elsewhere', 'monday.sqlite');
});

afterEach(() => {
  server?.close();
  rmSync(root, { recursive: true });
});

/** A service: it reaches the folder of its data alone, or not even that by the name that others have for it. */
const serve = async (reachesItsData: boolean): Promise<void> => {
  server = createServer((socket) => {
    socket.setEncoding('utf8').once('data', (line: string) => {
      const { backup } = JSON.parse(line) as { backup: string };
      const isReached = reachesItsData && dirname(backup) === dirname(storage);
      if (isReached) writeFileSync(backup, 'all of it');
      socket.end(`${JSON.stringify(isReached ? { ok: true } : { ok: false, code: 'unopenable', message: 'far' })}\n`);
    });
  }).listen(controlAddress(process.platform, storage));
  await nextEvent(server, 'listening');
};

it('a backup to where the server may not write is made beside its data and moved', async () => {
  await serve(true);
  expect(await backUpByServer(storage, wanted)).toEqual({ ok: true });
  expect(readFileSync(wanted, 'utf8')).toBe('all of it');
  expect(readdirSync(dirname(wanted))).toEqual(['monday.sqlite']);
  expect(readdirSync(dirname(storage)).filter((name) => name.includes('backup'))).toEqual([]);
});

it('a backup to where the server may not write overwrites nothing', async () => {
  await serve(true);
  writeFileSync(wanted, 'of last week');
  await expect(backUpByServer(storage, wanted)).rejects.toMatchObject({ code: 'unopenable' });
  expect(readFileSync(wanted, 'utf8')).toBe('of last week');
  expect(readdirSync(dirname(storage)).filter((name) => name.includes('backup'))).toEqual([]);
});

it('a server that reaches neither place says so, and nothing is left', async () => {
  await serve(false);
  expect(await backUpByServer(storage, wanted)).toMatchObject({ ok: false, message: 'far' });
  expect(readdirSync(dirname(wanted))).toEqual([]);
});
