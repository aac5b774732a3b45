import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupFault, StoreFault, type StoreFaultCode } from '@miaou/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { miaou, miaouProcess } from '../../testing/miaou.js';
import { endServing, startServing } from '../../testing/serving.js';
import { LANGUAGES } from '../commandLine/language.js';
import { storageErrorOutcome } from '../errors/environmentError.js';
import { TEXTS } from '../texts/index.js';
import { sentence } from '../texts/sentence.js';

let folder = '';
let files = 0;
const freshFile = (ending = 'sqlite'): string => join(folder, `file-${files++}.${ending}`);

/** Records of simulated matches, and a database with them. */
let records = '';
let stored = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'miaou-data-'));
  records = freshFile('jsonl');
  stored = freshFile();
  await miaou(['simulate', 'felix', '--games', '5', '--seed', '3', '--out', records]);
  await miaouProcess(['import', records, '--data', stored]);
});
afterAll(async () => {
  endServing();
  await rm(folder, { recursive: true });
});

describe('export and import', () => {
  it('export writes what import has read, line by line', async () => {
    const run = await miaouProcess(['export', '--data', stored]);
    expect(run.code).toBe(0);
    expect(run.stdout).toBe(await readFile(records, 'utf8'));
    const out = freshFile('jsonl');
    const toFile = await miaouProcess(['export', '--data', stored, '--out', out, '--json']);
    expect(toFile).toMatchObject({ code: 0, stdout: '{"records":5}\n' });
    expect(await readFile(out, 'utf8')).toBe(run.stdout);
  });

  it('export --anonymous says nothing of who played', async () => {
    const run = await miaouProcess(['export', '--anonymous', '--data', stored]);
    const [named] = (await readFile(records, 'utf8')).split('\n');
    const { players, ...rest } = JSON.parse(named ?? '') as { readonly players: readonly object[] };
    expect(players.length).toBeGreaterThan(1);
    expect(run.lines).toHaveLength(5);
    expect(JSON.parse(run.lines[0] ?? '')).toEqual(rest);
  });

  it('export of data that cannot be read leaves no file behind, and no half of one', async () => {
    const out = join(folder, 'empty');
    await mkdir(out);
    const run = await miaouProcess(['export', '--data', records, '--out', join(out, 'games.jsonl')]);
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(await readdir(out)).toEqual([]);
  });

  it('import stores the same match once', async () => {
    const run = await miaouProcess(['import', records, '--data', stored]);
    expect(run.code).toBe(0);
    expect(run.lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome)).toEqual(Array(5).fill('known'));
    expect(run.stderr).toContain('records taken in: 0, known already: 5, refused: 0');
  });

  it('import refuses what is not a finished match, says why, and goes on', async () => {
    const [good = ''] = (await readFile(records, 'utf8')).split('\n');
    const { result: _, ...unfinished } = JSON.parse(good) as { result: unknown; moves: unknown[] };
    const lines = [
      Buffer.from('garbage\n'),
      Buffer.from(`${JSON.stringify({ ...unfinished, moves: unfinished.moves.slice(0, 4) })}\n\n`),
      Buffer.from([0xff, 0x0a]),
      Buffer.from(good),
    ];
    const run = await miaouProcess(['import', '-', '--data', freshFile()], { input: Buffer.concat(lines) });
    expect(run.code).toBe(1);
    const answers = run.lines.map(
      (line) => JSON.parse(line) as { line: number; outcome: string; error?: { code: string } },
    );
    expect(answers.map(({ line, outcome, error }) => [line, outcome, error?.code])).toEqual([
      [1, 'refused', 'not-json'],
      [2, 'refused', 'unfinished'],
      [4, 'refused', 'not-utf8'],
      [5, 'kept', undefined],
    ]);
    expect(run.stderr).toContain('wrong records: 3 of 4; the first: line 1:');
  });
});

describe('keys', () => {
  it('operator-secret replaces a lost secret while no server runs, and the server accepts the new one', async () => {
    const file = freshFile();
    const first = await startServing(['--data', file]);
    expect(await miaouProcess(['operator-secret', '--data', file])).toMatchObject({ code: 1, stdout: '' });
    await first.stop();
    const run = await miaouProcess(['operator-secret', '--data', file, '--json']);
    expect(run.code).toBe(0);
    const { secret } = JSON.parse(run.stdout) as { secret: string };
    const second = await startServing(['--data', file]);
    const asked = await fetch(`${second.address}/api/admin/status`, { headers: { authorization: `Bearer ${secret}` } });
    expect(asked.status).toBe(200);
    await second.stop();
  });

  it('operator-secret refuses data that does not exist', async () => {
    expect((await miaou(['operator-secret', '--data', freshFile()])).code).toBe(2);
  });

  it('push-keys prints a new key pair each time, as flags that the server accepts', async () => {
    const [first, second] = [await miaouProcess(['push-keys']), await miaou(['push-keys'])];
    expect(first.stdout).not.toBe(second.stdout);
    const flags = first.lines.flatMap((line) => line.split(' '));
    expect(flags.map((part) => part.length)).toEqual([17, 87, 18, 43]);
    const serving = await startServing([...flags, '--push-contact', 'mailto:host@cats.example', '--data', freshFile()]);
    const { publicKey } = (await (await fetch(`${serving.address}/api/push`)).json()) as { publicKey: string };
    expect(publicKey).toBe(flags[1]);
    await serving.stop();
  });
});

describe('backup and restore', () => {
  it('backup copies the data of a running server', async () => {
    const serving = await startServing(['--data', stored]);
    const copy = freshFile();
    const run = await miaouProcess(['backup', copy, '--data', stored]);
    expect(run).toMatchObject({ code: 0, stdout: `the backup is ${copy}\n` });
    expect((await miaouProcess(['check-data', '--data', stored])).stderr).toContain('is in use by another process');
    expect((await miaouProcess(['restore', copy, '--data', stored, '--replace'])).code).toBe(1);
    expect((await fetch(`${serving.address}/readyz`)).status).toBe(200);
    await serving.stop();
    expect((await miaouProcess(['export', '--data', copy])).stdout).toBe(await readFile(records, 'utf8'));
  });

  it('restore replaces the data by a backup and keeps the old data', async () => {
    const [copy, storage] = [freshFile(), freshFile()];
    expect((await miaouProcess(['backup', copy, '--data', stored])).code).toBe(0);
    expect(await miaouProcess(['restore', copy, '--data', storage, '--json'])).toMatchObject({
      code: 0,
      stdout: `${JSON.stringify({ ok: true, storage, path: copy })}\n`,
    });
    const again = await miaouProcess(['restore', copy, '--data', storage]);
    expect(again.code).toBe(2);
    expect(again.stderr).toContain(`${storage} exists already: with --replace`);
    const replaced = await miaouProcess(['restore', copy, '--data', storage, '--replace', '--json']);
    const { kept: before } = JSON.parse(replaced.stdout) as { kept: string };
    expect(existsSync(before)).toBe(true);
    expect((await miaouProcess(['export', '--data', storage])).lines).toHaveLength(5);
  });

  it('data that a link leads to, as to another disk, is replaced where it lies, and nowhere else', async () => {
    const [storage, link, astray] = [freshFile(), freshFile(), freshFile()];
    await copyFile(stored, storage);
    await symlink(storage, link);
    expect((await miaouProcess(['restore', stored, '--data', link, '--replace'])).stdout).toContain(storage);
    expect(await readlink(link)).toBe(storage);
    const disk = join(folder, 'missing-disk');
    await symlink(join(disk, 'x.sqlite'), astray);
    const refused = await miaou(['restore', stored, '--data', astray]);
    expect(refused).toMatchObject({ code: 2, stderr: `miaou: there is no folder ${disk}\n` });
  });

  it.each([
    [
      'a backup over another file',
      miaou,
      () => ['backup', records, '--data', stored],
      2,
      'exists already: it is not overwritten',
    ],
    [
      'a backup of nothing',
      miaou,
      () => ['backup', freshFile(), '--data', join(folder, 'none.sqlite')],
      2,
      'there is no file',
    ],
    [
      'a backup into no folder',
      miaou,
      () => ['backup', join(folder, 'no', 'x'), '--data', stored],
      2,
      'there is no folder',
    ],
    [
      'a restore into no folder',
      miaou,
      () => ['restore', records, '--data', join(folder, 'no', 'x.sqlite')],
      2,
      'there is no folder',
    ],
    // It opens the data, and the thread that does needs what was built.
    [
      'a restore of something else',
      miaouProcess,
      () => ['restore', records, '--data', freshFile()],
      1,
      '.jsonl is damaged or not a backup of this program: nothing was restored',
    ],
    [
      'a restore from nothing',
      miaou,
      () => ['restore', join(folder, 'none'), '--data', freshFile()],
      2,
      'there is no file',
    ],
    [
      'a backup of PostgreSQL',
      miaou,
      () => ['backup', 'x', '--data', 'postgres://cat:mouse@db/x'],
      2,
      'postgres://cat@db/x is a PostgreSQL database',
    ],
    ['an export of nothing', miaou, () => ['export', '--data', join(folder, 'none.sqlite')], 2, 'there is no file'],
    ['a check of nothing', miaou, () => ['check-data', '--data', join(folder, 'none.sqlite')], 2, 'there is no file'],
    [
      'an import of nothing',
      miaou,
      () => ['import', join(folder, 'none.jsonl'), '--data', stored],
      2,
      'there is no file',
    ],
  ])('a data command refuses %s', async (_, run, args, code, message) => {
    const refused = await run(args());
    expect(refused.code).toBe(code);
    expect(refused.stderr).toContain(message);
    expect(refused.stderr).not.toContain('mouse@');
    expect(existsSync(join(folder, 'none.sqlite'))).toBe(false);
  });
});

describe('check-data', () => {
  it('check-data reports sound data', async () => {
    expect(await miaouProcess(['check-data', '--data', stored])).toMatchObject({
      code: 0,
      stdout: 'tables: 0, wrong: 0\n',
    });
    expect(await miaouProcess(['check-data', '--data', stored, '--json'])).toMatchObject({
      stdout: '{"tables":0,"wrong":0}\n',
    });
  });

  it('check-data refuses a file that is not a database', async () => {
    const file = freshFile();
    await writeFile(file, 'x'.repeat(5000));
    expect(await miaouProcess(['check-data', '--data', file])).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('errors of the storage', () => {
  const CODES: readonly StoreFaultCode[] = [
    'locked',
    'damaged',
    'newer',
    'foreign',
    'unopenable',
    'unreachable',
    'volatile',
    'full',
    'failed',
    'broken',
    'closed',
  ];

  it.each(LANGUAGES)('every error of the storage has a sentence in %s', (language) => {
    for (const code of CODES) {
      const outcome = storageErrorOutcome(new StoreFault(code, 'no luck'), 'x.sqlite', (storage) => storage);
      if (outcome.kind !== 'environmentError') throw new Error('expected an environment error');
      const text = sentence(outcome.refusal, TEXTS[language]);
      expect(text).toContain('x.sqlite');
      expect(text).not.toMatch(/store-|[{}]/);
    }
  });

  it.each([
    ['damaged', { code: 'backup-unusable', path: 'monday.sqlite' }],
    ['newer', { code: 'store-newer', storage: 'monday.sqlite' }],
  ] as const)('a backup that is %s is named, not the data', (code, refusal) => {
    const fault = new BackupFault('monday.sqlite', new StoreFault(code, 'no luck'));
    expect(storageErrorOutcome(fault, 'x.sqlite', (storage) => storage)).toMatchObject({ refusal });
  });

  it.each([
    ['EACCES', 'open', 'x.sqlite', 'file-forbidden'],
    ['EROFS', 'open', 'x.sqlite', 'disk-read-only'],
    ['EIO', 'open', 'x.sqlite', 'file-unusable'],
    ['EACCES', 'access', 'data', 'folder-forbidden'],
    ['EISDIR', 'open', 'x.sqlite', 'file-is-directory'],
    ['ENOENT', 'open', 'x.sqlite', 'folder-missing'],
    ['ENOENT', 'copyfile', 'backup.sqlite', 'file-missing'],
    ['ENOENT', 'scandir', 'page', 'folder-missing'],
  ])('%s at %s of %s is reported as %s', (code, syscall, path, expected) => {
    const error = Object.assign(new Error(code), { code, syscall, path });
    expect(storageErrorOutcome(error, 'x.sqlite', (storage) => storage)).toMatchObject({
      kind: 'usageError',
      refusal: { code: expected },
    });
  });

  it('any other error is rethrown as a bug', () => {
    expect(() => storageErrorOutcome(new TypeError('oh'), 'x', (storage) => storage)).toThrow('oh');
  });
});
