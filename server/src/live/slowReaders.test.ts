import { setImmediate } from 'node:timers/promises';
import { gameById } from '@miaou/games';
import { apply, type Entry, openTable, personId, type Table, tableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { FELIX } from '../testing/live/settings.js';
import { SlowSocket } from '../testing/live/slowSocket.js';
import { visitorAs } from '../testing/live/visitor.js';
import { Connection } from './connection.js';
import { TableChannel } from './tableChannel.js';

const HOST = personId('host');
const catalog = { gameById, hasBot: () => true, standInBot: () => 'greedy' };

/** A table with a channel and a busy chat. */
class Scene {
  readonly table: Table;
  readonly channel: TableChannel;

  constructor() {
    const entry: Entry = { seq: 1, at: 0, body: { type: 'opened', host: HOST, name: 'Host', settings: FELIX } };
    this.table = openTable(tableId('t'), catalog, entry);
    this.channel = new TableChannel({
      look: (seen) => seen(this.table),
      later: () => undefined,
      presenceChanged: () => undefined,
      host: { personCame: () => undefined, personLeft: () => undefined },
    });
  }

  join(socket: SlowSocket, name: string): Connection {
    const connection = new Connection(socket.open(), visitorAs(name));
    this.channel.watch(this.table, connection, { follow: 'events' });
    return connection;
  }

  say(times: number): void {
    for (let time = 0; time < times; time++) {
      const body = { type: 'said', person: HOST, name: 'Host', saying: { text: 'x'.repeat(150) } } as const;
      this.channel.publish(this.table, apply(this.table, { seq: this.table.seq + 1, at: 0, body }));
    }
  }
}

const countIn = (socket: SlowSocket, words: string): number =>
  socket.written.reduce((sum, text) => sum + text.split(words).length - 1, 0);

describe('a slow reader', () => {
  it('a slow reader gets one snapshot in place of the updates it could not take, and then every update again', async () => {
    const scene = new Scene();
    const [slow, quick] = [new SlowSocket(), new SlowSocket()];
    scene.join(slow, 'slow');
    scene.join(quick, 'quick');
    await setImmediate();
    slow.stopReading();
    scene.say(2_000);
    expect(slow.waitingBytes).toBeLessThan(70_000);
    slow.readOn();
    await setImmediate();
    const heard = countIn(slow, '"said"');
    expect(heard).toBeLessThan(500);
    expect(countIn(slow, '"type":"watching"')).toBe(2);
    expect(slow.written.join('')).toContain(`"n":${scene.table.heads.get('spectator')}`);
    scene.say(3);
    await setImmediate();
    expect(countIn(slow, '"said"')).toBe(heard + 3);
    await setImmediate();
    expect(countIn(quick, '"said"')).toBe(2_003);
    expect(slow.isTerminated).toBe(false);
  });

  it('a slow reader gets only the newest snapshot, however often it falls behind', async () => {
    const scene = new Scene();
    const slow = new SlowSocket();
    scene.join(slow, 'slow');
    for (let times = 0; times < 5; times++) {
      await setImmediate();
      slow.stopReading();
      scene.say(1_000);
      slow.readOn();
      await setImmediate();
    }
    expect(countIn(slow, '"type":"watching"')).toBe(6);
  });

  it('a client that reads nothing is terminated before it fills the memory', async () => {
    const scene = new Scene();
    const stuck = new SlowSocket();
    scene.join(stuck, 'stuck');
    await setImmediate();
    stuck.stopReading();
    for (let times = 0; times < 20_000; times++)
      scene.channel.broadcast({ type: 'reaction', table: scene.table.id, person: HOST, reaction: 'purr' });
    expect(stuck.isTerminated).toBe(true);
    expect(stuck.waitingBytes).toBeLessThan(600_000);
  });
});
