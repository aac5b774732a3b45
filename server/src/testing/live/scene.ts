import { type Chance, drawn, type Seat, SeededChance, seatsOf } from '@miaou/kit';
import type { Following } from '@miaou/protocol';
import type { Settings, TableId } from '@miaou/table';
import { meet, openTable, TestClient } from './testClient.js';
import type { TestServer } from './testServer.js';

/** People at a table: the first of them opened it and is its host. */
export interface Scene {
  readonly table: TableId;
  readonly clients: readonly TestClient[];
}

/** Everybody enters and follows the table, and nobody sits. */
export const gather = async (
  { address }: TestServer,
  settings: Settings,
  people: number,
  follow: Following = 'events',
): Promise<Scene> => {
  const guests = await Promise.all(Array.from({ length: people }, () => meet(address)));
  const clients = await Promise.all(guests.map((guest) => TestClient.enter(guest)));
  const [host] = guests;
  if (host === undefined) throw new Error('a table needs a host');
  const table = await openTable(host, settings);
  for (const client of clients) await client.watch(table, follow);
  return { table, clients };
};

/** The host of a scene, who can do what others cannot. */
export const hostOf = ({ clients: [host] }: Scene): TestClient => {
  if (host === undefined) throw new Error('a scene has a host');
  return host;
};

/** The people take these seats, bots the others, and the match starts. */
export const seatAll = async (scene: Scene, settings: Settings, seats: readonly number[]): Promise<void> => {
  const host = hostOf(scene);
  for (const [index, client] of scene.clients.entries()) {
    const seat = seats[index];
    if (seat !== undefined) await client.do(scene.table, { type: 'sit', seat: seat as Seat });
  }
  for (const seat of seatsOf(settings.seats)) {
    if (!seats.includes(seat)) await host.do(scene.table, { type: 'seatBot', seat, bot: 'greedy' });
  }
  await host.do(scene.table, { type: 'start' });
};

/** A running match of people alone, in the order of their seats. */
export const startMatch = async (
  server: TestServer,
  settings: Settings,
  follow: Following = 'events',
): Promise<Scene> => {
  const scene = await gather(server, settings, settings.seats, follow);
  await seatAll(scene, settings, seatsOf(settings.seats));
  for (const client of scene.clients) await client.caughtUp();
  return scene;
};

/** Plays by what the server says is legal, until the match is over. The client follows by whole views. */
export const playOn = async (
  client: TestClient,
  table: TableId,
  chance: Chance = new SeededChance('play'),
): Promise<void> => {
  for (;;) {
    await client.until(() => client.legal !== undefined || client.isOver);
    const { legal } = client;
    if (legal === undefined) return;
    const n = await client.do(
      table,
      legal === 'roll' ? { type: 'roll' } : { type: 'move', move: { ...drawn(legal, chance) } },
    );
    await client.until(() => client.seen >= n);
  }
};
