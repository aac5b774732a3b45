import { gameById } from '@miaou/games';
import type { Game } from '@miaou/kit';
import { type Command, snapshot } from '@miaou/table';
import { FakeClient } from './fakeClient.js';
import { FakeServer, person } from './fakeServer.js';
import { ManualClock } from './manualClock.js';
import { movesOf } from './movesOf.js';

export const say = (text: string): Command => ({ type: 'say', saying: { text } });

export const scene = (people = 1) => {
  const server = new FakeServer('scene');
  const clock = new ManualClock();
  const clients = Array.from({ length: people }, (_, index) => new FakeClient(server, person(index), clock));
  const [ana] = clients;
  if (ana === undefined) throw new Error('no client');
  for (const client of clients) client.open();
  const flush = (): void => {
    for (let round = 0; round < 4; round++) for (const client of clients) client.flush();
  };
  flush();
  return { server, clock, clients, ana, flush };
};

/** Three people at a running match. */
export const match = () => {
  const table = scene(3);
  for (const client of table.clients) void client.table.send({ type: 'sit' });
  table.flush();
  void table.ana.table.send({ type: 'start' });
  table.flush();
  return table;
};

export const felix = gameById('felix') as Game;

export const anyMove = ({ table }: FakeClient): Command => {
  const [move] = table.copy === null ? [] : movesOf(felix, table.copy.snapshot);
  if (move === undefined) throw new Error('nothing to do');
  return { type: 'move', move: { ...move } };
};

export const serverSnapshot = (server: FakeServer, client: FakeClient) =>
  snapshot(server.table, client.table.copy?.snapshot.as ?? 'spectator');
