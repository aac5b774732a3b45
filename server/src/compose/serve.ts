import type { PersonId } from '@miaou/table';
import { adminRoutes } from '../http/adminRoutes.js';
import { openFiles } from '../http/files.js';
import { CONNECTION_LIMITS, Listener } from '../http/listener.js';
import { meRoutes } from '../http/meRoutes.js';
import { moderationRoutes } from '../http/moderationRoutes.js';
import { personalDataRoutes } from '../http/personalDataRoutes.js';
import { pushRoutes } from '../http/pushRoutes.js';
import { reportRoutes } from '../http/reportRoutes.js';
import { type Route, Router, routeNames } from '../http/router.js';
import { statusRoutes } from '../http/statusRoutes.js';
import { tableRoutes } from '../http/tableRoutes.js';
import type { Log } from '../log.js';
import { banRefusal, silenceRefusal } from '../moderation/moderation.js';
import type { Config } from '../settings.js';
import type { StoreFault } from '../store/fault.js';
import type { Store } from '../store/store.js';
import { FOLLOW_CLOCK_EVERY, followClock, NOTE_CLOCK_EVERY, noteClock, resumeClock } from './clockNotes.js';
import { type PeriodicTask, PeriodicTasks } from './periodicTasks.js';
import { erasePerson, exportPerson } from './personalData.js';
import { previewsOf } from './previewing.js';
import { makeParts, type Parts, type ServeOverrides } from './serverParts.js';

/** A server that is running. */
export interface RunningServer {
  /** Where a browser finds it. */
  readonly address: string;
  /** Resolves when the storage has failed for good: the process must end. */
  readonly failed: Promise<StoreFault>;
  /** Finishes running work, closes every connection and the store. Nothing acknowledged is lost. Asked twice, it waits for no proxy. */
  stop(): Promise<void>;
}

/** Long request paths must not fill the log. */
const LONGEST_LOGGED_PATH = 100;

const FORGET_EVERY = 60_000;
const SWEEP_PEOPLE_EVERY = 60 * 60 * 1000;
const SWEEP_OLD_EVERY = 10_000;

/** Secrets first: a connection closed before that could reconnect with them. */
const logOut = async ({ identity, hosting }: Parts, person: PersonId): Promise<number> => {
  const ended = await identity.logOutEverywhere(person);
  hosting.disconnect(person);
  return ended;
};

const endSignIn = async ({ identity, hosting }: Parts, person: PersonId, signIn: string): Promise<boolean> => {
  const isEnded = await identity.endSignIn(person, signIn);
  hosting.endSignIn(person, signIn);
  return isEnded;
};

const resetName = async ({ identity, hosting }: Parts, person: PersonId): Promise<void> => {
  if (await identity.resetName(person)) await hosting.rename(person);
};

const ownRoutes = (parts: Parts): readonly Route[] => {
  const { hosting, identity, limits, disk, elapsed } = parts;
  return meRoutes({
    identity,
    limits,
    elapsed,
    hasRoom: () => disk.hasRoom(),
    countTables: (person) => hosting.tablesOfPerson.count(person),
    renamed: (person) => hosting.rename(person),
    logOut: (person) => logOut(parts, person),
    endSignIn: (person, signIn) => endSignIn(parts, person, signIn),
    silenceOf: (person) => silenceRefusal(hosting.moderation, person),
  });
};

const operatorRoutes = (parts: Parts): readonly Route[] => {
  const { store, metrics, hosting, now } = parts;
  return [
    ...adminRoutes({ store, metrics }),
    ...moderationRoutes({
      store,
      moderation: hosting.moderation,
      now,
      isConnected: (person) => hosting.gateway.isConnected(person),
      closeTable: (table) => hosting.closeTable(table),
      logOut: (person) => logOut(parts, person),
      resetName: (person) => resetName(parts, person),
      removeFromTables: (person) => hosting.removeFromTables(person),
    }),
  ];
};

const routesOf = (parts: Parts): readonly Route[] => {
  const { store, hosting, pushSender, limits, disk, now, elapsed } = parts;
  return [
    ...ownRoutes(parts),
    ...tableRoutes({
      tables: hosting.tables,
      lobby: hosting.lobby,
      store,
      limits,
      elapsed,
      hasRoom: () => disk.hasRoom(),
    }),
    ...reportRoutes({ tables: hosting.tables, store, limits, now, elapsed }),
    ...pushRoutes({ pushSender, pushes: store.pushes, limits, now, elapsed }),
    ...personalDataRoutes({
      limits,
      elapsed,
      exportPerson: (person) => exportPerson(parts, person),
      erasePerson: (person) => erasePerson(parts, person),
    }),
    ...operatorRoutes(parts),
  ];
};

const makeListener = async (parts: Parts, connectionLimits = CONNECTION_LIMITS): Promise<Listener> => {
  const { config, log, elapsed, metrics, hosting, identity, limits, readiness, operator } = parts;
  const { counts } = metrics;
  const status = statusRoutes({ metrics, isReady: readiness.isReady, isOperator: operator.isCalling });
  const routes = routesOf(parts);
  const nameOf = routeNames([...status, ...routes]);
  return new Listener({
    statusRouter: new Router(status),
    router: new Router(routes),
    gateway: hosting.gateway,
    connectionLimits,
    identity,
    limits,
    limitFactor: config.limitFactor,
    origins: config.origins,
    isBehindProxy: config.behindProxy,
    files: await openFiles(
      config.web,
      { origins: config.origins, isBehindProxy: config.behindProxy },
      previewsOf(parts),
    ),
    isOperator: operator.isCalling,
    banOf: (caller) => banRefusal(hosting.moderation, caller),
    elapsed,
    counted: () => {
      counts.request += 1;
    },
    answered: (method, path, code, milliseconds) => {
      metrics.requestAnswered(nameOf(path), code, milliseconds);
      log.debug('answered', { method, path: path.slice(0, LONGEST_LOGGED_PATH), status: code });
    },
    refused: () => {
      counts.refusedRequest += 1;
    },
    failed: (error) => {
      counts.failedRequest += 1;
      log.error('a request failed', {}, error);
    },
  });
};

const periodicTasksOf = ({
  hosting,
  limits,
  store,
  retention,
  clock,
  now,
  elapsed,
}: Parts): readonly PeriodicTask[] => [
  ...hosting.periodicTasks(),
  { name: 'clock', everyMilliseconds: NOTE_CLOCK_EVERY, run: () => noteClock(clock, store) },
  { name: 'sharedClock', everyMilliseconds: FOLLOW_CLOCK_EVERY, run: () => followClock(clock, store) },
  { name: 'limits', everyMilliseconds: FORGET_EVERY, run: () => limits.forgetQuiet(elapsed()) },
  { name: 'people', everyMilliseconds: SWEEP_PEOPLE_EVERY, run: () => store.people.sweep(now()) },
  { name: 'retention', everyMilliseconds: SWEEP_OLD_EVERY, run: () => retention.sweep() },
  { name: 'sanctions past', everyMilliseconds: SWEEP_PEOPLE_EVERY, run: () => store.sanctions.sweep(now()) },
];

/** A store that failed for good is logged at once. */
const failureOf = async ({ failed }: Store, log: Log): Promise<StoreFault> => {
  const fault = await (failed ?? new Promise<never>(() => undefined));
  log.error('the storage failed, the server ends', {}, fault);
  return fault;
};

/** Starts everything on an opened store, which it closes in the end. Rejects with the system's error if it cannot listen. */
export const serve = async (
  config: Config,
  store: Store,
  log: Log,
  overrides: ServeOverrides = {},
): Promise<RunningServer> => {
  const parts = makeParts(config, store, log, overrides);
  // Before anybody can come in.
  await parts.hosting.moderation.load();
  const listener = await makeListener(parts, overrides.connectionLimits);
  await resumeClock(parts.clock, store, log);
  const address = await listener.open(config.port, config.host);
  // Only now: a server that cannot listen would have printed a secret that is already stored and never shown again.
  await parts.operator
    .loadOrCreateSecret(overrides.tellOperatorSecret ?? (() => undefined))
    .catch(async (error: unknown) => {
      await listener.close();
      throw error;
    });
  const periodicTasks = new PeriodicTasks(periodicTasksOf(parts), log);
  parts.hosting.wake();
  log.info('listening', { address });

  const failed = failureOf(store, log);
  let hurry = (): void => undefined;
  const hurried = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  const stop = async (): Promise<void> => {
    log.info('stopping');
    parts.readiness.stop();
    await Promise.race([listener.drain(), hurried, failed]);
    listener.refuse();
    parts.hosting.refuseCommands();
    await periodicTasks.stop();
    await parts.hosting.close();
    await listener.close();
    await noteClock(parts.clock, store).catch((error: unknown) => log.error('the clock could not be noted', {}, error));
    await store.close();
    log.info('stopped');
  };
  let stopped: Promise<void> | undefined;
  return {
    address,
    failed,
    stop: () => {
      if (stopped !== undefined) hurry();
      stopped ??= stop();
      return stopped;
    },
  };
};
