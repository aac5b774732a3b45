import { SeededChance, seat, seatsOf } from '@miaou/kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Append, Store } from '../store/store.js';
import { gather, hostOf } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import type { TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';
import { withMethods } from '../testing/live/withMethods.js';

let workshop: TestServers;
beforeAll(async () => {
  workshop = await TestServers.open();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  await workshop.clear();
  vi.useRealTimers();
});
afterAll(() => workshop.close());

const SWEEP = 5_000;
const FIRST = seat(0);

type Appending = (store: Store, append: Append) => Promise<'stored' | 'conflict'>;

/** Storage that goes wrong as a test wishes. */
class Trouble {
  /** What to do instead of appending, once. */
  append: Appending | undefined;
  isDown = false;

  readonly wrap = (store: Store): Store =>
    withMethods(store, {
      append: (append) => {
        const instead = this.append;
        this.append = undefined;
        return instead === undefined ? store.append(append) : instead(store, append);
      },
      scanLog: (...scan) => (this.isDown ? Promise.reject(new Error('down')) : store.scanLog(...scan)),
    });
}

const say = (text: string) => ({ type: 'say', saying: { text } }) as const;

const broken = (): Promise<never> => Promise.reject(new Error('the disk is full'));

const hasSeen = (client: TestClient, other: TestClient): boolean =>
  client.texts.some((text) => text.includes(`"person":"${other.guest.person}","name"`));

describe('when storage fails', () => {
  it('a command that was not stored is refused and not published, and the same id can be sent again', async () => {
    const trouble = new Trouble();
    const scene = await gather(await workshop.start({ wrap: trouble.wrap }), FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    trouble.append = broken;
    expect(await ana.try(scene.table, { type: 'sit' }, { id: 'once' })).toBe('storage-failed');
    await ben.caughtUp();
    expect(hasSeen(ben, ana)).toBe(false);
    expect(await ana.try(scene.table, { type: 'sit' }, { id: 'once' })).toBe('ok');
    await ben.until(() => hasSeen(ben, ana));
  });

  it('a command that was stored although the store failed is found by its retry, and all followers get the table as it is', async () => {
    const trouble = new Trouble();
    const scene = await gather(await workshop.start({ wrap: trouble.wrap }), FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    trouble.append = async (store, append) => {
      await store.append(append);
      return broken();
    };
    expect(await ana.try(scene.table, { type: 'sit' }, { id: 'once' })).toBe('storage-failed');
    expect(await ben.next('watching')).toMatchObject({ snapshot: { seats: [{ person: ana.guest.person }, {}, {}] } });
    expect(await ana.command(scene.table, { type: 'sit' }, { id: 'once' })).toEqual({ answer: 'once', n: 1 });
  });

  it('commands that waited behind a failed one are done', async () => {
    const trouble = new Trouble();
    const scene = await gather(await workshop.start({ wrap: trouble.wrap }), FELIX, 1);
    const host = hostOf(scene);
    trouble.append = broken;
    const answers = await Promise.all(['one', 'two', 'three'].map((text) => host.try(scene.table, say(text))));
    expect(answers).toEqual(['storage-failed', 'ok', 'ok']);
  });

  it('followers of a table in unknown state are dropped, and can come back when storage answers again', async () => {
    const trouble = new Trouble();
    const scene = await gather(await workshop.start({ wrap: trouble.wrap }), FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    trouble.append = broken;
    trouble.isDown = true;
    const answers = await Promise.all(['one', 'two'].map((text) => ana.try(scene.table, say(text))));
    expect(answers).toEqual(['storage-failed', 'storage-failed']);
    for (const client of [ana, ben])
      expect(await client.next('unwatched')).toEqual({ type: 'unwatched', table: scene.table, reason: 'failed' });
    expect(await ben.watch(scene.table)).toMatchObject({ type: 'unwatched', reason: 'failed' });
    expect(await ben.try(scene.table, say('still?'))).toBe('storage-failed');
    trouble.isDown = false;
    expect(await ben.watch(scene.table)).toMatchObject({ type: 'watching', snapshot: { n: 0 } });
    expect(await ben.try(scene.table, say('at last'))).toBe('ok');
  });

  it('a table of bots goes on by itself once storage answers again', async () => {
    const trouble = new Trouble();
    const server = await workshop.start({ wrap: trouble.wrap });
    const scene = await gather(server, FELIX, 1);
    const host = hostOf(scene);
    for (const bots of seatsOf(3)) await host.do(scene.table, { type: 'seatBot', seat: bots, bot: 'greedy' });
    trouble.append = (store, append) => {
      trouble.append = broken;
      trouble.isDown = true;
      return store.append(append);
    };
    await host.do(scene.table, { type: 'start' });
    expect(await host.next('unwatched')).toMatchObject({ reason: 'failed' });
    trouble.isDown = false;
    const asked = server.bots.tasks.length;
    vi.advanceTimersByTime(SWEEP);
    await host.until(() => {
      host.send({ type: 'ping', token: 1 });
      return server.bots.tasks.length > asked;
    });
    await host.watch(scene.table);
    await host.until(() => host.isOver);
  });
});

describe('when a table meets a fault of the program', () => {
  it('the table is set aside and its commands are answered, and the other tables play on', async () => {
    const chance = new SeededChance('broken');
    let isBroken = true;
    const below = (bound: number): number => {
      if (isBroken) throw new Error('a fault in the rules');
      return chance.below(bound);
    };
    const server = await workshop.start({ chance: { below } });
    const [faulty, sound] = [await gather(server, FELIX, 1), await gather(server, FELIX, 1)];
    for (const scene of [faulty, sound])
      for (const bots of seatsOf(3))
        await hostOf(scene).do(scene.table, { type: 'seatBot', seat: bots, bot: 'greedy' });
    expect(await hostOf(faulty).try(faulty.table, { type: 'start' })).toBe('storage-failed');
    expect(await hostOf(faulty).next('unwatched')).toMatchObject({ reason: 'failed' });
    expect(await hostOf(faulty).try(faulty.table, { type: 'start' })).toBe('no-such-table');
    isBroken = false;
    await hostOf(sound).do(sound.table, { type: 'start' });
    await hostOf(sound).until(() => hostOf(sound).isOver);
    expect(server.log.join('')).toContain('a fault in the rules');
    expect(await server.metrics()).toContain('miaou_damaged_tables 1\n');
  });
});

describe('when another process writes first', () => {
  it('a command that conflicts with another process is decided again, and all followers get the table as it is', async () => {
    const trouble = new Trouble();
    const scene = await gather(await workshop.start({ wrap: trouble.wrap }), FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    trouble.append = async (store, { entry: { seq, at }, ...append }) => {
      const body = { type: 'sat', seat: FIRST, person: ben.guest.person, name: 'Ben' } as const;
      await store.append({ ...append, entry: { seq, at, body } });
      return store.append({ ...append, entry: { seq, at, body: { type: 'rematched' } } });
    };
    expect(await ana.try(scene.table, { type: 'sit', seat: FIRST })).toBe('seat-taken');
    expect(await ben.next('watching')).toMatchObject({ snapshot: { as: 0 } });
    expect(await ana.next('watching')).toMatchObject({
      snapshot: { as: 'spectator', seats: [{ name: 'Ben' }, {}, {}] },
    });
  });
});
