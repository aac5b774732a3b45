import { gameById } from '@miaou/games';
import { type Game, seat } from '@miaou/kit';
import { type Command, snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../link/choices';
import { HandClock } from '../link/testing/handClock';
import { FakeClient } from './testing/fakeClient';
import { FakeServer, person, TABLE } from './testing/fakeServer';

const say = (text: string): Command => ({ type: 'say', saying: { text } });

const scene = (people = 1) => {
  const server = new FakeServer('scene');
  const clock = new HandClock();
  const clients = Array.from({ length: people }, (_, index) => new FakeClient(server, person(index), clock));
  const [ana] = clients;
  if (ana === undefined) throw new Error('nobody came');
  for (const client of clients) client.open();
  const flush = (): void => {
    for (let round = 0; round < 4; round++) for (const client of clients) client.flush();
  };
  flush();
  return { server, clock, clients, ana, flush };
};

/** Three people at a running match. */
const match = () => {
  const table = scene(3);
  for (const client of table.clients) void client.conversation.command(client.table, { type: 'sit' });
  table.flush();
  void table.ana.conversation.command(table.ana.table, { type: 'start' });
  table.flush();
  return table;
};

const felix = gameById('felix') as Game;

const anyMove = (client: FakeClient): Command => {
  const { view, as } = client.table.copy?.snapshot ?? {};
  const [move] =
    view === undefined || view === null || as === 'spectator' || as === undefined
      ? []
      : choicesOf(felix, view, as).moves;
  if (move === undefined) throw new Error('nothing to do');
  return { type: 'move', move: { ...move } };
};

const truth = (server: FakeServer, client: FakeClient) =>
  snapshot(server.table, client.table.copy?.snapshot.as ?? 'spectator');

describe('a conversation with the server', () => {
  it('begins with hello, and shows the table', () => {
    const { ana, server } = scene();
    expect(ana.welcomes).toEqual([person(0)]);
    expect(ana.table.connection).toBe('live');
    expect(ana.table.copy?.snapshot).toEqual(snapshot(server.table, 'spectator'));
  });

  it('marks a command pending until its update is there', async () => {
    const { ana, flush } = scene();
    const answer = ana.conversation.command(ana.table, { type: 'sit' });
    expect(ana.table.pending.map(({ command }) => command)).toEqual([{ type: 'sit' }]);
    ana.step('up');
    ana.step('down');
    expect(ana.table.pending).toHaveLength(1);
    flush();
    expect(ana.table.pending).toEqual([]);
    expect(await answer).toEqual({ accepted: true });
    expect(ana.table.copy?.snapshot.as).toBe(0);
  });

  it('gives a refusal with its facts and goes on from the table as it is', async () => {
    const { clients, flush } = match();
    const early = clients.find(({ table }) => table.copy?.snapshot.as === 1);
    if (early === undefined) throw new Error('seat 1 is empty');
    const answer = early.conversation.command(early.table, { type: 'move', move: { type: 'bid', amount: 3 } });
    flush();
    expect(await answer).toMatchObject({ accepted: false, refusal: { code: 'wrong-phase' } });
    expect(early.table.pending).toEqual([]);
  });

  it('sends a command again with the same id after the line broke, and it is done once', async () => {
    const { ana, server, flush } = scene();
    const answer = ana.conversation.command(ana.table, say('hello'));
    ana.step('up');
    ana.break();
    expect(ana.table.connection).toBe('lost');
    ana.open();
    flush();
    expect(await answer).toEqual({ accepted: true });
    expect(server.entries.filter(({ body }) => body.type === 'said')).toHaveLength(1);
    expect(ana.table.copy?.said.map(({ saying }) => saying)).toEqual([{ text: 'hello' }]);
  });

  it('keeps what is said while there is no line', async () => {
    const { ana, flush } = scene();
    ana.break();
    const answer = ana.conversation.command(ana.table, say('still here'));
    ana.open();
    flush();
    expect(await answer).toEqual({ accepted: true });
  });

  it('tries again with the same id where the server could not say whether it was done', async () => {
    const { ana, server, clock, flush } = scene();
    server.isBusy = true;
    const answer = ana.conversation.command(ana.table, say('hello'));
    flush();
    server.isBusy = false;
    clock.advance(1_000);
    flush();
    expect(await answer).toEqual({ accepted: true });
  });

  it('hears what it missed, and folds it into the same view', () => {
    const { ana, clients, server, flush } = match();
    ana.break();
    const [, ben] = clients;
    if (ben === undefined) throw new Error('nobody came');
    void ben.conversation.command(ben.table, anyMove(ben));
    flush();
    ana.open();
    flush();
    expect(ana.table.copy?.snapshot).toEqual(truth(server, ana));
    expect(ana.table.copy?.steps.map(({ event }) => event)).toEqual([{ type: 'cardLaid', seat: 1 }]);
  });

  it('takes the whole table where too much was missed, and keeps what was told of the match', () => {
    const { ana, clients, server, flush } = match();
    void ana.conversation.command(ana.table, anyMove(ana));
    flush();
    ana.break();
    const [, ben] = clients;
    if (ben === undefined) throw new Error('nobody came');
    for (let line = 0; line < 9; line++) void ben.conversation.command(ben.table, say(`line ${line}`));
    flush();
    ana.open();
    flush();
    expect(ana.table.copy?.snapshot).toEqual(truth(server, ana));
    expect(ana.table.copy?.steps).toHaveLength(1);
  });

  it('notices a gap and asks for what is missing', () => {
    const { ana, server, flush } = scene();
    void ana.conversation.command(ana.table, say('one'));
    ana.step('up');
    ana.line?.toClient.pop();
    void ana.conversation.command(ana.table, say('two'));
    flush();
    expect(ana.table.copy?.snapshot).toEqual(truth(server, ana));
    expect(ana.table.copy?.said).toHaveLength(2);
  });

  it('ignores an update that it has already', () => {
    const { ana, flush } = scene();
    void ana.conversation.command(ana.table, say('one'));
    ana.step('up');
    const update = ana.line?.toClient.at(-1);
    if (update !== undefined) ana.line?.toClient.push(update);
    flush();
    expect(ana.table.copy?.said).toHaveLength(1);
  });

  it('heals a copy that went astray as soon as the hash tells', () => {
    const { ana, server, clients, flush } = match();
    const copy = ana.table.copy;
    if (copy === null || copy.snapshot.view === null) throw new Error('no match is played');
    const strayed = { ...copy.snapshot.view, bank: 99 };
    ana.table.copy = { ...copy, snapshot: { ...copy.snapshot, view: strayed } };
    for (const client of clients) {
      void client.conversation.command(client.table, say('x'));
      void client.conversation.command(client.table, say('y'));
    }
    flush();
    expect(ana.table.copy.snapshot).toEqual(truth(server, ana));
  });

  it('loses the table that there is none of for this person', async () => {
    const { ana, server, clients, flush } = scene(2);
    const [, ben] = clients;
    if (ben === undefined) throw new Error('nobody came');
    ben.break();
    void ana.conversation.command(ana.table, { type: 'sendAway', person: ben.me.person, ban: true });
    flush();
    const answer = ben.conversation.command(ben.table, say('why?'));
    ben.open();
    flush();
    expect(server.table.banned.has(ben.me.person)).toBe(true);
    expect(ben.table.connection).toBe('gone');
    expect(await answer).toEqual({ accepted: false, refusal: { code: 'no-such-table' } });
  });

  it('finds the table as it was after a reload, and resumes from there', () => {
    const { ana, server, clock, flush } = match();
    void ana.conversation.command(ana.table, anyMove(ana));
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
    expect(again.table.copy?.snapshot).toEqual(truth(server, again));
  });

  it('shows nobody what another person saw in the same browser', () => {
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

  it('forgets the match before when a new one is dealt', () => {
    const { ana, flush } = match();
    void ana.conversation.command(ana.table, anyMove(ana));
    flush();
    expect(ana.table.copy?.steps).toHaveLength(1);
    ana.conversation.heard({
      n: (ana.table.copy?.snapshot.n ?? 0) + 1,
      changes: [
        { type: 'view', view: null },
        { type: 'stage', stage: 'gathering', match: 1 },
      ],
    });
    expect(ana.table.copy?.steps).toEqual([]);
  });

  it('shows a table when the rules of its game are there', async () => {
    const server = new FakeServer('rules');
    const client = new FakeClient(server, person(0), new HandClock());
    client.hasRules = false;
    client.rules = Promise.resolve(felix);
    client.open();
    client.flush();
    expect(client.table.copy).toBeNull();
    expect(client.asked).toEqual(['felix']);
    client.hasRules = true;
    await client.rules;
    client.flush();
    expect(client.table.connection).toBe('live');
    expect(client.table.copy?.snapshot).toEqual(truth(server, client));
  });

  it('asks again where the rules of a game could not be loaded', async () => {
    const clock = new HandClock();
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

  it('waits for the rules of the game that the host changes to', async () => {
    const { ana, clients, server, flush } = scene(2);
    const [, ben] = clients;
    if (ben === undefined) throw new Error('nobody came');
    ben.hasRules = false;
    ben.rules = Promise.resolve(felix);
    const settings = { ...server.table.settings, seats: 4 };
    void ana.conversation.command(ana.table, { type: 'configure', settings });
    flush();
    ben.hasRules = true;
    await ben.rules;
    flush();
    expect(ben.table.copy?.snapshot).toEqual(truth(server, ben));
    expect(ben.table.copy?.snapshot.settings.seats).toBe(4);
  });

  it('says that the page is too old where the server speaks another version', () => {
    const { ana } = scene();
    ana.conversation.heard({ type: 'error', refusal: { code: 'wrong-version', expected: 2 } });
    expect(ana.isOutdated).toBe(true);
  });

  it('asks for the lobby as long as somebody wants it, on every new line', () => {
    const { ana, flush } = scene();
    const letGo = ana.conversation.wantLobby();
    ana.conversation.wantLobby()();
    expect(ana.toServer).toEqual([{ type: 'lobby', on: true }]);
    ana.break();
    ana.open();
    ana.step('up');
    ana.step('down');
    expect(ana.toServer).toContainEqual({ type: 'lobby', on: true });
    flush();
    letGo();
    expect(ana.toServer).toEqual([{ type: 'lobby', on: false }]);
  });

  it('lets go of a table', () => {
    const { ana } = scene();
    ana.conversation.leave(ana.table);
    expect(ana.toServer).toEqual([{ type: 'unwatch', table: TABLE }]);
  });
});
