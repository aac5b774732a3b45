import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Chance } from '@miaou/kit';
import { WorkerPool } from './bots/workerPool.js';
import type { Config } from './config.js';
import { adminRoutes, operatorDigest } from './http/admin.js';
import { apiRoutes } from './http/api.js';
import { createListener } from './http/listener.js';
import type { Call } from './http/router.js';
import { statusRoutes } from './http/status.js';
import { Gateway } from './live/gateway.js';
import { RateLimits } from './live/rateLimit.js';
import type { Log } from './log.js';
import { Metrics } from './metrics.js';
import { Identity, type KnownPerson } from './people/identity.js';
import type { Store } from './store/store.js';
import { TrueChance } from './tables/chance.js';
import { house } from './tables/house.js';
import { lobbyOf } from './tables/lobby.js';
import { Tables } from './tables/tables.js';

/** A server that is running. */
export interface RunningServer {
  /** Where a browser finds it. */
  readonly address: string;
  /** Lets running work finish, tells every client, closes the store. Nothing acknowledged is lost. */
  stop(): Promise<void>;
}

/** What tests and benchmarks may replace. */
export interface ServeOverrides {
  readonly chance?: Chance;
  readonly now?: () => number;
  /** Told once, at the very first start. */
  readonly tellOperatorSecret?: (secret: string) => void;
}

const REQUESTS = { burst: 200, perSecond: 50 };
const TABLES = { burst: 20, perSecond: 0.1 };
const CODES = { burst: 10, perSecond: 0.1 };

const PING_EVERY = 30_000;
const DEADLINES_EVERY = 5_000;
const LOBBY_EVERY = 1_000;
const DUE_AT_ONCE = 500;

const random = (): number => randomBytes(6).readUIntBE(0, 6) / 2 ** 48;

const isHttps = (config: Config, { request }: Call): boolean =>
  config.behindProxy && request.headers['x-forwarded-proto'] === 'https';

/** Behind a proxy the last address in the list is the one that the proxy itself saw; those before it are the client's own claim. */
const addressOf = (config: Config, { headers, socket }: IncomingMessage): string => {
  const forwarded = config.behindProxy ? headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim();
  return last ?? socket.remoteAddress ?? 'unknown';
};

/** Starts everything on an opened store. */
export const serve = async (
  config: Config,
  store: Store,
  log: Log,
  overrides: ServeOverrides = {},
): Promise<RunningServer> => {
  const now = overrides.now ?? Date.now;
  const metrics = new Metrics(() => ({ connections: gateway.size, tables: tables.size }));
  const { counts } = metrics;
  const pool = new WorkerPool({
    threads: config.botThreads,
    megabytes: 128,
    failed: ({ game, bot }, reason) => {
      counts.botFailed += 1;
      log.warn({ game, bot, reason }, 'a bot had to be answered for');
    },
  });
  let isLobbyStale = false;
  const tables = new Tables({
    store,
    house,
    now,
    chance: overrides.chance ?? new TrueChance(),
    duties: {
      pool,
      pace: config.botPace,
      botMilliseconds: config.botMilliseconds,
      now,
      random,
      failed: ({ id }, error) => log.error({ table: id, err: error }, 'a duty failed'),
    },
    changed: () => {
      counts.entry += 1;
      isLobbyStale = true;
    },
    logFailed: (table, reason) => {
      counts.storageFailed += 1;
      log.error({ table, err: reason }, 'a table could not be read or written');
    },
  });
  const gateway = new Gateway({
    tables,
    now,
    lobbyText: () => JSON.stringify({ type: 'lobby', tables: lobbyOf(tables) }),
    count: (what) => {
      counts[what] += 1;
    },
  });
  const identity = new Identity(store.people, now);
  const tableLimits = new RateLimits(TABLES);
  const codeLimits = new RateLimits(CODES);
  const logOut = async (person: KnownPerson['id']): Promise<number> => {
    const ended = await identity.logOutEverywhere(person);
    gateway.disconnect(person);
    return ended;
  };
  const digest = await operatorDigest(store, overrides.tellOperatorSecret ?? (() => undefined));
  const listener = createListener({
    gateway,
    identity,
    now,
    origins: config.origins,
    requestLimits: new RateLimits(REQUESTS),
    addressOf: (request) => addressOf(config, request),
    files: undefined,
    counted: () => {
      counts.request += 1;
    },
    failed: (error) => log.error({ err: error }, 'a request failed'),
    routes: [
      ...statusRoutes(metrics, () =>
        store.ping().then(
          () => true,
          () => false,
        ),
      ),
      ...apiRoutes({
        tables,
        identity,
        store,
        isHttps: (call) => isHttps(config, call),
        renamed: (person) => renameEverywhere(tables, gateway, person),
        loggedOut: (person) => gateway.disconnect(person),
        mayOpenTable: (person) => tableLimits.take(person, now()),
        mayTryCode: ({ request }) => codeLimits.take(addressOf(config, request), now()),
      }),
      ...adminRoutes({ store, metrics, digest, logOut }),
    ],
  });
  const address = await listen(listener, config);
  const timers = [
    setInterval(() => gateway.sweep(), PING_EVERY),
    setInterval(() => void sweepTables(tables, store, now(), log), DEADLINES_EVERY),
    setInterval(() => {
      if (isLobbyStale) gateway.tellLobby();
      isLobbyStale = false;
    }, LOBBY_EVERY),
  ];
  for (const timer of timers) timer.unref();
  await wakeTables(tables, store);
  return {
    address,
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      tables.close();
      gateway.close();
      await closed(listener);
      await pool.close();
      await store.close();
    },
  };
};

const listen = (listener: Server, { host, port }: Config): Promise<string> =>
  new Promise((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, host, () => {
      const bound = listener.address() as AddressInfo;
      const shown = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
      resolve(`http://${shown}:${bound.port}`);
    });
  });

/** Idle keep-alive connections would hold the process for minutes. */
const closed = (listener: Server): Promise<void> =>
  new Promise((resolve) => {
    listener.close(() => resolve());
    listener.closeIdleConnections();
    setTimeout(() => listener.closeAllConnections(), 2_000).unref();
  });

/** Deadlines are data: whoever finds one past its time lets the table's own clock deal with it, in memory or not. */
const sweepTables = async (tables: Tables, store: Store, now: number, log: Log): Promise<void> => {
  try {
    const due = await store.listTables({ kind: 'due', by: now, limit: DUE_AT_ONCE });
    for (const { table } of due) (await tables.find(table))?.duties.look();
    tables.evictIdle(now);
  } catch (error) {
    log.error({ err: error }, 'looking for deadlines failed');
  }
};

/** After a restart bots and orders that were about to act are due again. */
const wakeTables = async (tables: Tables, store: Store): Promise<void> => {
  for (const { table } of await store.listTables({ kind: 'needsBot' })) await tables.find(table);
};

const renameEverywhere = (tables: Tables, gateway: Gateway, person: KnownPerson): void => {
  gateway.renamed(person);
  const command = { type: 'rename', person: person.id, name: person.name } as const;
  for (const { host } of tables.all()) {
    if (host.table.occupants.some((held) => held.kind === 'person' && held.person === person.id))
      host.submitOwn(command, () => undefined);
  }
};
