import type { Chance } from '@miaou/kit';
import type { PersonId } from '@miaou/table';
import type { BotPool } from './bots/botPool.js';
import { type Chore, Chores } from './chores.js';
import type { Config } from './config.js';
import { Hosting } from './hosting.js';
import { adminRoutes } from './http/adminRoutes.js';
import { openFiles } from './http/files.js';
import { HttpLimits } from './http/limits.js';
import { Listener } from './http/listener.js';
import { meRoutes } from './http/meRoutes.js';
import { Operator } from './http/operator.js';
import { pushRoutes } from './http/pushRoutes.js';
import { type Route, Router } from './http/router.js';
import { statusRoutes } from './http/statusRoutes.js';
import { tableRoutes } from './http/tableRoutes.js';
import type { Log } from './log.js';
import { Metrics } from './metrics.js';
import { Identity } from './people/identity.js';
import { Courier } from './push/courier.js';
import { PUBLIC_REACH, type PushReach } from './push/reach.js';
import { Readiness } from './readiness.js';
import type { Store } from './store/store.js';

/** A server that is running. */
export interface RunningServer {
  /** Where a browser finds it. */
  readonly address: string;
  /** Lets running work finish, tells every client, closes the store. Nothing acknowledged is lost. */
  stop(): Promise<void>;
}

/** What tests and benchmarks may replace, and whom a start tells what. */
export interface ServeOverrides {
  readonly chance?: Chance;
  readonly now?: () => number;
  readonly bots?: BotPool;
  readonly pushReach?: PushReach;
  /** Told once, at the very first start. */
  readonly tellOperatorSecret?: (secret: string) => void;
}

/** Whoever sends long addresses must not fill the log with them. */
const LONGEST_LOGGED_PATH = 100;

const FORGET_EVERY = 60_000;
const SWEEP_PEOPLE_EVERY = 60 * 60 * 1000;

/** What the parts of a server share. */
interface Parts {
  readonly config: Config;
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly hosting: Hosting;
  readonly courier: Courier | undefined;
  readonly identity: Identity;
  readonly limits: HttpLimits;
  readonly readiness: Readiness;
  readonly operator: Operator;
}

/** Nobody where the host set no keys. */
const makeCourier = (config: Config, reach: PushReach = PUBLIC_REACH): Courier | undefined => {
  const { pushPublicKey: publicKey, pushPrivateKey: privateKey, pushContact: contact } = config;
  return publicKey === '' ? undefined : new Courier({ publicKey, privateKey, contact }, reach);
};

const makeParts = (config: Config, store: Store, log: Log, overrides: ServeOverrides): Parts => {
  const now = overrides.now ?? Date.now;
  const metrics = new Metrics(() => ({
    connections: hosting.gateway.size,
    tables: hosting.tables.size,
    damagedTables: hosting.tables.damagedCount,
  }));
  const { chance, bots } = overrides;
  const courier = makeCourier(config, overrides.pushReach);
  const hosting = new Hosting({ config, store, log, counts: metrics.counts, now, chance, bots, courier });
  return {
    config,
    store,
    log,
    now,
    metrics,
    hosting,
    courier,
    identity: new Identity(store.people, now),
    limits: new HttpLimits(config.limitFactor),
    readiness: new Readiness(store),
    operator: new Operator(store.notes),
  };
};

/** Secrets first: a connection that is closed before they are gone could come back with them. */
const logOut = async ({ identity, hosting }: Parts, person: PersonId): Promise<number> => {
  const ended = await identity.logOutEverywhere(person);
  hosting.gateway.disconnect(person);
  return ended;
};

const routesOf = (parts: Parts): readonly Route[] => {
  const { store, metrics, hosting, courier, identity, limits, operator, now } = parts;
  const logOutPerson = (person: PersonId): Promise<number> => logOut(parts, person);
  return [
    ...meRoutes({ identity, limits, now, renamed: (person) => hosting.rename(person), logOut: logOutPerson }),
    ...tableRoutes({ tables: hosting.tables, lobby: hosting.lobby, store, limits, now }),
    ...pushRoutes({ courier, pushes: store.pushes, limits, now }),
    ...adminRoutes({ store, metrics, isOperator: operator.isCalling, logOut: logOutPerson }),
  ];
};

const makeListener = async (parts: Parts): Promise<Listener> => {
  const { config, log, now, metrics, hosting, identity, limits, readiness, operator } = parts;
  const { counts } = metrics;
  return new Listener({
    statusRouter: new Router(statusRoutes({ metrics, isReady: readiness.isReady, isOperator: operator.isCalling })),
    router: new Router(routesOf(parts)),
    gateway: hosting.gateway,
    identity,
    limits,
    limitFactor: config.limitFactor,
    origins: config.origins,
    isBehindProxy: config.behindProxy,
    files: await openFiles(config.web, { origins: config.origins, isBehindProxy: config.behindProxy }),
    now,
    counted: () => {
      counts.request += 1;
    },
    answered: (method, path, status) =>
      log.debug('answered', { method, path: path.slice(0, LONGEST_LOGGED_PATH), status }),
    refused: () => {
      counts.refusedRequest += 1;
    },
    failed: (error) => {
      counts.failedRequest += 1;
      log.error('a request failed', {}, error);
    },
  });
};

const choresOf = ({ hosting, limits, store, now }: Parts): readonly Chore[] => [
  ...hosting.chores(),
  { name: 'limits', everyMilliseconds: FORGET_EVERY, run: () => limits.forgetQuiet(now()) },
  { name: 'people', everyMilliseconds: SWEEP_PEOPLE_EVERY, run: () => store.people.sweep(now()) },
];

/** Starts everything on an opened store, which it closes in the end. Rejects with the system's error if it cannot listen. */
export const serve = async (
  config: Config,
  store: Store,
  log: Log,
  overrides: ServeOverrides = {},
): Promise<RunningServer> => {
  const parts = makeParts(config, store, log, overrides);
  const listener = await makeListener(parts);
  const address = await listener.open(config.port, config.host);
  // Only now: a secret that is told by a server that then cannot listen would be told, kept and forgotten.
  await parts.operator.meet(overrides.tellOperatorSecret ?? (() => undefined)).catch(async (error: unknown) => {
    await listener.close();
    throw error;
  });
  const chores = new Chores(choresOf(parts), log);
  parts.hosting.wake();
  log.info('listening', { address });

  const stop = async (): Promise<void> => {
    log.info('stopping');
    parts.readiness.stop();
    await chores.stop();
    await parts.hosting.close();
    await listener.close();
    await store.close();
    log.info('stopped');
  };
  let stopped: Promise<void> | undefined;
  return { address, stop: () => (stopped ??= stop()) };
};
