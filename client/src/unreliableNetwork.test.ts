import { gameById } from '@miaou/games';
import { drawn, type Game, SeededChance } from '@miaou/kit';
import { audienceOf, type Command, historyOf, snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import type { CommandResult } from './tableSync.js';
import { FakeClient } from './testing/fakeClient.js';
import { FakeServer, person } from './testing/fakeServer.js';
import { ManualClock } from './testing/manualClock.js';
import { movesOf } from './testing/movesOf.js';

const felix = gameById('felix') as Game;

const ACTIONS = [
  'up',
  'up',
  'up',
  'down',
  'down',
  'down',
  'down',
  'do',
  'do',
  'say',
  'break',
  'open',
  'open',
  'lose',
  'repeat',
  'diverge',
  'restart',
  'garble',
] as const;

/** The longest delay before a client asks again, in seconds. */
const LONGEST_DELAY = 31;

/** A long match of three people whose connections break, lose, repeat and garble messages, and a server that restarts. */
class UnreliableMatch {
  readonly server: FakeServer;
  readonly clock = new ManualClock();
  readonly clients: readonly FakeClient[];
  readonly answers: { readonly text: string | undefined; readonly answer: Promise<CommandResult> }[] = [];
  readonly #chance: SeededChance;

  constructor(seed: string) {
    this.#chance = new SeededChance(seed);
    this.server = new FakeServer(seed);
    this.clients = [0, 1, 2].map((index) => new FakeClient(this.server, person(index), this.clock));
    this.settle();
    for (const client of this.clients) this.send(client, { type: 'sit' });
    this.settle();
    const [host] = this.clients;
    if (host !== undefined) this.send(host, { type: 'start' });
    this.settle();
  }

  send(client: FakeClient, command: Command, text?: string): void {
    this.answers.push({ text, answer: client.table.send(command) });
  }

  /** Every client is connected and everything delivered. */
  settle(): void {
    for (const client of this.clients) if (client.socket === undefined) client.open();
    for (let second = 0; second < LONGEST_DELAY; second++) {
      for (const client of this.clients) client.flush();
      this.clock.advance(1_000);
    }
  }

  step(): void {
    const client = drawn(this.clients, this.#chance);
    this.#act(client, drawn(ACTIONS, this.#chance));
  }

  #act(client: FakeClient, action: (typeof ACTIONS)[number]): void {
    switch (action) {
      case 'up':
      case 'down':
        return void client.step(action);
      case 'do':
        return this.#move(client);
      case 'say':
        return this.#say(client);
      case 'break':
        return this.#chance.below(3) === 0 ? client.break() : undefined;
      case 'open':
        return client.socket === undefined ? client.open() : undefined;
      case 'lose':
        return this.#loseUpdate(client);
      case 'repeat':
        return this.#repeatUpdate(client);
      case 'diverge':
        return this.#diverge(client);
      case 'garble':
        return this.#garbleMessage(client);
      case 'restart':
        return this.#chance.below(6) === 0 ? this.#restart() : undefined;
    }
  }

  #move(client: FakeClient): void {
    const { copy, pending } = client.table;
    if (copy === null || pending.length > 20) return;
    const moves = movesOf(felix, copy.snapshot);
    if (moves.length > 0) this.send(client, { type: 'move', move: { ...drawn(moves, this.#chance) } });
  }

  #say(client: FakeClient): void {
    const text = `line ${this.answers.length}`;
    if (client.table.pending.length < 20) this.send(client, { type: 'say', saying: { text } }, text);
  }

  /** As the server does with a client that reads too slowly. */
  #loseUpdate({ socket }: FakeClient): void {
    const last = socket?.toClient.at(-1);
    if (last !== undefined && 'n' in last && !('answer' in last)) socket?.toClient.pop();
  }

  /** A message that cannot be read is lost, whatever it was. */
  #garbleMessage(client: FakeClient): void {
    if (client.socket?.toClient.shift() !== undefined) client.receive('{"n":');
  }

  #repeatUpdate({ socket }: FakeClient): void {
    const last = socket?.toClient.at(-1);
    if (last !== undefined && 'n' in last) socket?.toClient.push(last);
  }

  #diverge({ table }: FakeClient): void {
    const view = table.copy?.snapshot.view ?? null;
    if (table.copy === null || view === null || this.#chance.below(4) > 0) return;
    table.copy = { ...table.copy, snapshot: { ...table.copy.snapshot, view: { ...view, bank: 77 } as never } };
  }

  #restart(): void {
    for (const client of this.clients) client.break();
    this.server.restart();
  }
}

describe('clients on an unreliable network', () => {
  it.each(Array.from({ length: 25 }, (_, index) => `match ${index}`))(
    'every command is answered, done at most once, and all agree in the end: %s',
    async (seed) => {
      const match = new UnreliableMatch(seed);
      for (let step = 0; step < 900; step++) match.step();
      match.settle();
      // Four more updates bring a hash to every audience, so that copies that diverged are found.
      for (let line = 0; line < 4; line++) {
        const [host] = match.clients;
        if (host !== undefined) match.send(host, { type: 'say', saying: { text: `good night ${line}` } });
        match.settle();
      }
      const { server, clients, answers } = match;
      for (const { table, me } of clients) {
        const audience = audienceOf(server.table, me.person);
        expect(table.copy?.snapshot).toEqual(snapshot(server.table, audience));
        // Whatever was lost on the way: the log has every event, once and in order.
        expect(table.copy?.transitions.map(({ event }) => event)).toEqual(historyOf(server.table, audience)?.events);
        expect(table.copy?.transitions.at(-1)?.after).toBe(table.copy?.snapshot.view);
        expect(table.pending).toEqual([]);
      }
      const said = server.entries.flatMap(({ body }) =>
        body.type === 'said' && 'text' in body.saying ? [body.saying.text] : [],
      );
      for (const { text, answer } of answers) {
        const { accepted } = await answer;
        if (text !== undefined) expect(said.filter((line) => line === text)).toHaveLength(accepted ? 1 : 0);
      }
      expect(server.entries.some(({ body }) => body.type === 'moved')).toBe(true);
    },
  );
});
