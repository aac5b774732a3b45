import { seat } from '@miaou/kit';
import { snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { FakeClient } from './testing/fakeClient.js';
import { FakeServer, person, TABLE } from './testing/fakeServer.js';
import { ManualClock } from './testing/manualClock.js';
import { anyMove, felix, match, say, scene, serverSnapshot } from './testing/scene.js';

describe('a client of the server', () => {
  it('a client says hello and receives the table', () => {
    const { ana, server } = scene();
    expect(ana.welcomes).toEqual([person(0)]);
    expect(ana.table.connection).toBe('live');
    expect(ana.table.copy?.snapshot).toEqual(snapshot(server.table, 'spectator'));
  });

  it('a command is pending until its update has arrived', async () => {
    const { ana, flush } = scene();
    const answer = ana.table.send({ type: 'sit' });
    expect(ana.table.pending.map(({ command }) => command)).toEqual([{ type: 'sit' }]);
    ana.step('up');
    ana.step('down');
    expect(ana.table.pending).toHaveLength(1);
    flush();
    expect(ana.table.pending).toEqual([]);
    expect(await answer).toEqual({ accepted: true });
    expect(ana.table.copy?.snapshot.as).toBe(0);
  });

  it('a refused command is answered with the code and facts of the refusal', async () => {
    const { clients, flush } = match();
    const early = clients.find(({ table }) => table.copy?.snapshot.as === 1);
    if (early === undefined) throw new Error('seat 1 is empty');
    const answer = early.table.send({ type: 'move', move: { type: 'bid', amount: 3 } });
    flush();
    expect(await answer).toMatchObject({ accepted: false, refusal: { code: 'wrong-phase' } });
    expect(early.table.pending).toEqual([]);
  });

  it('a command that was not answered is sent again after a reconnect, and executed once', async () => {
    const { ana, server, flush } = scene();
    const answer = ana.table.send(say('hello'));
    ana.step('up');
    ana.break();
    expect(ana.table.connection).toBe('lost');
    ana.open();
    flush();
    expect(await answer).toEqual({ accepted: true });
    expect(server.entries.filter(({ body }) => body.type === 'said')).toHaveLength(1);
    expect(ana.table.copy?.chat.map(({ saying }) => saying)).toEqual([{ text: 'hello' }]);
  });

  it('a command sent while disconnected is delivered after the reconnect', async () => {
    const { ana, flush } = scene();
    ana.break();
    const answer = ana.table.send(say('still here'));
    ana.open();
    flush();
    expect(await answer).toEqual({ accepted: true });
  });

  it('a command is sent again with the same id when the server could not say whether it was executed', async () => {
    const { ana, server, clock, flush } = scene();
    server.isBusy = true;
    const answer = ana.table.send(say('hello'));
    flush();
    server.isBusy = false;
    clock.advance(1_000);
    flush();
    expect(await answer).toEqual({ accepted: true });
  });

  it('a client that reconnects receives the updates it missed and folds them into the same view', () => {
    const { ana, clients, server, flush } = match();
    ana.break();
    const [, ben] = clients;
    if (ben === undefined) throw new Error('no client');
    void ben.table.send(anyMove(ben));
    flush();
    ana.open();
    flush();
    expect(ana.table.copy?.snapshot).toEqual(serverSnapshot(server, ana));
    expect(ana.table.copy?.transitions.map(({ event }) => event)).toEqual([{ type: 'cardLaid', seat: 1 }]);
  });

  it('a client that missed too much receives the whole table and keeps the events it had', () => {
    const { ana, clients, server, flush } = match();
    void ana.table.send(anyMove(ana));
    flush();
    ana.break();
    const [, ben] = clients;
    if (ben === undefined) throw new Error('no client');
    for (let line = 0; line < 9; line++) void ben.table.send(say(`line ${line}`));
    flush();
    ana.open();
    flush();
    expect(ana.table.copy?.snapshot).toEqual(serverSnapshot(server, ana));
    expect(ana.table.copy?.transitions).toHaveLength(1);
  });

  it('a client that finds a gap in the updates asks for what is missing', () => {
    const { ana, server, flush } = scene();
    void ana.table.send(say('one'));
    ana.step('up');
    ana.socket?.toClient.pop();
    void ana.table.send(say('two'));
    flush();
    expect(ana.table.copy?.snapshot).toEqual(serverSnapshot(server, ana));
    expect(ana.table.copy?.chat).toHaveLength(2);
  });

  it('an update that arrives twice is applied once', () => {
    const { ana, flush } = scene();
    void ana.table.send(say('one'));
    ana.step('up');
    const update = ana.socket?.toClient.at(-1);
    if (update !== undefined) ana.socket?.toClient.push(update);
    flush();
    expect(ana.table.copy?.chat).toHaveLength(1);
  });

  it('a copy that diverged is replaced as soon as an update carries a hash', () => {
    const { ana, server, clients, flush } = match();
    const copy = ana.table.copy;
    if (copy === null || copy.snapshot.view === null) throw new Error('no match is played');
    const diverged = { ...copy.snapshot.view, bank: 99 };
    ana.table.copy = { ...copy, snapshot: { ...copy.snapshot, view: diverged } };
    for (const client of clients) {
      void client.table.send(say('x'));
      void client.table.send(say('y'));
    }
    flush();
    expect(ana.table.copy.snapshot).toEqual(serverSnapshot(server, ana));
  });

  it('a banned player loses the table, and their commands are refused', async () => {
    const { ana, server, clients, flush } = scene(2);
    const [, ben] = clients;
    if (ben === undefined) throw new Error('no client');
    ben.break();
    void ana.table.send({ type: 'sendAway', person: ben.me.person, ban: true });
    flush();
    const answer = ben.table.send(say('why?'));
    ben.open();
    flush();
    expect(server.table.banned.has(ben.me.person)).toBe(true);
    expect(ben.table.connection).toBe('gone');
    expect(await answer).toEqual({ accepted: false, refusal: { code: 'no-such-table' } });
  });

  it('a client that restores a saved copy resumes from it', () => {
    const { ana, server, clock, flush } = match();
    void ana.table.send(anyMove(ana));
    flush();
    const saved = structuredClone(ana.table.toSave(ana.me.person));
    ana.break();
    const again = new FakeClient(server, ana.me, clock, saved);
    again.open();
    again.step('up');
    again.step('down');
    expect(again.table.copy).toEqual(ana.table.copy);
    expect(again.toServer).toContainEqual(
      expect.objectContaining({ type: 'watch', since: { as: seat(0), n: ana.table.copy?.snapshot.n } }),
    );
    again.flush();
    expect(again.table.copy?.snapshot).toEqual(serverSnapshot(server, again));
  });

  it('a saved copy of another person is not shown', () => {
    const { ana, server, clock } = match();
    const saved = structuredClone(ana.table.toSave(ana.me.person));
    const stranger = new FakeClient(server, person(7), clock, saved);
    stranger.open();
    stranger.step('up');
    stranger.step('down');
    expect(stranger.table.copy).toBeNull();
    stranger.flush();
    expect(stranger.table.copy?.snapshot.as).toBe('spectator');
  });

  it('a new match starts without the events of the one before', () => {
    const { ana, flush } = match();
    void ana.table.send(anyMove(ana));
    flush();
    expect(ana.table.copy?.transitions).toHaveLength(1);
    ana.receive(
      JSON.stringify({
        n: (ana.table.copy?.snapshot.n ?? 0) + 1,
        changes: [
          { type: 'view', view: null },
          { type: 'stage', stage: 'gathering', match: 1 },
        ],
      }),
    );
    expect(ana.table.copy?.transitions).toEqual([]);
  });

  it('a table is shown once the rules of its game are loaded', async () => {
    const server = new FakeServer('rules');
    const client = new FakeClient(server, person(0), new ManualClock());
    client.hasRules = false;
    client.rules = Promise.resolve(felix);
    client.open();
    client.flush();
    expect(client.table.copy).toBeNull();
    expect(client.loads).toEqual(['felix']);
    client.hasRules = true;
    await client.rules;
    client.flush();
    expect(client.table.connection).toBe('live');
    expect(client.table.copy?.snapshot).toEqual(serverSnapshot(server, client));
  });

  it('rules that could not be loaded are asked for again', async () => {
    const clock = new ManualClock();
    const client = new FakeClient(new FakeServer('no rules'), person(0), clock);
    client.hasRules = false;
    client.open();
    client.flush();
    await client.rules;
    client.hasRules = true;
    clock.advance(1_000);
    client.flush();
    expect(client.table.connection).toBe('live');
  });

  it('a client waits for the rules of the game that the host changes to', async () => {
    const { ana, clients, server, flush } = scene(2);
    const [, ben] = clients;
    if (ben === undefined) throw new Error('no client');
    ben.hasRules = false;
    ben.rules = Promise.resolve(felix);
    const settings = { ...server.table.settings, seats: 4 };
    void ana.table.send({ type: 'configure', settings });
    flush();
    ben.hasRules = true;
    await ben.rules;
    flush();
    expect(ben.table.copy?.snapshot).toEqual(serverSnapshot(server, ben));
    expect(ben.table.copy?.snapshot.settings.seats).toBe(4);
  });

  it('a client is told when the server speaks another version', () => {
    const { ana } = scene();
    ana.receive(JSON.stringify({ type: 'error', refusal: { code: 'wrong-version', expected: 2 } }));
    expect(ana.refusals).toEqual([{ code: 'wrong-version', expected: 2 }]);
  });

  it('the lobby is requested while it has users, on every new connection', () => {
    const { ana, flush } = scene();
    const unwatch = ana.client.watchLobby();
    ana.client.watchLobby()();
    expect(ana.toServer).toEqual([{ type: 'lobby', on: true }]);
    ana.break();
    ana.open();
    ana.step('up');
    ana.step('down');
    expect(ana.toServer).toContainEqual({ type: 'lobby', on: true });
    flush();
    unwatch();
    expect(ana.toServer).toEqual([{ type: 'lobby', on: false }]);
  });

  it('a client that unwatches a table tells the server', () => {
    const { ana } = scene();
    ana.client.unwatch(ana.table);
    expect(ana.toServer).toEqual([{ type: 'unwatch', table: TABLE }]);
  });
});
