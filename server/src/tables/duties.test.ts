import { SeededChance, seat } from '@miaou/kit';
import { type Entry, openTable, personId, type Settings, tableId } from '@miaou/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BotPool, BotTask } from '../bots/botPool.js';
import type { Store } from '../store/store.js';
import { FELIX } from '../testing/live/settings.js';
import { TableDuties } from './duties.js';
import { house } from './house.js';
import { TableHost, type TableListener } from './tableHost.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOST = personId('host');

/** What happened around one table, in order. */
class Bench implements TableListener {
  readonly diary: string[] = [];
  readonly tasks: BotTask[] = [];
  now = 1_000;
  luck = 0.5;
  readonly host: TableHost;
  readonly duties: TableDuties;
  private commands = 0;

  constructor(settings: Settings = FELIX) {
    const entry: Entry = { seq: 1, at: this.now, body: { type: 'opened', host: HOST, name: 'Host', settings } };
    const table = openTable(tableId('t'), house, entry);
    const store = { append: () => Promise.resolve('stored') } as unknown as Store;
    this.host = new TableHost(table, {
      store,
      listener: this,
      chance: new SeededChance('duties'),
      now: () => this.now,
      reload: () => Promise.resolve(undefined),
      entriesAfter: () => Promise.resolve([]),
      storageFailed: () => undefined,
    });
    this.duties = new TableDuties(this.host, {
      pool: this.pool,
      pace: { least: 100, most: 300 },
      botMilliseconds: 50,
      now: () => this.now,
      random: () => this.draw(),
      failed: (_, error) => void this.diary.push(`failed: ${String(error)}`),
    });
  }

  /** Bots that always take the first move, or do what a test wishes. */
  choose: (task: BotTask) => Promise<{ type: string }> = (task) =>
    Promise.resolve(task.legalMoves[0] ?? { type: 'nothing' });

  private readonly pool: BotPool = {
    choose: (task) => {
      this.diary.push(`bot ${task.seat} looks`);
      this.tasks.push(task);
      return this.choose(task);
    },
    close: () => Promise.resolve(),
  };

  happened(_: unknown, __: unknown, { body }: Entry, reply: () => void): void {
    reply();
    if (body.type === 'moved') this.diary.push(`seat ${body.seat} moves through ${body.through}`);
    this.duties.look();
  }

  followed(): void {
    this.diary.push('followed');
  }

  reloaded(): void {
    this.diary.push('reloaded');
  }

  lost(): void {
    this.diary.push('lost');
  }

  async do(command: Parameters<TableHost['submit']>[0]['command']): Promise<void> {
    this.commands += 1;
    const id = `c${this.commands}` as never;
    const request = { person: HOST, name: 'Host', id, seen: 1_000, digest: `${this.commands}`, command };
    this.host.submit(request, (answer) => {
      if ('refusal' in answer) throw new Error(answer.refusal.code);
    });
    await vi.advanceTimersByTimeAsync(0);
  }

  /** The host in seat 0, bots in the others, and a match. */
  async started(): Promise<this> {
    await this.do({ type: 'sit', seat: seat(0) });
    for (const index of [1, 2]) await this.do({ type: 'seatBot', seat: seat(index), bot: 'greedy' });
    await this.do({ type: 'start' });
    return this;
  }

  private draw(): number {
    this.diary.push('pace drawn');
    return this.luck;
  }
}

describe('the pace of bots', () => {
  it('is drawn before the bot looks, and the bot looks when it is over', async () => {
    const bench = await new Bench().started();
    expect(bench.diary).toEqual(['pace drawn', 'pace drawn']);
    await vi.advanceTimersByTimeAsync(199);
    expect(bench.tasks).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(bench.diary.filter((line) => line.endsWith('looks'))).toEqual(['bot 1 looks', 'bot 2 looks']);
    expect(bench.diary.slice(0, 2)).toEqual(['pace drawn', 'pace drawn']);
  });

  it('is the same for orders, whatever they say', async () => {
    for (const upTo of [0, 5]) {
      const bench = await new Bench({ ...FELIX, parts: { opener: seat(0) } }).started();
      await bench.do({ type: 'move', move: { ...bench.host.table.match?.position.legalMoves(seat(0))[0] } });
      await vi.advanceTimersByTimeAsync(200);
      bench.luck = 1;
      await bench.do({ type: 'order', order: { round: 1, upTo } });
      await vi.advanceTimersByTimeAsync(299);
      expect(bench.diary.at(-1)).toBe('pace drawn');
      await vi.advanceTimersByTimeAsync(1);
      expect(bench.diary).toContain('seat 0 moves through order');
    }
  });
});

describe('a bot', () => {
  it('is asked with its seat’s view, its moves and its time, and nothing else', async () => {
    const bench = await new Bench().started();
    await vi.advanceTimersByTimeAsync(200);
    const { position } = bench.host.table.match ?? {};
    const [task] = bench.tasks;
    expect(task).toEqual({
      game: 'felix',
      bot: 'greedy',
      seat: 1,
      view: expect.objectContaining({ viewer: 1 }) as object,
      legalMoves: expect.arrayContaining([{ type: 'place', card: '3' }]) as object,
      seed: expect.any(String) as string,
      milliseconds: 50,
    });
    expect(structuredClone(task)).toEqual(task);
    expect(position?.options.seats).toBe(3);
  });

  it('whose answer comes too late is not heard', async () => {
    const bench = new Bench();
    let answer: (move: { type: string }) => void = () => undefined;
    bench.choose = () => new Promise((resolve) => (answer = resolve));
    await bench.do({ type: 'sit', seat: seat(0) });
    await bench.do({ type: 'seatBot', seat: seat(1), bot: 'greedy' });
    await bench.do({ type: 'seatBot', seat: seat(2), bot: 'greedy' });
    await bench.do({ type: 'start' });
    await vi.advanceTimersByTimeAsync(200);
    bench.duties.close();
    answer({ type: 'place' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(bench.diary.filter((line) => line.includes('moves'))).toEqual([]);
  });

  it('that the house cannot ask is asked again', async () => {
    const bench = new Bench();
    const { choose } = bench;
    let failures = 2;
    bench.choose = (task) => {
      failures -= 1;
      return failures < 0 ? choose(task) : Promise.reject(new Error('no thread'));
    };
    await bench.started();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(bench.diary.filter((line) => line === 'failed: Error: no thread')).toHaveLength(2);
    expect(bench.diary).toContain('seat 1 moves through bot');
    expect(bench.diary).toContain('seat 2 moves through bot');
  });
});

describe('a table', () => {
  it('may rest when nothing is to be done, or only a far clock runs', async () => {
    const idle = new Bench();
    expect(idle.duties.mayRest(idle.now)).toBe(true);
    expect((await new Bench().started()).duties.mayRest(0)).toBe(false);
    const days = new Bench({ ...FELIX, clock: { kind: 'days', days: 1 } });
    await days.do({ type: 'sit', seat: seat(0) });
    for (const index of [1, 2]) await days.do({ type: 'seatBot', seat: seat(index), bot: 'greedy' });
    await days.do({ type: 'start' });
    await vi.advanceTimersByTimeAsync(300);
    expect(days.duties.mayRest(days.now)).toBe(true);
    expect(days.duties.mayRest(days.now + 24 * 60 * 60 * 1000 - 30_000)).toBe(false);
  });
});
