import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { ANA, BEN, HostBench } from './testing/fakePorts.js';
import { settled } from './testing/manualClock.js';

const ENTRIES = ['wentAway', 'replaced', 'cameBack', 'hostPassed'];

/** Ana and Ben at a table with a bot, both connected, and a running match. */
const ofTwo = async (options: ConstructorParameters<typeof HostBench>[0] = {}): Promise<HostBench> => {
  const bench = new HostBench(options);
  for (const [index, person] of [ANA, BEN].entries()) {
    bench.host.personCame(person);
    await bench.do(person, { type: 'sit', seat: seat(index) });
  }
  await bench.do(ANA, { type: 'seatBot', seat: seat(2), bot: 'simple' });
  await bench.do(ANA, { type: 'start' });
  return bench;
};

const told = ({ store }: HostBench): string[] =>
  store.log.flatMap(({ body }) => (ENTRIES.includes(body.type) ? [body.type] : []));

describe('a person who owes a move and is away', () => {
  it('the others are told of an awaited person after twenty seconds, and a bot replaces one who left two minutes ago', async () => {
    const bench = await ofTwo();
    bench.host.personLeft(BEN);
    await bench.clock.advance(19_999);
    expect(told(bench)).toEqual([]);
    await bench.clock.advance(1);
    expect(told(bench)).toEqual(['wentAway']);
    await bench.clock.advance(99_999);
    expect(told(bench)).toEqual(['wentAway']);
    await bench.clock.advance(1);
    expect(told(bench)).toEqual(['wentAway', 'replaced']);
    await bench.clock.advance(1_000);
    expect(bench.diary).toContain('seat 1 moved through bot');
  });

  it('an awaited person has the seat back on coming back, at once', async () => {
    const bench = await ofTwo();
    bench.host.personLeft(BEN);
    await bench.clock.advance(20_000);
    expect(await bench.do(ANA, { type: 'standIn', seat: seat(1) })).toBe('ok');
    bench.host.personCame(BEN);
    await bench.clock.advance(0);
    expect(told(bench)).toEqual(['wentAway', 'replaced', 'cameBack']);
    expect(await bench.do(BEN, bench.firstMove(1))).toBe('ok');
  });

  it('nobody is told of an awaited person who came back in time', async () => {
    const bench = await ofTwo();
    bench.host.personLeft(BEN);
    await bench.clock.advance(19_000);
    bench.host.personCame(BEN);
    await bench.clock.advance(60_000);
    expect(told(bench)).toEqual([]);
  });

  it('an awaited person who is away is not told of while nobody else is there, and at once when somebody comes', async () => {
    const bench = await ofTwo();
    for (const person of [ANA, BEN]) bench.host.personLeft(person);
    await bench.clock.advance(3_600_000);
    expect(told(bench)).toEqual([]);
    bench.host.personCame(ANA);
    await bench.clock.advance(5_000);
    expect(told(bench)).toEqual(['wentAway']);
  });

  it('who was away gets back the seat that a clock had taken, but not who was there all the time', async () => {
    const bench = await ofTwo({ settings: { clock: { kind: 'perMove', seconds: 15 } } });
    bench.host.personLeft(BEN);
    await bench.clock.advance(15_000);
    bench.host.personCame(BEN);
    await settled();
    expect(told(bench)).toEqual(['cameBack']);
    expect(bench.host.table.standIns).toEqual(new Map([[seat(0), 'timedOut']]));
  });

  it('a table that is loaded again finds who is away', async () => {
    const bench = await ofTwo();
    const copy = bench.reopen();
    copy.host.personCame(ANA);
    await copy.clock.advance(20_000);
    expect(told(copy)).toEqual(['wentAway']);
  });
});

describe('a host who is away', () => {
  it('a host who is away is replaced after two minutes by one who is there', async () => {
    const bench = new HostBench();
    bench.host.personCame(BEN);
    await bench.do(BEN, { type: 'sit', seat: seat(1) });
    await bench.clock.advance(119_999);
    expect(told(bench)).toEqual([]);
    await bench.clock.advance(1);
    expect(told(bench)).toEqual(['hostPassed']);
    expect(bench.host.table.host).toBe(BEN);
  });
});

describe('a match that everybody has left', () => {
  it('a match that everybody has left goes on while somebody looks on, and rests when nobody does', async () => {
    const bench = await ofTwo();
    for (const person of [ANA, BEN]) await bench.do(person, { type: 'standUp' });
    bench.host.personLeft(ANA);
    await bench.clock.advance(1_000);
    const played = bench.store.log.length;
    expect(bench.diary.filter((line) => line.includes('through bot')).length).toBeGreaterThan(2);
    bench.host.personLeft(BEN);
    await bench.clock.advance(3_600_000);
    expect(bench.store.log.length).toBe(played);
  });
});

describe('people at other writers of the log', () => {
  /** Ana is connected here, Ben to another writer. */
  const shared = async (): Promise<HostBench> => {
    const bench = await ofTwo({ isShared: true });
    bench.host.personLeft(BEN);
    return bench;
  };

  it('who is heard of there is not away here', async () => {
    const bench = await shared();
    await bench.clock.advance(20_000);
    expect(told(bench)).toEqual(['wentAway']);
    await bench.writeElsewhere('', { type: 'cameBack', seat: seat(1) });
    bench.host.catchUp();
    await settled();
    await bench.clock.advance(500_000);
    expect(told(bench)).toEqual(['wentAway', 'cameBack']);
  });

  it('who is here is said to be here when another writer thinks otherwise', async () => {
    const bench = await shared();
    await bench.writeElsewhere('', { type: 'wentAway', seat: seat(0) });
    bench.host.catchUp();
    await settled();
    await bench.clock.advance(5_000);
    expect(told(bench)).toEqual(['wentAway', 'cameBack']);
  });

  it('who is not heard of for long is away all the same: the other writer may have died', async () => {
    const bench = await shared();
    await bench.writeElsewhere('', { type: 'cameBack', seat: seat(1) });
    bench.host.catchUp();
    await settled();
    await bench.clock.advance(700_000);
    expect(told(bench)).toEqual(['cameBack', 'wentAway']);
  });
});

describe('another match', () => {
  it('another match is dealt as soon as all have agreed', async () => {
    const bench = await ofTwo();
    await bench.do(BEN, { type: 'resign' });
    expect(await bench.do(ANA, { type: 'resign' })).toBe('ok');
    await bench.do(ANA, { type: 'rematch' });
    await bench.clock.advance(0);
    expect(bench.host.table).toMatchObject({ stage: 'playing', matchesPlayed: 2 });
  });

  it('clocks that stand for a question run again after fifteen seconds', async () => {
    const bench = await ofTwo({ settings: { clock: { kind: 'perMove', seconds: 60 } } });
    await bench.do(ANA, { type: 'ask', wish: 'pause' });
    expect(bench.host.table.owed.get(seat(0))?.deadline).toBeUndefined();
    await bench.clock.advance(15_000);
    expect(bench.host.table.owed.get(seat(0))?.deadline).toBe(bench.clock.now() + 60_000);
  });
});
