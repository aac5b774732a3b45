import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@miaou/games';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Host, openTable } from '../../testing/host.js';
import { miaou, miaouProcess, startMiaou } from '../../testing/miaou.js';
import { endServing, type Serving, startServing } from '../../testing/serving.js';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/bot.py', import.meta.url));
const BRISK = ['--bot-pace', '0-1', '--log-level', 'error'];
const NO_CLOCK = { kind: 'none' };
/** Who plays at random may not get on for hundreds of rounds, which took a minute on a quiet machine. */
const SHORT: { readonly [game: string]: object } = { chop: { maxRounds: 30 } };

/** Talks nonsense once, crashes once, and plays from then on; it keeps count in a file, because it is started anew each time. */
const FAILS_TWICE = `import json, os, sys
for line in sys.stdin:
    question = json.loads(line)
    failed = os.path.getsize(sys.argv[1]) if os.path.exists(sys.argv[1]) else 0
    if failed < 2:
        open(sys.argv[1], "a").write("x")
    if failed == 0:
        print("meow", flush=True)
    elif failed == 1:
        sys.exit(3)
    else:
        print(json.dumps({"id": question["id"], "move": question["legal"][0]}), flush=True)
`;

/** Notes how much time it is given, and plays the first legal move. */
const NOTES_TIMES = `import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print(question["milliseconds"], file=open(sys.argv[1], "a"))
    print(json.dumps({"id": question["id"], "move": question["legal"][0]}), flush=True)
`;

let folder = '';
let server: Serving;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'miaou-play-'));
  server = await startServing(['--data', join(folder, 'play.sqlite'), ...BRISK]);
});
afterAll(async () => {
  await server.stop();
  endServing();
  await rm(folder, { recursive: true });
});

/** A bot that somebody has started and that is still playing. */
const playing = (args: readonly string[], env: { readonly [name: string]: string } = {}) => {
  const child = startMiaou(['play', ...args], { env });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
    });
  const closed = once(child, 'close') as Promise<[number | null]>;
  return { child, texts, ended: async () => (await closed)[0] };
};

/** Waits for the bot to sit, fills the other seats and begins. */
const begin = async (host: Host, seats: number): Promise<void> => {
  await vi.waitUntil(() => host.seated() === 1, { timeout: 60_000 });
  for (let seat = 1; seat < seats; seat++) await host.command({ type: 'seatBot', seat, bot: 'greedy' });
  await host.command({ type: 'start' });
};

const linkTo = (host: Host, address = server.address): string => `${address}/t/${host.table}`;

describe('play', () => {
  it.each(GAMES.map(({ id, seatCounts }) => ({ id, seats: seatCounts[0] ?? 2 })))(
    'play lets the example in Python play a whole match of $id at a real table',
    async ({ id, seats }) => {
      const host = await openTable(server.address, id, seats, NO_CLOCK, SHORT[id]);
      const bot = playing(['--invite', linkTo(host), '--name', 'Snake', '--bot', `exec:python3 ${EXAMPLE}`, '--json']);
      await begin(host, seats);
      expect(await bot.ended()).toBe(0);
      expect(bot.texts.stderr).toBe('');
      const { moves, result } = await host.record();
      const told = bot.texts.stdout.trim().split('\n');
      expect(told.map((line) => JSON.parse(line) as unknown)).toEqual([
        { event: 'seated', bot: `exec:python3 ${EXAMPLE}`, table: host.table, seat: 0 },
        { event: 'over', match: 1, result },
      ]);
      expect(moves.filter(({ seat }) => seat === 0).length).toBeGreaterThan(0);
      await vi.waitUntil(() => host.seated() === seats - 1, { timeout: 60_000 });
      host.close();
    },
  );

  it('play stays for as many matches as it was asked to', async () => {
    const host = await openTable(server.address, 'felix', 3, NO_CLOCK);
    const env = { MIAOU_TOKEN: host.token };
    const bot = playing(['--invite', linkTo(host), '--bot', 'greedy', '--matches', '2', '--json'], env);
    await begin(host, 3);
    await vi.waitUntil(() => host.stage() === 'over', { timeout: 60_000 });
    await host.command({ type: 'setUp' });
    await host.command({ type: 'start' });
    expect(await bot.ended()).toBe(0);
    const matches = bot.texts.stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { match?: number }).match);
    expect(matches).toEqual([undefined, 1, 2]);
    host.close();
  });

  it('play goes on through a restart of the server', async () => {
    const args = ['--data', join(folder, 'restarted.sqlite'), ...BRISK];
    const before = await startServing(args);
    const { port } = new URL(before.address);
    const host = await openTable(before.address, 'chop', 2, NO_CLOCK);
    const bot = playing(['--invite', linkTo(host, before.address), '--bot', 'greedy', '--json']);
    await begin(host, 2);
    expect(await before.stop('SIGKILL')).toBeNull();
    await vi.waitUntil(() => bot.texts.stdout.includes('"lost"'), { timeout: 60_000 });
    const after = await startServing([...args, '--port', port]);
    expect(await bot.ended()).toBe(0);
    expect(bot.texts.stdout).toContain('"over"');
    await after.stop();
    host.close();
  });

  it('play leaves a program no more time than the clock at the table does', async () => {
    const timed = join(folder, 'timed.py');
    const times = join(folder, 'times');
    await writeFile(timed, NOTES_TIMES);
    const host = await openTable(server.address, 'felix', 3, { kind: 'perMove', seconds: 60 });
    const bot = playing(['--invite', linkTo(host), '--ms', '600000', '--bot', `exec:python3 ${timed} ${times}`]);
    await begin(host, 3);
    expect(await bot.ended()).toBe(0);
    const noted = (await readFile(times, 'utf8')).trim().split('\n').map(Number);
    expect(Math.max(...noted)).toBeLessThan(60_000);
    expect(Math.min(...noted)).toBeGreaterThan(0);
    host.close();
  });

  it('play makes a legal move for a program that fails, and says so', async () => {
    const bad = join(folder, 'bad.py');
    await writeFile(bad, FAILS_TWICE);
    const host = await openTable(server.address, 'felix', 3, NO_CLOCK);
    const token = ['--server', server.address, '--table', host.table, '--token', host.token];
    const bot = playing([...token, '--seat', '0', '--bot', `exec:python3 ${bad} ${join(folder, 'failed')}`]);
    await begin(host, 3);
    expect(await bot.ended()).toBe(0);
    expect(bot.texts.stderr).toContain('the bot failed (nonsense): a legal move was made for it');
    expect(bot.texts.stderr).toContain('the bot failed (crashed): a legal move was made for it');
    expect(bot.texts.stdout).toContain('match 1 is over');
    host.close();
  });

  it('play gives its seat back when it is told to stop', async () => {
    const host = await openTable(server.address, 'felix', 3, NO_CLOCK);
    const bot = playing(['--invite', linkTo(host), '--bot', 'vera']);
    await vi.waitUntil(() => host.seated() === 1, { timeout: 60_000 });
    bot.child.kill('SIGTERM');
    expect(await bot.ended()).toBe(0);
    await vi.waitUntil(() => host.seated() === 0, { timeout: 60_000 });
    host.close();
  });

  const NOWHERE = 'A'.repeat(22);

  it('play says why it cannot join a table', async () => {
    const host = await openTable(server.address, 'chop', 2, NO_CLOCK);
    const refusals = [
      [['--invite', `${server.address}/t/${NOWHERE}`], `there is no table ${NOWHERE}`],
      [['--invite', linkTo(host), '--token', 'unheard-of'], 'has this token'],
      [['--invite', `http://127.0.0.1:1/t/${NOWHERE}`], 'no server answers at http://127.0.0.1:1'],
      [['--invite', linkTo(host), '--bot', 'heuristic'], 'no bot is called "heuristic" in chop'],
      [['--invite', linkTo(host), '--seat', '3'], 'the table does not let the bot play (no-such-seat)'],
    ] as const;
    for (const [args, message] of refusals) {
      const { code, stderr } = await miaouProcess(['play', ...args]);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) as string });
    }
    host.close();
  });

  it.each([
    [[], '--invite'],
    [['--invite', 'https://cats.example/lobby'], 'not a link to a table'],
    [['--server', 'cats', '--table', NOWHERE], '--server'],
    [['--invite', `https://cats.example/t/${NOWHERE}`, '--bot', 'nobody'], 'nobody'],
    [['--invite', `https://cats.example/t/${NOWHERE}`, '--matches', '0'], '--matches'],
  ])('play refuses %j and says what would be right', async (args, named) => {
    const { code, stderr } = await miaou(['play', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(named);
  });
});
