import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreFault, type StoreFaultCode } from '@miaou/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { miaou } from '../testing/miaou.js';
import { endServing, startServing } from '../testing/serving.js';
import { dataHindrance } from './hindrance.js';
import { LANGUAGES } from './language.js';
import { sentence } from './sentence.js';
import { TEXTS } from './texts/index.js';

// The first call may have to build.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder = '';
let files = 0;
const freshFile = (ending = 'sqlite'): string => join(folder, `file-${files++}.${ending}`);

/** Records of matches that bots have played, and data that holds them. */
let records = '';
let kept = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'miaou-upkeep-'));
  records = freshFile('jsonl');
  kept = freshFile();
  await miaou(['simulate', 'felix', '--games', '5', '--seed', '3', '--out', records]);
  await miaou(['import', records, '--data', kept]);
});
afterAll(async () => {
  endServing();
  await rm(folder, { recursive: true });
});

describe('export and import', () => {
  it('give back what was taken in, line by line', async () => {
    const run = await miaou(['export', '--data', kept]);
    expect(run.code).toBe(0);
    expect(run.stdout).toBe(await readFile(records, 'utf8'));
    const out = freshFile('jsonl');
    const toFile = await miaou(['export', '--data', kept, '--out', out, '--json']);
    expect(toFile).toMatchObject({ code: 0, stdout: '{"records":5}\n' });
    expect(await readFile(out, 'utf8')).toBe(run.stdout);
  });

  it('take the same match in once', async () => {
    const run = await miaou(['import', records, '--data', kept]);
    expect(run.code).toBe(0);
    expect(run.lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome)).toEqual(Array(5).fill('known'));
    expect(run.stderr).toContain('records taken in: 0, known already: 5, refused: 0');
  });

  it('refuse what is no finished match, say why, and go on', async () => {
    const [good = ''] = (await readFile(records, 'utf8')).split('\n');
    const { result: _, ...unfinished } = JSON.parse(good) as { result: unknown; moves: unknown[] };
    const lines = [
      Buffer.from('garbage\n'),
      Buffer.from(`${JSON.stringify({ ...unfinished, moves: unfinished.moves.slice(0, 4) })}\n\n`),
      Buffer.from([0xff, 0x0a]),
      Buffer.from(good),
    ];
    const run = await miaou(['import', '-', '--data', freshFile()], { input: Buffer.concat(lines) });
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
  it('a lost secret of the operator is replaced while no server runs, and the new one opens the doors', async () => {
    const file = freshFile();
    const first = await startServing(['--data', file]);
    expect(await miaou(['operator-secret', '--data', file])).toMatchObject({ code: 1, stdout: '' });
    await first.stop();
    const run = await miaou(['operator-secret', '--data', file, '--json']);
    expect(run.code).toBe(0);
    const { secret } = JSON.parse(run.stdout) as { secret: string };
    const second = await startServing(['--data', file]);
    const asked = await fetch(`${second.address}/api/admin/status`, { headers: { authorization: `Bearer ${secret}` } });
    expect(asked.status).toBe(200);
    await second.stop();
  });

  it('of data that is not there have no secret', async () => {
    expect((await miaou(['operator-secret', '--data', freshFile()])).code).toBe(2);
  });

  it('for notifications are a fresh pair each time, as flags that the server takes', async () => {
    const [first, second] = [await miaou(['push-keys']), await miaou(['push-keys'])];
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
  it('copy what a running server has, while it runs', async () => {
    const serving = await startServing(['--data', kept]);
    const copy = freshFile();
    const run = await miaou(['backup', copy, '--data', kept]);
    expect(run).toMatchObject({ code: 0, stdout: `the backup is ${copy}\n` });
    expect((await miaou(['check-data', '--data', kept])).stderr).toContain('is in use by another process');
    expect((await miaou(['restore', copy, '--data', kept, '--replace'])).code).toBe(1);
    expect((await fetch(`${serving.address}/readyz`)).status).toBe(200);
    await serving.stop();
    expect((await miaou(['export', '--data', copy])).stdout).toBe(await readFile(records, 'utf8'));
  });

  it('put a backup in the place of the data and keep what was there', async () => {
    const [copy, storage] = [freshFile(), freshFile()];
    expect((await miaou(['backup', copy, '--data', kept])).code).toBe(0);
    expect(await miaou(['restore', copy, '--data', storage, '--json'])).toMatchObject({
      code: 0,
      stdout: `${JSON.stringify({ ok: true, storage, path: copy })}\n`,
    });
    const again = await miaou(['restore', copy, '--data', storage]);
    expect(again.code).toBe(2);
    expect(again.stderr).toContain(`${storage} exists already: with --replace`);
    const replaced = await miaou(['restore', copy, '--data', storage, '--replace', '--json']);
    const { kept: before } = JSON.parse(replaced.stdout) as { kept: string };
    expect(existsSync(before)).toBe(true);
    expect((await miaou(['export', '--data', storage])).lines).toHaveLength(5);
  });

  it.each([
    [
      'a backup over another file',
      () => ['backup', records, '--data', kept],
      2,
      'exists already: it is not overwritten',
    ],
    [
      'a backup of nothing',
      () => ['backup', freshFile(), '--data', join(folder, 'none.sqlite')],
      2,
      'there is no file',
    ],
    [
      'a backup into no folder',
      () => ['backup', join(folder, 'no', 'x'), '--data', kept],
      1,
      'did not do what was asked',
    ],
    ['a restore from nothing', () => ['restore', join(folder, 'none'), '--data', freshFile()], 2, 'there is no file'],
    [
      'a restore of something else',
      () => ['restore', records, '--data', freshFile()],
      1,
      'is damaged or not a file of this program',
    ],
    [
      'a backup of PostgreSQL',
      () => ['backup', 'x', '--data', 'postgres://cat:mouse@db/x'],
      2,
      'postgres://cat@db/x is a PostgreSQL database',
    ],
    ['an export of nothing', () => ['export', '--data', join(folder, 'none.sqlite')], 2, 'there is no file'],
    ['a check of nothing', () => ['check-data', '--data', join(folder, 'none.sqlite')], 2, 'there is no file'],
    ['an import of nothing', () => ['import', join(folder, 'none.jsonl'), '--data', kept], 2, 'there is no file'],
  ])('refuse %s', async (_, args, code, message) => {
    const run = await miaou(args());
    expect(run.code).toBe(code);
    expect(run.stderr).toContain(message);
    expect(run.stderr).not.toContain('mouse@');
    expect(existsSync(join(folder, 'none.sqlite'))).toBe(false);
  });
});

describe('check-data', () => {
  it('says that all is well', async () => {
    expect(await miaou(['check-data', '--data', kept])).toMatchObject({ code: 0, stdout: 'tables: 0, wrong: 0\n' });
    expect(await miaou(['check-data', '--data', kept, '--json'])).toMatchObject({ stdout: '{"tables":0,"wrong":0}\n' });
  });

  it('says of a file that is not ours what it is', async () => {
    const file = freshFile();
    await writeFile(file, 'x'.repeat(5000));
    expect(await miaou(['check-data', '--data', file])).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('what stands in the way of data', () => {
  const FAULTS: readonly StoreFaultCode[] = [
    'locked',
    'damaged',
    'newer',
    'foreign',
    'unopenable',
    'unreachable',
    'volatile',
    'failed',
    'closed',
  ];

  it.each(LANGUAGES)('is told in %s, whatever it is', (language) => {
    for (const code of FAULTS) {
      const outcome = dataHindrance(new StoreFault(code, 'no luck'), 'x.sqlite', (storage) => storage);
      if (outcome.kind !== 'hindered') throw new Error('it must end with 1');
      const text = sentence(outcome.refusal, TEXTS[language]);
      expect(text).toContain('x.sqlite');
      expect(text).not.toMatch(/store-|[{}]/);
    }
  });

  it.each([
    ['EACCES', 'open', 'x.sqlite', 'file-forbidden'],
    ['EROFS', 'open', 'x.sqlite', 'file-unusable'],
    ['EISDIR', 'open', 'x.sqlite', 'file-is-directory'],
    ['ENOENT', 'open', 'x.sqlite', 'folder-missing'],
    ['ENOENT', 'copyfile', 'backup.sqlite', 'file-missing'],
    ['ENOENT', 'scandir', 'page', 'folder-missing'],
  ])('%s at %s of %s is %s', (code, syscall, path, expected) => {
    const error = Object.assign(new Error(code), { code, syscall, path });
    expect(dataHindrance(error, 'x.sqlite', (storage) => storage)).toMatchObject({
      kind: 'misuse',
      refusal: { code: expected },
    });
  });

  it('is a mistake of ours if it is neither', () => {
    expect(() => dataHindrance(new TypeError('oh'), 'x', (storage) => storage)).toThrow('oh');
  });
});
