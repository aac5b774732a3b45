import type { Chance } from '@miaou/kit';
import type { BotPool } from '../bots/workerPool.js';
import { HttpLimits } from '../http/limits.js';
import type { ConnectionLimits } from '../http/listener.js';
import { Operator } from '../http/operator.js';
import { Readiness } from '../http/readiness.js';
import type { Log } from '../log.js';
import { Metrics } from '../metrics.js';
import { Identity } from '../people/identity.js';
import { PUBLIC_ENDPOINTS, type PushAllowlist } from '../push/pushAllowlist.js';
import { PushSender } from '../push/pushSender.js';
import { ServerClock } from '../serverClock.js';
import type { Config } from '../settings.js';
import type { Store } from '../store/store.js';
import type { DiskSpace } from './diskSpace.js';
import { Hosting } from './hosting.js';
import { makeDiskSpace, measure } from './measuring.js';
import { Retention } from './retention.js';

/** What tests and benchmarks may replace, and who receives the operator's secret. */
export interface ServeOverrides {
  readonly chance?: Chance;
  /** What people are told, and deadlines: milliseconds since 1970. It may be set forward and back. */
  readonly now?: () => number;
  /** Limits and durations: milliseconds since some moment, never set back. */
  readonly elapsed?: () => number;
  /** How long the clock may go without a tick before the server counts as having slept, milliseconds. */
  readonly awakeWithin?: number;
  readonly bots?: BotPool;
  readonly connectionLimits?: ConnectionLimits;
  readonly pushAllowlist?: PushAllowlist;
  /** Called once, at the very first start. */
  readonly tellOperatorSecret?: (secret: string) => void;
}

/** The parts of a server, wired together. */
export interface Parts {
  readonly config: Config;
  readonly store: Store;
  readonly log: Log;
  readonly clock: ServerClock;
  readonly now: () => number;
  readonly elapsed: () => number;
  readonly metrics: Metrics;
  readonly hosting: Hosting;
  readonly pushSender: PushSender | undefined;
  readonly identity: Identity;
  readonly limits: HttpLimits;
  readonly readiness: Readiness;
  readonly operator: Operator;
  readonly disk: DiskSpace;
  readonly retention: Retention;
}

/** Undefined where no push keys are configured. */
const makePushSender = (config: Config, allowlist: PushAllowlist = PUBLIC_ENDPOINTS): PushSender | undefined => {
  const { pushPublicKey: publicKey, pushPrivateKey: privateKey, pushContact: contact } = config;
  return publicKey === '' ? undefined : new PushSender({ publicKey, privateKey, contact }, allowlist);
};

const makeRetention = (
  config: Config,
  { deletions }: Store,
  now: () => number,
  hosting: Hosting,
  { counts }: Metrics,
): Retention =>
  new Retention({
    config,
    deletions,
    now,
    tableDeleted: (table) => {
      counts.deletedTable += 1;
      hosting.removeTable(table);
    },
    guestDeleted: (person) => {
      counts.deletedGuest += 1;
      hosting.gateway.disconnect(person);
    },
  });

/** Wires them together. */
export const makeParts = (config: Config, store: Store, log: Log, overrides: ServeOverrides): Parts => {
  const elapsed = overrides.elapsed ?? (() => performance.now());
  const clock = new ServerClock({ wall: overrides.now ?? Date.now, elapsed, awakeWithin: overrides.awakeWithin });
  const now = (): number => clock.now();
  const disk = makeDiskSpace(config, store, log, elapsed);
  const metrics = new Metrics(() => measure(disk, store, hosting));
  const { chance, bots } = overrides;
  const pushSender = makePushSender(config, overrides.pushAllowlist);
  const identity = new Identity(store.people, now);
  const { counts, durations } = metrics;
  const hosting = new Hosting({
    config,
    store,
    identity,
    log,
    counts,
    durations,
    clock,
    elapsed,
    chance,
    bots,
    pushSender,
  });
  return {
    config,
    store,
    log,
    clock,
    now,
    elapsed,
    metrics,
    hosting,
    pushSender,
    identity,
    limits: new HttpLimits(config.limitFactor),
    readiness: new Readiness(store),
    operator: new Operator(store.notes),
    disk,
    retention: makeRetention(config, store, now, hosting, metrics),
  };
};
