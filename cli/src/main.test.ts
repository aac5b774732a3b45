import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { miaou, miaouProcess } from '../testing/miaou.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const STACK = /\n\s+at |node:internal|\.js:\d+/;

describe('the command line', () => {
  it.each([
    [
      ['simulat'],
      'there is no command simulat: it must be one of simulate, arena, env, exploit, play, replay, verify, legal',
    ],
    [['simulate', 'whist'], 'there is no game "whist": it must be one of felix, chop'],
    [['simulate'], 'the argument game is missing: the call must be miaou simulate [options] <game>'],
    [['replay'], 'the argument file is missing'],
    [['replay', 'nowhere.jsonl'], 'there is no file nowhere.jsonl'],
    [['legal', '.'], '. is a directory: it must be a file'],
    [['--frob'], 'there is no flag --frob: it must be one of --version, --json, --lang'],
  ])('the command line %j is answered with what is right and exit code 2', async (args, message) => {
    const run = await miaou(args);
    expect(run.code).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain(`miaou: ${message}`);
    expect(run.stderr).not.toMatch(STACK);
  });

  it('with --json a usage error is JSON', async () => {
    const { stderr } = await miaou(['replay', 'nowhere.jsonl', '--json']);
    expect(JSON.parse(stderr)).toMatchObject({ ok: false, error: { code: 'file-missing', path: 'nowhere.jsonl' } });
  });

  it('without a command the help is shown, as a usage error', async () => {
    const run = await miaouProcess([]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('miaou simulate felix');
  });

  it.each([
    [['--help'], 'simulate [options] <game>'],
    [['simulate', '--help'], '--bigDogFallback <leastNegative|mostNegative>'],
    [['replay', '--help'], 'miaou replay games.jsonl'],
    [['legal', '--help', '--lang', 'de'], 'Aufruf: miaou legal'],
  ])('%j is answered on standard output', async (args, text) => {
    const run = await miaou(args);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain(text);
  });

  it('the command has the version of its package', async () => {
    expect(await miaouProcess(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it.each([
    ['fr_FR.UTF-8', 'il n’y a pas de fichier x'],
    ['zh_CN', '没有文件 x'],
    ['de', 'die Datei x gibt es nicht'],
  ])('messages are in the language of the environment: %s', async (LC_ALL, message) => {
    expect((await miaou(['replay', 'x'], { env: { LC_ALL } })).stderr).toContain(message);
  });
});
