import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Programs, packagedPrograms, systemPrograms } from './programs.js';

/** A PostgreSQL for the time of some tests. */
export interface PostgresServer {
  readonly url: string;
  /** Which one it is, for the output. */
  readonly found: string;
  stop(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Stops PostgreSQL when this process ends, however it ends. */
const GUARD = fileURLToPath(new URL('guard.mjs', import.meta.url));

const HARMLESS_USERS = ['postgres', 'nobody'];

/** PostgreSQL refuses to run as root: then it runs as another user of the system. */
const ownerFor = (): Owner | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = HARMLESS_USERS.map((name) => users.find(([user]) => user === name)).find((user) => user !== undefined);
  if (found === undefined) throw new Error('no user to run PostgreSQL as');
  return { uid: Number(found[2]), gid: Number(found[3]) };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const hasEnded = (server: ChildProcess): boolean => server.exitCode !== null || server.signalCode !== null;

/** For a server to start on a busy machine: in milliseconds. */
const LONGEST_START = 120_000;

/** Connects until it succeeds: a server that is starting refuses connections. */
const answering = async (url: string, server: ChildProcess): Promise<void> => {
  const end = performance.now() + LONGEST_START;
  for (;;) {
    if (hasEnded(server)) throw new Error(`PostgreSQL ended with ${server.exitCode ?? server.signalCode}`);
    if (performance.now() > end) throw new Error(`PostgreSQL does not answer after ${LONGEST_START / 1000} s`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await client.end().catch(() => undefined);
    }
  }
};

const startIn = async (folder: string, programs: Programs, owner: Owner | undefined): Promise<PostgresServer> => {
  const home = join(folder, 'home');
  mkdirSync(home);
  if (owner !== undefined) chownSync(home, owner.uid, owner.gid);
  const cluster = join(home, 'cluster');
  const run = { ...owner, cwd: home, stdio: 'ignore' as const };
  const initial = ['-D', cluster, '-U', 'miaou', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs.folder, 'initdb'), initial, run);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=50'];
  const flags = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const guarded = { program: join(programs.folder, 'postgres'), flags, folder, home, owner };
  const guard = spawn(process.execPath, [GUARD, JSON.stringify(guarded)], { stdio: ['pipe', 'ignore', 'inherit'] });
  const url = `postgres://miaou@127.0.0.1:${port}/postgres`;
  await answering(url, guard).catch(async (error: unknown) => {
    await stopGuard(guard);
    throw error;
  });
  return { url, found: programs.found, stop: () => stopGuard(guard) };
};

const stopGuard = async (guard: ChildProcess): Promise<void> => {
  if (hasEnded(guard)) return;
  const ended = new Promise((resolve) => guard.once('exit', resolve));
  guard.stdin?.end();
  await ended;
};

const startOwn = async (): Promise<PostgresServer | undefined> => {
  const folder = mkdtempSync(join(tmpdir(), 'miaou-postgres-'));
  chmodSync(folder, 0o755);
  try {
    const programs = systemPrograms() ?? packagedPrograms(folder);
    if (programs !== undefined) return await startIn(folder, programs, ownerFor());
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  rmSync(folder, { recursive: true, force: true });
  return undefined;
};

const CHOSEN = 'MIAOU_TEST_POSTGRES';

/** The one that MIAOU_TEST_POSTGRES names, else one started from the system's programs, else from those of the package. */
export const startPostgres = async (): Promise<PostgresServer | undefined> => {
  const chosen = process.env[CHOSEN];
  return chosen === undefined || chosen === ''
    ? startOwn()
    : { url: chosen, found: CHOSEN, stop: () => Promise.resolve() };
};
