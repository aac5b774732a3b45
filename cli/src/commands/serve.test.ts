import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { testDepth } from '../../../tools/testSizes.mjs';
import { miaouProcess, startMiaou } from '../../testing/miaou.js';
import { endServing, startServing } from '../../testing/serving.js';

const STACK = /\n\s+at |node:internal|\.js:\d+/;
const HELD_THREAD = new URL('../../testing/heldThread.mjs', import.meta.url).href;
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SECRET = /[\w-]{32}$/;

let folder = '';
let files = 0;
/** The path of a file that does not exist yet. */
const freshFile = (): string => join(folder, `server-${files++}.sqlite`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'miaou-serve-'));
});
afterAll(async () => {
  endServing();
  await rm(folder, { recursive: true });
});

/** A guest with a table and a socket. */
const openTable = async (address: string) => {
  const post = async (path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(address + path, {
      method: 'POST',
      headers: { origin: address, cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const cookie = (await post('/api/me', undefined)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const settings = {
    game: 'felix',
    seats: 3,
    options: {},
    parts: {},
    clock: { kind: 'none' },
    access: { join: 'link', watch: 'anyone' },
  };
  const { table } = (await (await post('/api/tables', { settings }, cookie)).json()) as { table: string };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { origin: address, cookie } });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
  await once(socket, 'message');
  return { table, socket };
};

describe('miaou serve', () => {
  it('serve prints its address, and the operator’s secret at the first start only', async () => {
    const storage = freshFile();
    const first = await startServing(['--data', storage]);
    expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
    expect(first.printed).toHaveLength(2);
    const [secret] = SECRET.exec(first.printed[0] ?? '') ?? [];
    expect(await first.stop()).toBe(0);
    const second = await startServing(['--data', storage]);
    expect(second.printed).toHaveLength(1);
    const status = (authorization: string): Promise<number> =>
      fetch(`${second.address}/api/admin/status`, { headers: { authorization } }).then((response) => response.status);
    expect(await status(`Bearer ${secret}`)).toBe(200);
    expect(await status(`Bearer ${'A'.repeat(32)}`)).toBe(404);
    expect(await second.stop()).toBe(0);
    expect(first.log() + second.log()).not.toContain(secret);
  });

  it('serve --json prints the same as JSON and keeps the log apart', async () => {
    const serving = await startServing(['--data', freshFile(), '--json']);
    const [secret, address] = serving.printed.map((line) => JSON.parse(line) as { [name: string]: string });
    expect(Object.keys(secret ?? {})).toEqual(['secret']);
    expect(address).toEqual({ address: serving.address });
    expect(await serving.stop('SIGINT')).toBe(0);
    const lines = serving
      .log()
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as { message: string }] : []));
    expect(lines.map(({ message }) => message)).toEqual(['opening the data', 'listening', 'stopping', 'stopped']);
    expect(lines[0]).toMatchObject({ setting: '--data' });
  });

  it('serve reads settings from the environment', async () => {
    const run = await miaouProcess(['serve'], { env: { MIAOU_PORT: 'eighty' } });
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('the setting MIAOU_PORT is "eighty": it must be a whole number from 0 to 65535');
  });

  it('a process that has nothing to serve ends after its thread has loaded: to end it before would abort the process', async () => {
    const sentenceWasRead = join(folder, 'sentence-was-read');
    const child = startMiaou(['serve', '--prot', '80'], {
      node: ['--import', HELD_THREAD],
      env: { HELD_UNTIL: sentenceWasRead },
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const ended = once(child, 'close') as Promise<[number | null]>;
    await once(child.stderr, 'data');
    await writeFile(sentenceWasRead, '');
    expect(await ended).toEqual([2, null]);
    expect(printed).toBe('the thread goes on\n');
  });

  it('a server that is stopped loses nothing that it has acknowledged', async () => {
    const storage = freshFile();
    const first = await startServing(['--data', storage]);
    const [secret] = SECRET.exec(first.printed[0] ?? '') ?? [];
    const { table, socket } = await openTable(first.address);
    let acknowledged = 0;
    const closed = once(socket, 'close') as Promise<[number]>;
    socket.on('message', (bytes: Buffer) => {
      const message = JSON.parse(bytes.toString()) as { answer?: string; n?: number };
      if (message.answer === undefined || message.n === undefined) return;
      acknowledged++;
      // In the middle of the commands, and once: a second signal would end the server at once.
      if (acknowledged === 1) first.child.kill('SIGTERM');
    });
    for (let index = 0; index < 60; index++) {
      const command = { type: 'sit', seat: index % 3 };
      socket.send(JSON.stringify({ type: 'command', table, id: `c${index}`, seen: 0, command }));
    }
    expect((await closed)[0]).toBe(1012);
    expect(await first.ended).toBe(0);
    const second = await startServing(['--data', storage]);
    const response = await fetch(`${second.address}/api/admin/tables`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    const { tables } = (await response.json()) as { tables: { table: string; head: number }[] };
    const head = tables.find((summary) => summary.table === table)?.head ?? 0;
    expect(acknowledged).toBeGreaterThan(0);
    // One entry opened the table.
    expect(head).toBeGreaterThanOrEqual(acknowledged + 1);
    await second.stop();
  });

  it('a second signal ends the server at once', async () => {
    const serving = await startServing(['--data', freshFile()]);
    const { socket } = await openTable(serving.address);
    // A client that never answers delays the stop.
    socket.pause();
    const stopped = serving.stop('SIGTERM');
    const signals = setInterval(() => serving.child.kill('SIGINT'), 50);
    expect(await stopped).toBe(130);
    clearInterval(signals);
    socket.terminate();
  });

  it('a signal that npm forwards once more counts as one', async () => {
    const serving = await startServing(['--data', freshFile()]);
    serving.child.kill('SIGINT');
    serving.child.kill('SIGINT');
    expect(await serving.stop('SIGINT')).toBe(0);
  });
});

/** Each starts a process: a quick run has one of four, since their sentences are also tested where they are made. */
const some = <const T extends readonly unknown[]>(cases: readonly T[]): readonly T[] =>
  cases.filter((_, index) => testDepth() === 'deep' || index % 4 === 0);

describe('miaou serve refuses to start', () => {
  const refused = async (args: readonly string[], env: { [name: string]: string } = {}) => {
    const run = await miaouProcess(['serve', ...args], { env });
    expect(run.stdout).toBe('');
    expect(run.stderr).not.toMatch(STACK);
    return { code: run.code, message: run.stderr };
  };

  it('serve refuses a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, message } = await refused(['--port', String(port), '--data', freshFile()]);
    expect(code).toBe(1);
    expect(message).toContain(`port ${port} of 127.0.0.1 is taken by another program`);
    other.close();
  });

  it('serve refuses a file that another process uses, in the user’s language', async () => {
    const storage = freshFile();
    const serving = await startServing(['--data', storage]);
    const args = ['--port', '0', '--data', storage];
    const { code, message } = await refused(args);
    expect(code).toBe(1);
    expect(message).toContain(`miaou: ${storage} is in use by another process: only one server can run on a file`);
    expect((await refused(args, { LC_ALL: 'de_DE' })).message).toContain('wird von einem anderen Prozess benutzt');
    expect((await refused(args, { LC_ALL: 'zh_CN' })).message).toContain('正被另一个进程使用');
    await serving.stop();
  });

  it('serve refuses a damaged file and leaves it as it was', async () => {
    const storage = freshFile();
    await writeFile(storage, 'This is not a database.'.repeat(100));
    const { code, message } = await refused(['--port', '0', '--data', storage]);
    expect(code).toBe(1);
    expect(message).toContain(
      `miaou: ${storage} is damaged or not a file of this program; miaou restore puts a backup in its place`,
    );
  });

  it.each(
    some([
      ['a folder', 2, () => ['--data', folder], 'is a directory: it must be a file'],
      ['a missing folder', 2, () => ['--data', join(folder, 'no', 'x.sqlite')], 'there is no folder'],
      [
        'a database that does not answer',
        1,
        () => ['--data', 'postgres://cat:mouse@127.0.0.1:1/x'],
        'the database postgres://cat@127.0.0.1:1/x does not answer',
      ],
      [
        'an address of another machine',
        2,
        () => ['--host', '192.0.2.1', '--data', freshFile()],
        '192.0.2.1 is not an address of this machine',
      ],
      [
        'an unknown address',
        2,
        () => ['--host', 'nowhere.invalid', '--data', freshFile()],
        'the address nowhere.invalid cannot be resolved',
      ],
      [
        'a page that is not there',
        2,
        () => ['--web', join(folder, 'no-page'), '--data', freshFile()],
        'there is no folder',
      ],
      [
        'a wrong setting',
        2,
        () => ['--bot-pace', 'slow'],
        'the setting --bot-pace is "slow": it must be two numbers of milliseconds such as 600-1800',
      ],
      [
        'another database',
        2,
        () => ['--data', 'mysql://x'],
        'the setting --data is "mysql://x": it must be a file or postgres://…',
      ],
      ['a flag that is none', 2, () => ['--prot', '80'], 'there is no flag --prot'],
    ]),
  )('serve refuses %s with exit code %i', async (_, code, args, message) => {
    const run = await refused(['--port', '0', ...args()]);
    expect(run.code).toBe(code);
    expect(run.message).toContain(message);
    expect(run.message).not.toContain('mouse@');
  });

  it.each(
    some([
      ['a variable misspelt', { MIAOU_PROT: '80' }, 'there is no setting MIAOU_PROT: it must be MIAOU_PORT'],
      ['another database of the platform', { DATABASE_URL: 'mysql://x' }, 'the setting DATABASE_URL is "mysql://x"'],
      ['a database of the platform without its kind', { DATABASE_URL: 'cats' }, 'it must be postgres://…'],
      ['half of the push keys', { MIAOU_PUSH_CONTACT: 'mailto:a@b.example' }, 'the setting --push-public-key is ""'],
      ['a file of a setting that is not there', { MIAOU_DATA_FILE: 'no-such-file' }, 'there is no file no-such-file'],
    ]),
  )('serve refuses %s in the environment', async (_, env, message) => {
    const run = await refused(['--port', '0'], env);
    expect(run.code).toBe(2);
    expect(run.message).toContain(message);
  });

  it('a server that did not start has printed no secret', async () => {
    const storage = freshFile();
    await refused(['--host', '192.0.2.1', '--data', storage]);
    const serving = await startServing(['--data', storage]);
    expect(serving.printed).toHaveLength(2);
    await serving.stop();
  });
});

describe('npm start', () => {
  it('npm start starts the server, and Ctrl-C stops it', async () => {
    const child = spawn('npm', ['start', '--', '--port', '0', '--data', freshFile()], { cwd: ROOT, detached: true });
    const closed = once(child, 'close');
    let [printed, log] = ['', ''];
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      printed += String(chunk);
      if (/http:\/\/127\.0\.0\.1:\d+/.test(printed)) break;
    }
    const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    // A terminal sends the signal to its whole process group.
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await closed;
    expect(log).toContain('"message":"stopped"');
  });
});
