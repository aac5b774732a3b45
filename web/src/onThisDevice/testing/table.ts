import { ManualClock } from '@miaou/client/testing';
import { gameById } from '@miaou/games';
import type { BotAnswer, BotRunner, BotTask } from '@miaou/host';
import { SeededChance, seat } from '@miaou/kit';
import { type Entry, type PersonId, personId, type Settings, type TableId, tableId } from '@miaou/table';
import { catalogOf } from '../catalog';
import { LocalTableHost } from '../localTableHost';
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
class QuickBots implements BotRunner {
  readonly tasks: BotTask[] = [];
  readonly #chance = new SeededChance('bots');

  choose(task: BotTask): Promise<BotAnswer> {
    this.tasks.push(task);
    return Promise.resolve({ index: this.#chance.below(task.legalMoves.length) });
  }
}

/** A device with a store, a clock that is turned by hand, and bots. */
export class Device {
  readonly store = new MemoryStore();
  readonly clock = new ManualClock();
  readonly bots = new QuickBots();
  readonly catalog = catalogOf(gameById);
  /** Counts what other tabs would be told. */
  written = 0;
  readonly #seed: string;

  constructor(seed = 'device') {
    this.#seed = seed;
  }

  async open(): Promise<LocalTableHost> {
    const host = new LocalTableHost(TABLE, this.catalog, await this.store.read(TABLE, 0), {
      store: this.store,
      clock: this.clock,
      chance: new SeededChance(this.#seed),
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
  async deal(game: string, people: number, seats: number): Promise<LocalTableHost> {
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
  async letBotsAct(host: LocalTableHost): Promise<void> {
    this.clock.advance(2_000);
    for (let turn = 0; turn < 12; turn++) await Promise.resolve();
    await host.refresh();
  }
}
