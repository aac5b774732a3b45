import { gameById } from '@miaou/games';
import { SeededChance, seat } from '@miaou/kit';
import { type Entry, type PersonId, personId, type Settings, type TableId, tableId } from '@miaou/table';
import { HandClock } from '../../link/testing/handClock';
import type { Bots, BotTask } from '../botTask';
import { houseOf } from '../house';
import { LocalHost } from '../localHost';
import { MemoryStore } from './memoryStore';

export const TABLE: TableId = tableId('kitchen');

export const here = (index: number): PersonId => personId(`here-${index}`);

const settingsFor = (game: string, seats: number): Settings => ({
  game,
  seats,
  options: {},
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'anyone' },
});

/** Bots that answer at once, by chance, and remember what they were shown. */
class QuickBots implements Bots {
  readonly tasks: BotTask[] = [];
  readonly #chance = new SeededChance('bots');

  choose(task: BotTask): Promise<BotTask['legalMoves'][number]> {
    this.tasks.push(task);
    const move = task.legalMoves[this.#chance.below(task.legalMoves.length)];
    return move === undefined ? Promise.reject(new Error('nothing is legal')) : Promise.resolve(move);
  }

  close(): void {
    this.tasks.length = 0;
  }
}

/** A device with a store, a clock that is turned by hand, and bots. */
export class Device {
  readonly store = new MemoryStore();
  readonly clock = new HandClock();
  readonly bots = new QuickBots();
  readonly house = houseOf(gameById);
  /** Counts what other tabs would be told. */
  written = 0;

  constructor(private readonly seed = 'device') {}

  async open(): Promise<LocalHost> {
    const host = new LocalHost(TABLE, this.house, await this.store.read(TABLE, 0), {
      store: this.store,
      clock: this.clock,
      chance: new SeededChance(this.seed),
      bots: this.bots,
      speed: () => 1,
      wrote: () => {
        this.written += 1;
      },
    });
    host.start();
    return host;
  }

  /** A new table with people on the first seats and bots on the others, dealt. */
  async deal(game: string, people: number, seats: number): Promise<LocalHost> {
    const settings = settingsFor(game, seats);
    const entry: Entry = { seq: 1, at: 1, body: { type: 'opened', host: here(0), name: 'P0', settings } };
    await this.store.append(TABLE, entry);
    const host = await this.open();
    for (let index = 0; index < people; index++) await host.seat(here(index), `P${index}`, seat(index));
    for (let index = people; index < seats; index++)
      await host.submit(here(0), { type: 'seatBot', seat: seat(index), bot: 'ida' });
    await host.submit(here(0), { type: 'start' });
    return host;
  }

  /** Lets bots act once: time passes, and what they do is written. */
  async letBotsAct(host: LocalHost): Promise<void> {
    this.clock.advance(2_000);
    for (let turn = 0; turn < 12; turn++) await Promise.resolve();
    await host.refresh();
  }
}
