import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { BotAnswer } from './botAnswer.js';
import { paceOf } from './ports.js';
import { ANA, HostBench } from './testing/fakePorts.js';
import { settled } from './testing/manualClock.js';

const DAY = 24 * 60 * 60 * 1000;

const movesIn = ({ diary }: HostBench): string[] => diary.filter((line) => line.includes('moved'));

/** Bots that think until the test answers for one of them. */
const slowBots = (bench: HostBench): ((answer: BotAnswer) => void)[] => {
  const answers: ((answer: BotAnswer) => void)[] = [];
  bench.choose = () => new Promise((resolve) => void answers.push(resolve));
  return answers;
};

describe('the pace of automatic moves', () => {
  it('the pace of a bot is drawn before it sees the table, and the bot is asked when it is over', async () => {
    const bench = new HostBench();
    await bench.start();
    await bench.clock.advance(199);
    expect(bench.tasks).toEqual([]);
    await bench.clock.advance(1);
    expect(bench.diary).toEqual([
      'random drawn',
      'bot 1 asked',
      'seat 1 moved through bot',
      'random drawn',
      'bot 2 asked',
      'seat 2 moved through bot',
    ]);
  });

  it('the pace of a bot is drawn before it sees the table, also where it thinks while it runs', async () => {
    const bench = new HostBench({ thinksDuringPace: true });
    const before = bench.diary.length;
    await bench.do(ANA, { type: 'sit', seat: seat(0) });
    for (const index of [1, 2]) await bench.do(ANA, { type: 'seatBot', seat: seat(index), bot: 'simple' });
    await bench.do(ANA, { type: 'start' });
    expect(bench.diary.slice(before).filter((line) => !line.startsWith('stored'))).toEqual([
      'random drawn',
      'random drawn',
      'bot 1 asked',
      'random drawn',
      'random drawn',
      'bot 2 asked',
    ]);
    await bench.clock.advance(199);
    expect(movesIn(bench)).toEqual([]);
    await bench.clock.advance(1);
    expect(movesIn(bench)).toEqual(['seat 1 moved through bot', 'seat 2 moved through bot']);
  });

  it('a bot is as slow as its nature, whatever it holds', async () => {
    const bench = new HostBench({ pace: (bot) => paceOf({ least: 100, most: 300 }, bot === 'simple' ? 2 : 1) });
    await bench.start();
    await bench.clock.advance(399);
    expect(bench.tasks).toEqual([]);
    await bench.clock.advance(1);
    expect(movesIn(bench)).toEqual(['seat 1 moved through bot', 'seat 2 moved through bot']);
  });

  it.each([0, 5])('the pace is the same for an order up to %i, whether it bids or passes', async (upTo) => {
    const bench = await new HostBench().start();
    await bench.do(ANA, bench.firstMove(0));
    await bench.clock.advance(200);
    bench.luck = 1;
    await bench.do(ANA, { type: 'order', order: { round: 1, upTo } });
    await bench.clock.advance(299);
    expect(bench.diary.at(-1)).toBe('random drawn');
    await bench.clock.advance(1);
    expect(bench.diary).toContain('seat 0 moved through order');
  });
});

describe('a bot', () => {
  it('a bot is asked with the view and the legal moves of its seat, its time, a seed, and nothing else', async () => {
    const bench = await new HostBench().start();
    await bench.clock.advance(200);
    const [task] = bench.tasks;
    expect(task).toEqual({
      game: 'felix',
      bot: 'simple',
      seat: 1,
      view: expect.objectContaining({ viewer: 1 }) as object,
      legalMoves: expect.arrayContaining([{ type: 'place', card: '3' }]) as object,
      seed: expect.any(String) as string,
      milliseconds: 50,
    });
    expect(structuredClone(task)).toEqual(task);
  });

  it('a bot plays the legal move whose index it gave', async () => {
    const bench = await new HostBench().start();
    bench.choose = () => Promise.resolve({ index: 2 });
    await bench.clock.advance(200);
    const moved = bench.store.log.find(({ body }) => body.type === 'moved');
    expect(moved?.body).toMatchObject({ seat: 1, move: bench.tasks[0]?.legalMoves[2] });
  });

  it.each<[string, BotAnswer, string]>([
    ['throws', { failure: 'crashed' }, 'crashed'],
    ['exceeds its time', { failure: 'late' }, 'late'],
    ['finds no free worker', { failure: 'crowded' }, 'crowded'],
    ['names no legal move', { failure: 'illegal' }, 'illegal'],
    ['gives an index that does not exist', { index: 1_000 }, 'illegal'],
  ])('a bot that %s has a legal move played for it, and the failure is logged', async (_, answer, failure) => {
    const bench = await new HostBench().start();
    bench.choose = () => Promise.resolve(answer);
    await bench.clock.advance(200);
    expect(bench.diary).toContain(`bot 1 failed: ${failure}`);
    expect(bench.diary).toContain('seat 1 moved through bot');
    const [moved] = bench.store.log.flatMap(({ body }) => (body.type === 'moved' ? [body.move] : []));
    expect(bench.tasks[0]?.legalMoves).toContainEqual(moved);
  });

  it('a bot at a table that everybody has left waits until somebody comes back', async () => {
    const bench = await new HostBench().start();
    await bench.do(ANA, { type: 'standUp' });
    await bench.clock.advance(DAY);
    expect(movesIn(bench)).toEqual([]);
    await bench.do(ANA, { type: 'return' });
    await bench.clock.advance(200);
    expect(movesIn(bench)).toEqual(['seat 1 moved through bot', 'seat 2 moved through bot']);
  });

  it('a bot that cannot be run is asked again after another pace', async () => {
    const bench = await new HostBench().start();
    let failures = 2;
    bench.choose = () => {
      failures -= 1;
      return failures < 0 ? Promise.resolve({ index: 0 }) : Promise.reject(new Error('no thread'));
    };
    await bench.clock.advance(200);
    expect(bench.diary.filter((line) => line === 'bots unavailable')).toHaveLength(2);
    expect(movesIn(bench)).toEqual([]);
    await bench.clock.advance(200);
    expect(movesIn(bench)).toEqual(['seat 1 moved through bot', 'seat 2 moved through bot']);
  });

  it('a bot whose decision is no longer owed has its late answer refused', async () => {
    const bench = await new HostBench({ settings: { clock: { kind: 'perMove', seconds: 30 } } }).start();
    await bench.clock.advance(200);
    const answers = slowBots(bench);
    await bench.clock.advance(30_000);
    expect(bench.diary).toContain('stored timedOut');
    expect(bench.diary.at(-1)).toBe('bot 0 asked');
    await bench.do(ANA, { type: 'return' });
    const entries = bench.store.log.length;
    answers[0]?.({ index: 0 });
    await settled();
    expect(bench.store.log).toHaveLength(entries);
    expect(bench.host.table.owed.has(seat(0))).toBe(true);
  });

  it('a bot whose host was stopped has its answer ignored, and no timer stays', async () => {
    const bench = await new HostBench().start();
    const answers = slowBots(bench);
    await bench.clock.advance(200);
    bench.host.stop();
    for (const answer of answers) answer({ index: 0 });
    await settled();
    expect(movesIn(bench)).toEqual([]);
    expect(bench.clock.timers).toBe(0);
  });

  it('a bot whose move could not be stored is asked again', async () => {
    const bench = await new HostBench().start();
    bench.store.instead = () => Promise.reject(new Error('disk full'));
    await bench.clock.advance(400);
    expect(bench.diary).toContain('storage failed');
    expect(movesIn(bench)).toEqual(['seat 2 moved through bot', 'seat 1 moved through bot']);
  });

  it('the host rolls the die for a bot without asking it', async () => {
    const bench = new HostBench({ settings: { game: 'chop', seats: 2, options: {}, parts: { cat: seat(0) } } });
    for (const index of [0, 1]) await bench.do(ANA, { type: 'seatBot', seat: seat(index), bot: 'simple' });
    await bench.do(ANA, { type: 'start' });
    await bench.clock.advance(2_000);
    const rolls = bench.store.log.filter(({ body }) => body.type === 'moved' && body.move['type'] === 'roll');
    expect(rolls.length).toBeGreaterThan(0);
    expect(bench.tasks.every(({ legalMoves }) => legalMoves.length > 0)).toBe(true);
  });
});

describe('a deadline', () => {
  const timed = (): Promise<HostBench> =>
    new HostBench({ settings: { clock: { kind: 'perMove', seconds: 30 } } }).start();

  it('a deadline that passes hands the seat to a stand-in, by the host’s clock', async () => {
    const bench = await timed();
    await bench.clock.advance(29_999);
    expect(bench.diary).not.toContain('stored timedOut');
    await bench.clock.advance(1);
    expect(bench.diary).toContain('stored timedOut');
    await bench.clock.advance(200);
    expect(bench.tasks.at(-1)?.bot).toBe('standIn');
  });

  it('a deadline that a timer missed is ended by the sweep, once', async () => {
    const bench = await timed();
    await bench.clock.advance(300);
    bench.clock.jump(30_000);
    bench.host.expireDeadlines(bench.clock.now());
    bench.host.expireDeadlines(bench.clock.now());
    await settled();
    expect(bench.diary.filter((line) => line === 'stored timedOut')).toHaveLength(1);
  });

  it('a deadline that lies further ahead than a timer can run is waited for in steps', async () => {
    const bench = await new HostBench({ settings: { clock: { kind: 'days', days: 14 } } }).start();
    await bench.clock.advance(14 * DAY - 1);
    expect(bench.diary).not.toContain('stored timedOut');
    await bench.clock.advance(1);
    expect(bench.diary).toContain('stored timedOut');
  });

  it('a deadline that is far away lets the table be unloaded, a near one and a waiting bot do not', async () => {
    const idle = new HostBench();
    expect(idle.host.mayUnload(idle.clock.now())).toBe(true);
    const withBots = await new HostBench().start();
    expect(withBots.host.mayUnload(withBots.clock.now())).toBe(false);
    const days = await new HostBench({ settings: { clock: { kind: 'days', days: 1 } } }).start();
    await days.clock.advance(300);
    expect(days.host.mayUnload(days.clock.now())).toBe(true);
    expect(days.host.mayUnload(days.clock.now() + DAY - 30_000)).toBe(false);
  });
});

describe('automatic moves that cannot be stored', () => {
  it('automatic moves that cannot be stored are tried again less and less often, and made when the store answers', async () => {
    const bench = await new HostBench({ settings: { clock: { kind: 'perMove', seconds: 30 } } }).start();
    let attempts = 0;
    // Enough failures to see a loop, and an end of them, so that it can be seen.
    bench.store.append = (_table, entry) => {
      attempts += 1;
      return attempts < 100 ? Promise.reject(new Error('disk full')) : bench.store.write(entry);
    };
    await bench.clock.advance(10 * 60_000);
    expect(attempts).toBeLessThan(50);
    attempts = 100;
    await bench.clock.advance(60_000);
    expect(movesIn(bench)).toContain('seat 1 moved through bot');
  });
});

describe('automatic moves that are refused although they are due', () => {
  /** A table that refuses so many commands of its own host. */
  const refusing = async (refusals: number) => {
    const bench = await new HostBench({ settings: { clock: { kind: 'perMove', seconds: 30 } } }).start();
    const tries = { made: 0, refusals };
    const submit = bench.host.submitSystem.bind(bench.host);
    bench.host.submitSystem = (command, reply) => {
      tries.made += 1;
      if (tries.made > tries.refusals) submit(command, reply);
      else reply({ refusal: { code: 'no-longer-due' } });
    };
    return { bench, tries };
  };

  it('automatic moves that are refused although they are due are tried again less and less often, and made when they are accepted', async () => {
    const { bench, tries } = await refusing(200);
    await bench.clock.advance(10 * 60_000);
    // Three moves are due, two bots and a clock.
    expect(tries.made).toBeLessThan(3 * 25);
    tries.refusals = 0;
    await bench.clock.advance(60_000);
    expect(movesIn(bench)).toContain('seat 1 moved through bot');
    expect(bench.diary).toContain('stored timedOut');
  });

  it('one that is refused does not hold up the others', async () => {
    const { bench, tries } = await refusing(0);
    const submit = bench.host.submitSystem.bind(bench.host);
    bench.host.submitSystem = (command, reply) => {
      if (command.type === 'botMove' && command.seat === seat(1)) reply({ refusal: { code: 'no-longer-due' } });
      else submit(command, reply);
    };
    await bench.clock.advance(20_000);
    expect(movesIn(bench)).toEqual(['seat 2 moved through bot']);
    expect(tries.made).toBe(1);
  });
});

describe('automatic moves where others write to the same log', () => {
  /** Another writer starts the match, so that its bots are due by an entry of that writer. */
  const startedElsewhere = async (): Promise<HostBench> => {
    const bench = new HostBench({ isShared: true });
    const own = await new HostBench().start();
    for (const entry of own.store.log.slice(1)) await bench.store.write(entry);
    bench.host.catchUp();
    await settled();
    return bench;
  };

  it('a bot is asked by the writer whose entry made its move due, and by no other', async () => {
    const bench = await startedElsewhere();
    await bench.clock.advance(5_000);
    expect(bench.tasks).toEqual([]);
  });

  it('a bot is asked by another writer when the first one does nothing', async () => {
    const bench = await startedElsewhere();
    await bench.clock.advance(5_300);
    expect(movesIn(bench)).toEqual(['seat 1 moved through bot', 'seat 2 moved through bot']);
  });

  it('a writer whose entry made a move due asks the bot after its pace', async () => {
    const bench = await new HostBench({ isShared: true }).start();
    await bench.clock.advance(200);
    expect(movesIn(bench)).toEqual(['seat 1 moved through bot', 'seat 2 moved through bot']);
  });
});
