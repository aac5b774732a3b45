import { gameById } from '@miaou/games';
import { drawn, type Game, SeededChance } from '@miaou/kit';
import { audienceOf, type Command, snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../link/choices';
import type { Answer } from '../link/tableLink';
import { HandClock } from '../link/testing/handClock';
import { FakeClient } from './testing/fakeClient';
import { FakeServer, person } from './testing/fakeServer';

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
  'stray',
  'restart',
] as const;

/** One long evening with three people, whose lines break, lose and repeat messages, and a server that restarts. */
class Evening {
  readonly server: FakeServer;
  readonly clock = new HandClock();
  readonly clients: readonly FakeClient[];
  readonly answers: { readonly text: string | undefined; readonly answer: Promise<Answer> }[] = [];
  private readonly chance: SeededChance;

  constructor(seed: string) {
    this.chance = new SeededChance(seed);
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
    this.answers.push({ text, answer: client.conversation.command(client.table, command) });
  }

  /** Every line is mended and everything delivered. */
  settle(): void {
    for (const client of this.clients) if (client.line === undefined) client.open();
    for (let round = 0; round < 8; round++) for (const client of this.clients) client.flush();
  }

  step(): void {
    const client = drawn(this.clients, this.chance);
    this.act(client, drawn(ACTIONS, this.chance));
  }

  private act(client: FakeClient, action: (typeof ACTIONS)[number]): void {
    switch (action) {
      case 'up':
      case 'down':
        return void client.step(action);
      case 'do':
        return this.move(client);
      case 'say':
        return this.say(client);
      case 'break':
        return this.chance.below(3) === 0 ? client.break() : undefined;
      case 'open':
        return client.line === undefined ? client.open() : undefined;
      case 'lose':
        return this.loseUpdate(client);
      case 'repeat':
        return this.repeatUpdate(client);
      case 'stray':
        return this.stray(client);
      case 'restart':
        return this.chance.below(6) === 0 ? this.restart() : undefined;
    }
  }

  private move(client: FakeClient): void {
    const { view = null, as = 'spectator' } = client.table.copy?.snapshot ?? {};
    if (view === null || as === 'spectator' || client.table.pending.length > 20) return;
    const { moves } = choicesOf(felix, view, as);
    if (moves.length > 0) this.send(client, { type: 'move', move: { ...drawn(moves, this.chance) } });
  }

  private say(client: FakeClient): void {
    const text = `line ${this.answers.length}`;
    if (client.table.pending.length < 20) this.send(client, { type: 'say', saying: { text } }, text);
  }

  /** As when a slow reader is told nothing for a while. */
  private loseUpdate({ line }: FakeClient): void {
    const last = line?.toClient.at(-1);
    if (last !== undefined && 'n' in last && !('answer' in last)) line?.toClient.pop();
  }

  private repeatUpdate({ line }: FakeClient): void {
    const last = line?.toClient.at(-1);
    if (last !== undefined && 'n' in last) line?.toClient.push(last);
  }

  private stray({ table }: FakeClient): void {
    const view = table.copy?.snapshot.view ?? null;
    if (table.copy === null || view === null || this.chance.below(4) > 0) return;
    table.copy = { ...table.copy, snapshot: { ...table.copy.snapshot, view: { ...view, bank: 77 } as never } };
  }

  private restart(): void {
    for (const client of this.clients) client.break();
    this.server.restart();
  }
}

describe('whatever happens to the lines', () => {
  it.each(Array.from({ length: 25 }, (_, index) => `evening ${index}`))(
    'every command is answered, done at most once, and all agree in the end: %s',
    async (seed) => {
      const evening = new Evening(seed);
      for (let step = 0; step < 900; step++) evening.step();
      evening.settle();
      // Four more updates bring a hash to every audience, so that strayed copies are found.
      for (let line = 0; line < 4; line++) {
        const [host] = evening.clients;
        if (host !== undefined) evening.send(host, { type: 'say', saying: { text: `good night ${line}` } });
        evening.settle();
      }
      const { server, clients, answers } = evening;
      for (const { table, me } of clients) {
        expect(table.copy?.snapshot).toEqual(snapshot(server.table, audienceOf(server.table, me.person)));
        expect(table.pending).toEqual([]);
      }
      const told = server.entries.flatMap(({ body }) =>
        body.type === 'said' && 'text' in body.saying ? [body.saying.text] : [],
      );
      for (const { text, answer } of answers) {
        const { accepted } = await answer;
        if (text !== undefined) expect(told.filter((line) => line === text)).toHaveLength(accepted ? 1 : 0);
      }
      expect(server.entries.some(({ body }) => body.type === 'moved')).toBe(true);
    },
  );
});
