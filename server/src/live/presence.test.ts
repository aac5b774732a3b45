import { setImmediate } from 'node:timers/promises';
import { ManualClock } from '@miaou/client/testing';
import { gameById } from '@miaou/games';
import { seat } from '@miaou/kit';
import { apply, type Entry, openTable, personId, type Table, tableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { FELIX } from '../testing/live/settings.js';
import { SlowSocket } from '../testing/live/slowSocket.js';
import { visitorAs } from '../testing/live/visitor.js';
import { Connection } from './connection.js';
import type { Presence } from './presence.js';
import { TableChannel } from './tableChannel.js';

const WINDOW = 250;
const CROWD = 5_000;
/** Longer than any window, however many follow the table. */
const LATER = 60_000;

const HOST = personId('host');
const catalog = { gameById, hasBot: () => true, standInBot: () => 'greedy' };

/** One connection that follows the table. */
class Follower {
  readonly socket = new SlowSocket();
  readonly connection: Connection;

  constructor(name: string) {
    this.connection = new Connection(this.socket.open(), visitorAs(name));
  }

  get told(): readonly Presence[] {
    const messages = this.socket.written.join('').match(/\{"type":"presence"[^}]*\}/g) ?? [];
    return messages.map((text) => JSON.parse(text) as Presence);
  }
}

/** A table, its channel and a clock that moves when a test says so. */
class Scene {
  readonly clock = new ManualClock();
  readonly table: Table;
  readonly channel: TableChannel;

  constructor() {
    const entry: Entry = { seq: 1, at: 0, body: { type: 'opened', host: HOST, name: 'Host', settings: FELIX } };
    this.table = openTable(tableId('t'), catalog, entry);
    this.channel = new TableChannel({
      look: (seen) => seen(this.table),
      later: (milliseconds, task) => this.clock.later(milliseconds, task),
      presenceChanged: () => undefined,
      host: { personCame: () => undefined, personLeft: () => undefined },
    });
  }

  come(follower: Follower): void {
    this.channel.watch(this.table, follower.connection, { follow: 'events' });
  }

  join(name: string): Follower {
    const follower = new Follower(name);
    this.come(follower);
    return follower;
  }

  leave({ connection }: Follower): void {
    const subscription = connection.subscriptions.get(this.table.id);
    connection.subscriptions.delete(this.table.id);
    if (subscription !== undefined) this.channel.unwatch(subscription);
  }

  sit(name: string, index: number): void {
    const body = { type: 'sat', seat: seat(index), person: personId(name), name } as const;
    this.channel.publish(this.table, apply(this.table, { seq: this.table.seq + 1, at: 0, body }));
  }
}

describe('presence', () => {
  it('presence is told to a newcomer at once, and to the others once the window is over', async () => {
    const scene = new Scene();
    const [ana, ben] = [scene.join('ana'), scene.join('ben')];
    await setImmediate();
    expect([ana.told, ben.told]).toMatchObject([[{ watching: 1 }], [{ watching: 2 }]]);
    scene.clock.advance(WINDOW - 1);
    await setImmediate();
    expect(ana.told).toHaveLength(1);
    scene.clock.advance(1);
    await setImmediate();
    expect(ana.told.at(-1)).toMatchObject({ watching: 2 });
    expect(ben.told).toHaveLength(1);
  });

  it('presence is what is true when the window is over: nobody is told that a person is away who is back', async () => {
    const scene = new Scene();
    const [ana, ben] = [scene.join('ana'), scene.join('ben')];
    scene.sit('ana', 0);
    scene.clock.advance(LATER);
    await setImmediate();
    const before = ben.told.length;
    for (let times = 0; times < 10; times++) {
      scene.leave(ana);
      scene.clock.advance(WINDOW / 25);
      scene.come(ana);
    }
    scene.clock.advance(LATER);
    await setImmediate();
    expect(ben.told).toHaveLength(before);
    scene.leave(ana);
    scene.clock.advance(LATER);
    await setImmediate();
    expect(ben.told.slice(before)).toMatchObject([{ present: [], watching: 1 }]);
  });

  it('presence tells at once who has sat down, so that nobody looks absent on a seat just taken', async () => {
    const scene = new Scene();
    const [ana, ben] = [scene.join('ana'), scene.join('ben')];
    scene.sit('ana', 2);
    await setImmediate();
    for (const { told } of [ana, ben]) expect(told.at(-1)).toMatchObject({ present: ['ana'], watching: 1 });
  });

  it('presence counts a person once, however many connections they have', async () => {
    const scene = new Scene();
    const ben = scene.join('ben');
    const tabs = [scene.join('ana'), scene.join('ana'), scene.join('ana')];
    for (const tab of tabs.slice(1)) scene.leave(tab);
    // Asking again for a table that one follows already is no second coming.
    scene.come(ben);
    scene.clock.advance(LATER);
    await setImmediate();
    expect(ben.told.at(-1)).toMatchObject({ watching: 2 });
    scene.leave(ben);
    expect(scene.channel.size).toBe(1);
    scene.clock.advance(LATER);
    await setImmediate();
    expect(tabs[0]?.told.at(-1)).toMatchObject({ watching: 1 });
  });

  it(`presence costs a few frames for each of ${CROWD} people who come back at once`, async () => {
    const scene = new Scene();
    const crowd: Follower[] = [];
    for (let count = 0; count < CROWD; count++) {
      crowd.push(scene.join(`person ${count}`));
      // They need three seconds in all.
      scene.clock.advance(3_000 / CROWD);
    }
    scene.clock.advance(LATER);
    await setImmediate();
    const frames = crowd.reduce((sum, { told }) => sum + told.length, 0);
    expect(frames).toBeLessThan(5 * CROWD);
    for (const { told } of crowd) expect(told.at(-1)).toMatchObject({ watching: CROWD });
  });

  it('presence is held back from a reader that lags, and is told to it when it has caught up', async () => {
    const scene = new Scene();
    const slow = scene.join('slow');
    await setImmediate();
    slow.socket.stopReading();
    const purr = { type: 'reaction', table: scene.table.id, person: HOST, reaction: 'purr' } as const;
    while (!slow.connection.queue.isLagging) scene.channel.broadcast(purr);
    const before = slow.socket.waitingBytes;
    for (let count = 0; count < 50; count++) {
      scene.join(`person ${count}`);
      scene.clock.advance(LATER);
    }
    expect(slow.socket.waitingBytes).toBe(before);
    slow.socket.readOn();
    await setImmediate();
    expect(slow.told.at(-1)).toMatchObject({ watching: 51 });
    expect(slow.told).toHaveLength(2);
  });
});
