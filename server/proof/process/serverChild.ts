import type { Chance } from '@miaou/kit';
import { readConfig } from '../../src/config.js';
import { startServer } from '../../src/start.js';
import type { ChildOptions, FromChild } from './childOptions.js';

const tell = (message: FromChild): void => void process.send?.(message);

/** Hands out what was written down beforehand; true chance must never be mixed in. */
class WrittenChance implements Chance {
  private next = 0;

  constructor(private readonly draws: readonly number[]) {}

  below(bound: number): number {
    const draw = this.draws[this.next];
    this.next += 1;
    if (draw === undefined || draw >= bound) throw new Error(`draw ${this.next} was not written down below ${bound}`);
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

const options = JSON.parse(process.argv[2] ?? '') as ChildOptions;
const config = readConfig(
  {},
  {
    MIAOU_PORT: '0',
    MIAOU_DATA: options.file,
    MIAOU_BOT_PACE: options.pace ?? '0-0',
    MIAOU_BOT_MS: '2000',
    MIAOU_LIMIT_FACTOR: String(options.limitFactor ?? 1),
    MIAOU_LOG_LEVEL: 'warn',
  },
);
if (!config.ok) throw new Error(JSON.stringify(config.error));
const server = await startServer(config.value, {
  writeLog: (line) => process.stderr.write(line),
  now: clockOf(options),
  ...(options.draws === undefined ? {} : { chance: new WrittenChance(options.draws) }),
});
process.on('message', () => tell({ kind: 'memory', bytes: countMemory() }));
process.on('SIGTERM', () => void server.stop().then(() => process.disconnect()));
tell({ kind: 'listening', address: server.address, pid: process.pid });
