import { seat } from '@miaou/kit';
import { type Entry, personId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { ANA, BEN, HostBench } from './testing/fakePorts.js';
import { settled } from './testing/manualClock.js';

const SIT = { type: 'sit', seat: seat(0) } as const;
const say = (text: string) => ({ type: 'say', saying: { text } }) as const;

/** An append that resolves when the test says so. */
const heldAppend = (bench: HostBench) => {
  let release: () => void = () => undefined;
  bench.store.instead = (entry) =>
    new Promise((resolve) => {
      release = () => resolve(bench.store.write(entry));
    });
  return () => release();
};

const rejected = (): Promise<never> => Promise.reject(new Error('disk full'));

describe('a host', () => {
  it('a host stores an entry first, then answers the command, then publishes the updates', async () => {
    const bench = new HostBench();
    const release = heldAppend(bench);
    void bench.send(ANA, SIT).then((answer) => bench.diary.push(`answered ${JSON.stringify(answer)}`));
    await settled();
    expect(bench.diary).toEqual([]);
    expect(bench.updates).toEqual([]);
    release();
    await settled();
    expect(bench.store.log.at(-1)?.body.type).toBe('sat');
    expect(bench.diary).toEqual(['stored sat', 'answered {"n":1}']);
    expect(bench.updates.map(({ audience }) => audience)).toEqual([0, 1, 2, 'spectator']);
  });

  it('a host hands the acknowledgement to the listener, which sends it before the update', async () => {
    const bench = new HostBench();
    const order: string[] = [];
    bench.entryStored = (_host, _updates, _entry, acknowledge) => {
      order.push('publishing');
      acknowledge();
      order.push('published');
    };
    const request = { person: ANA, name: 'Ana', id: 'c' as never, seen: 0, digest: '', command: SIT };
    bench.host.submit(request, () => order.push('answered'));
    await settled();
    expect(order).toEqual(['publishing', 'answered', 'published']);
  });

  it('a host lets commands and reads wait while an entry is written, and runs them in order', async () => {
    const bench = new HostBench();
    const release = heldAppend(bench);
    const first = bench.send(ANA, SIT);
    const second = bench.send(BEN, SIT);
    let seen: number | undefined;
    bench.host.read(({ seq }) => (seen = seq));
    await settled();
    expect(seen).toBeUndefined();
    release();
    expect(await first).toEqual({ n: 1 });
    expect(await second).toMatchObject({ refusal: { code: 'seat-taken' }, snapshot: { as: 'spectator', n: 1 } });
    expect(seen).toBe(2);
  });

  it('a host refuses requests as busy when too many wait, but never its own moves', async () => {
    const bench = new HostBench();
    const release = heldAppend(bench);
    const answers = Array.from({ length: 67 }, (_, index) => bench.send(ANA, say(String(index))));
    const system: unknown[] = [];
    bench.host.submitSystem({ type: 'rename', person: BEN, name: 'Benno' }, (answer) => system.push(answer));
    release();
    const codes = (await Promise.all(answers)).map((answer) => ('refusal' in answer ? answer.refusal.code : 'ok'));
    expect(codes.filter((code) => code === 'busy')).toHaveLength(2);
    expect(system).toEqual([{ refusal: { code: 'not-seated' } }]);
  });

  it('a host gives a command id that comes twice the same answer, and writes once', async () => {
    const bench = new HostBench();
    expect(await bench.send(ANA, SIT, 'once')).toEqual({ n: 1 });
    await bench.do(BEN, say('hello'));
    expect(await bench.send(ANA, SIT, 'once')).toEqual({ n: 1 });
    expect(bench.store.log.filter(({ body }) => body.type === 'sat')).toHaveLength(1);
    expect(await bench.do(ANA, { type: 'standUp' }, 'once')).toBe('command-id-reused');
  });

  it('a host gives a refused command id the same refusal again, even if it could be accepted now', async () => {
    const bench = new HostBench();
    await bench.do(BEN, SIT);
    expect(await bench.do(ANA, SIT, 'once')).toBe('seat-taken');
    await bench.do(BEN, { type: 'standUp' });
    expect(await bench.do(ANA, SIT, 'once')).toBe('seat-taken');
    expect(await bench.do(ANA, SIT)).toBe('ok');
  });

  it('a host gives a seated person the same refusal again, however many others were refused since', async () => {
    const bench = new HostBench();
    await bench.do(BEN, SIT);
    expect(await bench.do(BEN, { type: 'start' }, 'once')).toBe('host-only');
    for (let people = 0; people < 1_000; people++)
      expect(await bench.do(personId(`person ${people}`), SIT, 'theirs')).toBe('seat-taken');
    await bench.do(ANA, { type: 'sit', seat: seat(1) });
    await bench.do(ANA, { type: 'seatBot', seat: seat(2), bot: 'simple' });
    await bench.do(ANA, { type: 'standUp' });
    // Ben is the host now, and could start if somebody took the seat.
    await bench.do(personId('cleo'), { type: 'sit', seat: seat(1) });
    expect(await bench.do(BEN, { type: 'start' }, 'once')).toBe('host-only');
    expect(await bench.do(BEN, { type: 'start' })).toBe('ok');
  });

  it('a host writes no entry that is older than the one before, even when the clock goes back', async () => {
    const bench = new HostBench();
    bench.clock.jump(-500_000);
    await bench.do(ANA, SIT);
    const [opened, sat] = bench.store.log as [Entry, Entry];
    expect(sat.at).toBe(opened.at);
  });

  it('a host tells the store which entry ends the match', async () => {
    const bench = await new HostBench().start();
    while (bench.host.table.stage === 'playing') {
      if (bench.host.table.owed.has(seat(0))) await bench.do(ANA, bench.firstMove(0));
      else await bench.clock.advance(300);
    }
    await bench.do(ANA, say('well played'));
    expect(bench.store.matchEnds).toEqual([bench.store.log.length - 1]);
  });
});

describe('a host whose entry conflicts with another writer', () => {
  const conflicting = (bench: HostBench): void => {
    bench.store.instead = async (entry) => {
      const body = { type: 'sat', seat: seat(0), person: BEN, name: 'Ben' } as const;
      await bench.store.write({ seq: entry.seq, at: entry.at, body });
      return bench.store.write(entry);
    };
  };

  it('a host whose entry conflicts reads the log again and decides the command on what was written', async () => {
    const bench = new HostBench();
    conflicting(bench);
    expect(await bench.do(ANA, SIT)).toBe('seat-taken');
    expect(bench.diary).toEqual(['reloaded']);
    expect(bench.store.log.map(({ body }) => body.type)).toEqual(['opened', 'sat']);
  });

  it('a host whose entry conflicts writes its own after that of the other writer where both are possible', async () => {
    const bench = new HostBench();
    conflicting(bench);
    const [first, second] = await Promise.all([
      bench.do(ANA, { type: 'sit', seat: seat(1) }),
      bench.do(ANA, say('hi')),
    ]);
    expect([first, second]).toEqual(['ok', 'ok']);
    expect(bench.diary).toEqual(['reloaded', 'stored sat', 'stored said']);
    expect(bench.store.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it('a host runs one write at a time, even if a listener of the reload sends a command', async () => {
    const bench = new HostBench();
    conflicting(bench);
    const answers: string[] = [];
    bench.reloaded = () => void bench.do(BEN, say('first')).then((answer) => answers.push(answer));
    expect(await bench.do(ANA, { type: 'sit', seat: seat(1) })).toBe('ok');
    expect(answers).toEqual(['ok']);
    expect(bench.store.log.map(({ body }) => body.type)).toEqual(['opened', 'sat', 'said', 'sat']);
  });

  it('a host refuses everything once the log cannot be read', async () => {
    const bench = new HostBench();
    conflicting(bench);
    bench.store.isDown = true;
    expect(await bench.do(ANA, SIT)).toBe('storage-failed');
    expect(bench.diary).toEqual(['lost']);
    expect(await bench.do(ANA, SIT)).toBe('storage-failed');
    let isLost = false;
    bench.host.read(
      () => undefined,
      () => (isLost = true),
    );
    expect(isLost).toBe(true);
  });
});

describe('a host whose store fails', () => {
  it('a host whose store fails refuses the command, publishes nothing and goes on with what waited', async () => {
    const bench = new HostBench();
    bench.store.instead = rejected;
    const answers = await Promise.all([bench.do(ANA, SIT), bench.do(ANA, say('still here'))]);
    expect(answers).toEqual(['storage-failed', 'ok']);
    expect(bench.diary).toEqual(['storage failed', 'reloaded', 'stored said']);
    expect(bench.host.table.occupants[0]).toEqual({ kind: 'empty' });
  });

  it('a host answers the retry of a command that was written although the store failed from the log', async () => {
    const bench = new HostBench();
    bench.store.instead = async (entry) => {
      await bench.store.write(entry);
      return rejected();
    };
    expect(await bench.do(ANA, SIT, 'once')).toBe('storage-failed');
    expect(await bench.send(ANA, SIT, 'once')).toEqual({ n: 1 });
    expect(bench.store.log).toHaveLength(2);
  });

  it('a host is lost where neither an entry can be stored nor the log be read, and makes no automatic moves', async () => {
    const bench = await new HostBench().start();
    bench.store.instead = rejected;
    bench.store.isDown = true;
    const answers = await Promise.all([bench.do(ANA, say('one')), bench.do(ANA, say('two'))]);
    expect(answers).toEqual(['storage-failed', 'storage-failed']);
    expect(bench.diary.slice(-2)).toEqual(['storage failed', 'lost']);
    expect(bench.clock.timers).toBe(0);
  });
});

describe('a fault', () => {
  it('that is thrown while a command is carried out is answered, and the table takes nothing more', async () => {
    const bench = new HostBench();
    bench.store.instead = () => {
      throw new Error('a fault in the rules');
    };
    expect(await bench.do(ANA, SIT)).toBe('storage-failed');
    expect(bench.diary).toEqual(['lost: a fault in the rules']);
    expect(await bench.do(BEN, SIT)).toBe('storage-failed');
    expect(bench.clock.timers).toBe(0);
  });

  it('that is thrown while an entry is published leaves the entry acknowledged, and the table takes nothing more', async () => {
    const bench = new HostBench();
    bench.entryStored = (_host, _updates, _entry, acknowledge) => {
      acknowledge();
      throw new Error('a fault in a view');
    };
    const [first, second] = [bench.send(ANA, SIT), bench.send(BEN, SIT)];
    expect(await first).toEqual({ n: 1 });
    expect(await second).toEqual({ refusal: { code: 'storage-failed' } });
    expect(bench.diary).toEqual(['lost: a fault in a view']);
  });

  it('that is thrown while the table is read or loaded again is contained, too', async () => {
    const reading = new HostBench();
    reading.host.read(() => {
      throw new Error('a fault in a snapshot');
    });
    expect(reading.diary).toEqual(['lost: a fault in a snapshot']);
    const loading = new HostBench();
    loading.store.instead = rejected;
    loading.reloaded = () => {
      throw new Error('a fault after loading');
    };
    expect(await loading.do(ANA, SIT)).toBe('storage-failed');
    expect(loading.diary).toEqual(['storage failed', 'lost: a fault after loading']);
  });
});
