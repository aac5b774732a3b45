import { seat } from '@miaou/kit';
import { commandId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { ANA, BEN, HostBench } from './testing/fakePorts.js';
import { settled } from './testing/manualClock.js';

const SIT = { type: 'sit', seat: seat(0) } as const;

describe('a host that shares its log with another writer', () => {
  it('a host applies and publishes each entry of the other writer once and in order', async () => {
    const bench = new HostBench();
    await bench.writeElsewhere('one');
    const head = await bench.writeElsewhere('two');
    bench.host.catchUp(head);
    bench.host.catchUp(head);
    await settled();
    expect(bench.diary).toEqual(['received said', 'received said']);
    bench.host.catchUp(head);
    await settled();
    expect(bench.diary).toHaveLength(2);
  });

  it('a host reads on for a head that becomes known while it reads', async () => {
    const bench = new HostBench();
    bench.host.catchUp(await bench.writeElsewhere('one'));
    bench.host.catchUp(await bench.writeElsewhere('two'));
    await settled();
    expect(bench.host.table.seq).toBe(3);
    expect(bench.diary).toEqual(['received said', 'received said']);
  });

  it('a host reads the log of another writer without a known head', async () => {
    const bench = new HostBench();
    await bench.writeElsewhere('one');
    bench.host.catchUp();
    await settled();
    expect(bench.diary).toEqual(['received said']);
  });

  it('a host goes on where the entries of another writer cannot be read, and finds them later', async () => {
    const bench = new HostBench();
    const head = await bench.writeElsewhere('one');
    bench.store.isDown = true;
    bench.host.catchUp(head);
    await settled();
    bench.store.isDown = false;
    expect(bench.diary).toEqual([]);
    bench.host.catchUp(head);
    await settled();
    expect(bench.diary).toEqual(['received said']);
  });

  it('a host whose log is no longer the one that it read folds the table again and goes on', async () => {
    const bench = new HostBench();
    const head = await bench.writeElsewhere('one');
    bench.store.hasDiverged = true;
    bench.host.catchUp(head);
    await settled();
    expect(bench.diary).toEqual(['reloaded']);
    expect(bench.host.table.seq).toBe(head);
    expect(await bench.do(ANA, SIT)).toBe('ok');
  });
});

describe('a refusal where others write to the same log', () => {
  it('a command is not refused for what another writer has changed already', async () => {
    const bench = new HostBench({ isShared: true });
    await bench.writeElsewhere('', { type: 'sat', seat: seat(0), person: BEN, name: 'Ben' });
    expect(await bench.do(BEN, { type: 'standUp' })).toBe('ok');
    expect(bench.diary).toEqual(['received sat', 'stored stoodUp']);
  });

  it('a command that the newest entries refuse is refused once, with the table as they have it', async () => {
    const bench = new HostBench({ isShared: true });
    await bench.writeElsewhere('hello');
    expect(await bench.send(BEN, { type: 'standUp' })).toMatchObject({
      refusal: { code: 'not-seated' },
      snapshot: { n: 1 },
    });
    expect(bench.diary).toEqual(['received said']);
  });

  it('a command that another writer accepted is answered with its place, not refused', async () => {
    const bench = new HostBench({ isShared: true });
    await bench.do(BEN, SIT);
    const command = { person: ANA, id: commandId('again'), digest: JSON.stringify(SIT) };
    await bench.store.write({
      seq: 3,
      at: bench.clock.now(),
      command,
      body: { type: 'sat', seat: seat(1), person: ANA, name: 'Ana' },
    });
    expect(await bench.send(ANA, SIT, 'again')).toEqual({ n: 2 });
  });

  it('where the head cannot be read nothing is refused for good', async () => {
    const bench = new HostBench({ isShared: true });
    bench.store.isDown = true;
    expect(await bench.do(BEN, { type: 'standUp' })).toBe('storage-failed');
    bench.store.isDown = false;
    expect(await bench.do(BEN, { type: 'standUp' })).toBe('not-seated');
  });

  it('the only writer refuses without a look at its log', async () => {
    const bench = new HostBench();
    bench.store.isDown = true;
    expect(await bench.do(BEN, { type: 'standUp' })).toBe('not-seated');
  });
});
