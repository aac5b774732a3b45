import type { Chance } from '@miaou/kit';
import { startServer } from '../../src/compose/start.js';
import { readConfig } from '../../src/settings.js';
import type { ChildOptions, FromChild, ToChild } from './childOptions.js';
import { TurnMeter } from './turnMeter.js';

const tell = (message: FromChild): void => void process.send?.(message);

/** Hands out what was written down beforehand; true chance must never be mixed in. */
class WrittenChance implements Chance {
  #next = 0;

  readonly #draws: readonly number[];

  constructor(draws: readonly number[]) {
    this.#draws = draws;
  }

  below(bound: number): number {
    const draw = this.#draws[this.#next];
    this.#next += 1;
    if (draw === undefined || draw >= bound) throw new Error(`draw ${this.#next} was not written down below ${bound}`);
    return draw;
  }
}

const clockOf = ({ speed = 1, ahead = 0, frozenAt }: ChildOptions): (() => number) => {
  const begun = Date.now();
  if (frozenAt !== undefined) return () => frozenAt;
  return () => begun + ahead + (Date.now() - begun) * speed;
};

/** Everything alive, counted after what is dead has been cleared away. */
const countMemory = (): number => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const countWork = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const options = JSON.parse(process.argv[2] ?? '') as ChildOptions;
const config = readConfig(
  {},
  {
    MIAOU_PORT: '0',
    MIAOU_DATA: options.file,
    MIAOU_BOT_PACE: options.pace ?? '0-0',
    MIAOU_BOT_MS: '2000',
    MIAOU_LIMIT_FACTOR: String(options.limitFactor ?? 1),
    MIAOU_LEAST_FREE_MEGABYTES: '0',
    // On a fast clock a campaign lasts for months, and what people were told must still be in the log.
    ...(options.speed === undefined ? {} : { MIAOU_KEEP_CHAT_DAYS: '0', MIAOU_KEEP_UNSTARTED_DAYS: '0' }),
    MIAOU_LOG_LEVEL: 'warn',
  },
);
if (!config.ok) throw new Error(JSON.stringify(config.error));
const clock = clockOf(options);
let setBy = 0;
let told: { operatorSecret?: string } = {};
/** Where the clock runs as in the world, durations are measured as in the product: by a clock that nobody can set. */
const durations = options.speed === undefined && options.frozenAt === undefined ? {} : { elapsed: clock };
const server = await startServer(config.value, {
  writeLog: (line) => process.stderr.write(line),
  now: () => clock() + setBy,
  ...durations,
  tellOperatorSecret: (operatorSecret) => {
    told = { operatorSecret };
  },
  // On a clock that runs faster a tick takes longer, and so does a busy machine.
  ...(options.speed === undefined ? {} : { awakeWithin: 10_000 * options.speed }),
  ...(options.draws === undefined ? {} : { chance: new WrittenChance(options.draws) }),
});
const meter = options.measuresTurns === true ? new TurnMeter() : undefined;
meter?.start();
void server.failed.then(() => process.exit(1));
process.on('message', (message: ToChild) => {
  // Work first: what counting the memory costs is none of the server's.
  const cpuMilliseconds = countWork();
  const turns = meter === undefined ? {} : { longestTurn: meter.longest };
  if (message.kind === 'usage') return tell({ kind: 'usage', cpuMilliseconds, ...turns, bytes: countMemory() });
  setBy += message.milliseconds;
  tell({ kind: 'clockSet' });
});
process.on('SIGTERM', () => void server.stop().then(() => process.disconnect()));
// The channel closes when the parent dies, even if it was killed or its test failed: a server without a parent must not stay.
process.on('disconnect', () => process.exit());
tell({ kind: 'listening', address: server.address, pid: process.pid, ...told });
