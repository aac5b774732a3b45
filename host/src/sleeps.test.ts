import { describe, expect, it } from 'vitest';
import { ANA, HostBench } from './testing/fakePorts.js';
import { settled } from './testing/manualClock.js';

/** Ana has half a minute for each decision. */
const timed = (): Promise<HostBench> =>
  new HostBench({ settings: { clock: { kind: 'perMove', seconds: 30 } } }).start();

/** What was written since the match began, but for the moves of bots. */
const entriesOf = ({ store }: HostBench): string[] => {
  const start = store.log.findIndex(({ body }) => body.type === 'started');
  const own = store.log.slice(start + 1).filter(({ body }) => body.type !== 'moved' || body.through === 'player');
  return own.map(({ body }) => body.type);
};

describe('a host that slept', () => {
  it.each([1_500, 60_000, 3_600_000])('a player does not lose on time by a sleep of %i ms', async (slept) => {
    const bench = await timed();
    await bench.clock.advance(29_000);
    bench.clock.sleep(slept);
    bench.host.expireDeadlines(bench.clock.now());
    await settled();
    expect(entriesOf(bench)).toEqual(slept > 1_000 ? ['delayed'] : []);
    expect(await bench.do(ANA, bench.firstMove(0))).toBe('ok');
  });

  it('a clock that got its time back ends when that time has passed, once', async () => {
    const bench = await timed();
    await bench.clock.advance(20_000);
    bench.clock.sleep(60_000);
    bench.host.giveTimeBack();
    await settled();
    await bench.clock.advance(9_999);
    expect(entriesOf(bench)).toEqual(['delayed']);
    await bench.clock.advance(1);
    expect(entriesOf(bench)).toEqual(['delayed', 'timedOut']);
  });

  it('the first command after a sleep comes after the time was given back', async () => {
    const bench = await timed();
    bench.clock.sleep(60_000);
    expect(await bench.do(ANA, { type: 'say', saying: { text: 'still here' } })).toBe('ok');
    bench.host.giveTimeBack();
    await settled();
    expect(entriesOf(bench)).toEqual(['delayed', 'said']);
  });

  it('a command is refused where the time cannot be given back, and the next one tries again', async () => {
    const bench = await timed();
    bench.clock.sleep(60_000);
    bench.store.instead = () => Promise.reject(new Error('disk full'));
    expect(await bench.do(ANA, bench.firstMove(0))).toBe('storage-failed');
    expect(entriesOf(bench)).toEqual([]);
    expect(await bench.do(ANA, bench.firstMove(0))).toBe('ok');
    expect(entriesOf(bench)).toEqual(['delayed', 'moved']);
  });

  it('time that another writer has given back is not given back twice', async () => {
    const bench = await timed();
    bench.clock.sleep(60_000);
    await bench.writeElsewhere('', { type: 'delayed', milliseconds: 60_000 });
    expect(await bench.do(ANA, bench.firstMove(0))).toBe('ok');
    expect(entriesOf(bench)).toEqual(['delayed', 'moved']);
  });

  it('a table without a clock notes nothing of a sleep', async () => {
    const bench = await new HostBench().start();
    bench.clock.sleep(60_000);
    bench.host.giveTimeBack();
    expect(await bench.do(ANA, bench.firstMove(0))).toBe('ok');
    expect(entriesOf(bench)).toEqual(['moved']);
  });
});
