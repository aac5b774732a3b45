import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@miaou/games';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { miaou, miaouProcess, startMiaou } from '../../testing/miaou.js';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/bot.py', import.meta.url));

interface Results {
  readonly cells: readonly {
    guest: number;
    hosts: number;
    games: number;
    guestFaults: object;
    share: { mean: number };
  }[];
  readonly complete: boolean;
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'miaou-arena-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A thread takes longer to start than these tournaments do. */
const ONE_THREAD = ['--threads', '1'];

const results = async (args: readonly string[], run = miaou): Promise<Results> => {
  const { code, stdout } = await run(['arena', ...args, '--json', '--seed', '7']);
  expect(code).toBe(0);
  return JSON.parse(stdout) as Results;
};

describe('arena', () => {
  it('arena plays every pairing, with the same results for the same seed', async () => {
    const args = ['felix', '--seats', '4', '--bots', 'random,greedy', '--games', '40'];
    const { cells, complete } = await results([...args, '--threads', '2'], miaouProcess);
    expect(complete).toBe(true);
    expect(cells.map(({ guest, hosts, games }) => [guest, hosts, games])).toEqual([
      [0, 1, 40],
      [1, 0, 40],
    ]);
    const again = await results([...args, ...ONE_THREAD]);
    expect(again.cells.map(({ share }) => share)).toEqual(cells.map(({ share }) => share));
  });

  it('the report of arena is one file and escapes the names of programs', async () => {
    const page = join(folder, 'page.html');
    const program = `exec:python3 ${EXAMPLE} "<b>"`;
    const { code } = await miaou([
      'arena',
      'felix',
      '--bots',
      `${program},random`,
      '--games',
      '6',
      '--report',
      page,
      '--seed',
      '1',
      ...ONE_THREAD,
    ]);
    expect(code).toBe(0);
    const html = await readFile(page, 'utf8');
    expect(html).toContain('<svg');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toMatch(/<b>|src=|href=|url\(/);
  });

  it('arena --adjust prints the shares adjusted for luck beside the plain ones', async () => {
    const args = ['felix', '--seats', '3', '--bots', 'random', '--games', '60', '--adjust', '--edition', 'filou'];
    const page = join(folder, 'adjusted.html');
    const { code, stdout } = await miaou(['arena', ...args, '--report', page, '--seed', "Ann's", ...ONE_THREAD]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Adjusted for luck:\n.*\n.*\d % \(\d+\.\d–\d+\.\d\) × \d/);
    const html = await readFile(page, 'utf8');
    expect(html).toContain('Adjusted for luck');
    expect(html).toContain(
      String.raw`miaou arena felix --bots random --games 60 --seats 3 --adjust --edition filou --seed 'Ann'\''s'`,
    );
  });

  it('arena compares every two guests among the same hosts', async () => {
    const args = 'arena felix --seats 3 --bots greedy,random,mirek --games 9 --seed 7'.split(' ');
    const page = join(folder, 'compared.html');
    const { code, stdout } = await miaou([...args, '--report', page, ...ONE_THREAD]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Compared in pairs:\ngreedy − random +[+−]\d+\.\d \([+−]\d+\.\d … [+−]\d+\.\d\)\n/);
    expect(await readFile(page, 'utf8')).toContain('− random');
  });

  it('arena --ladder rates its entrants and writes a leader board of one file', async () => {
    const page = join(folder, 'ladder.html');
    const args = 'arena felix --seats 3 --ladder --bots random,greedy,mirek --games 15 --seed 7'.split(' ');
    const { code, stdout } = await miaou([...args, '--report', page, ...ONE_THREAD]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Rank +Entrant +Rating +Lead over the next +Matches\n1 +\w+ +\d{4} \(\d+–\d+\) +\+\d+/);
    expect(stdout).toMatch(/\n3 +random +\d+ \(\d+–\d+\) +\d+\n/);
    const html = await readFile(page, 'utf8');
    expect(html).toContain('<h1>Ladder: felix, 3 seats</h1>');
    expect(html).toMatch(/<th scope="row" class="name">mirek<\/th>/);
    expect(html).not.toMatch(/src=|href=|url\(/);
    const json = await miaou([...args, '--json', ...ONE_THREAD]);
    const again = await miaou([...args, '--json', '--threads', '2']);
    const ladderIn = (run: { stdout: string }): unknown => (JSON.parse(run.stdout) as { ladder: unknown }).ladder;
    expect(ladderIn(json)).toMatchObject({ places: [{}, {}, { entrant: 0, lead: null }] });
    expect(ladderIn(again)).toEqual(ladderIn(json));
  });

  it.each(GAMES.map(({ id }) => id))('the example bot in Python plays %s without a fault', async (game) => {
    const { cells } = await results([game, '--bots', `exec:python3 ${EXAMPLE},random`, '--games', '4', ...ONE_THREAD]);
    expect(cells.map(({ guestFaults }) => guestFaults)).toEqual(cells.map(() => ({})));
  });

  it('arena resumes from its journal after it was killed, without the seed as a flag', async () => {
    const journal = join(folder, 'killed.jsonl');
    const args = 'arena felix --seats 3 --bots random,greedy --games 60 --threads 1 --json --journal'.split(' ');
    const child = startMiaou([...args, journal]);
    const ended = new Promise((resolve) => child.on('close', resolve));
    const lines = async (): Promise<number> => (await readFile(journal, 'utf8').catch(() => '')).split('\n').length;
    await vi.waitUntil(async () => (await lines()) > 4, { timeout: 60_000, interval: 5 });
    child.kill('SIGKILL');
    await ended;
    const { code, stdout } = await miaou([...args, journal]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ complete: true, cells: [{ games: 60 }, { games: 60 }] });
    expect(await lines()).toBe(42);
  });

  it('arena checks that its report can be written before it plays', async () => {
    const { code, stderr } = await miaou([
      ...'arena felix --bots random --games 900000000 --report'.split(' '),
      join(folder, 'nowhere', 'page.html'),
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain('nowhere');
  });

  it('arena prints how often a program failed', async () => {
    const { code, stdout } = await miaou([
      'arena',
      'felix',
      '--bots',
      'exec:false,random',
      '--games',
      '3',
      '--seed',
      '1',
      ...ONE_THREAD,
    ]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Faults: exec:false: crashed \d+/);
  });

  it('arena counts a wrong answer of a program as a loss', async () => {
    // It is started anew after each wrong answer, so it is one that starts fast.
    const bad = join(folder, 'bad.sh');
    await writeFile(bad, 'while read -r line; do echo meow; done\n');
    const { cells } = await results(['felix', '--bots', `exec:sh ${bad},random`, '--games', '3', ...ONE_THREAD]);
    expect(cells[0]?.share.mean).toBe(0);
    expect(cells[0]?.guestFaults).toMatchObject({ nonsense: expect.any(Number) as number });
  });

  it.each([
    [['felix', '--bots', 'random,nobody'], 'nobody'],
    [['whist', '--bots', 'random'], 'whist'],
    [['felix', '--bots', 'random', '--games', '0'], '--games'],
    [['felix', '--bots', 'random', '--ms', 'soon'], '--ms'],
    [['felix', '--bots', 'random', '--seats', '9'], 'seats'],
    [['felix', '--bots', 'random', '--ladder'], 'two entrants'],
    [['felix', '--bots', 'greedy,random,greedy', '--ladder'], 'none twice'],
  ])('arena refuses %j and names the mistake', async (args, named) => {
    const { code, stderr } = await miaou(['arena', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(named);
  });

  it('arena refuses the journal of another tournament', async () => {
    const journal = join(folder, 'journal.jsonl');
    const args = ['arena', 'felix', '--bots', 'random', '--games', '3', '--journal', journal, ...ONE_THREAD];
    expect((await miaou([...args, '--seed', '1'])).code).toBe(0);
    const { code, stderr } = await miaou([...args, '--seed', '2']);
    expect(code).toBe(2);
    expect(stderr).toContain(journal);
  });
});
