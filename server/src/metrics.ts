import { existsSync, readFileSync } from 'node:fs';
import { Histogram } from './histogram.js';

/** What is counted: the name it has for Prometheus, and what it says. */
const COUNTERS = {
  frame: ['miaou_frames_total', 'Frames received over sockets'],
  refusedFrame: ['miaou_refused_frames_total', 'Frames that were not valid messages'],
  command: ['miaou_commands_total', 'Commands received'],
  entry: ['miaou_entries_total', 'Entries made durable'],
  rateLimited: ['miaou_rate_limited_total', 'Connections closed for sending too much'],
  halfOpen: ['miaou_half_open_total', 'Connections that had died without a word'],
  botFailed: ['miaou_bot_failures_total', 'Bot answers that were late, illegal or missing'],
  storageFailed: ['miaou_storage_failures_total', 'Tables that could not be read or written'],
  pushDelivered: ['miaou_pushes_total', 'Notifications handed to push services'],
  pushFailed: ['miaou_push_failures_total', 'Notifications that no push service took'],
  deletedTable: ['miaou_deleted_tables_total', 'Tables deleted because of their age'],
  deletedGuest: ['miaou_deleted_guests_total', 'Guests deleted because they did not come back'],
  request: ['miaou_requests_total', 'HTTP requests'],
  refusedRequest: ['miaou_refused_requests_total', 'HTTP requests and upgrades refused for their origin or rate'],
  failedRequest: ['miaou_failed_requests_total', 'HTTP requests that met a fault of the server'],
} as const;

const GAUGES = {
  connections: ['miaou_connections', 'Open sockets'],
  tables: ['miaou_tables', 'Tables in memory'],
  dataBytes: ['miaou_data_bytes', 'Size of the data'],
  freeBytes: ['miaou_free_bytes', 'Free space on the disk of the data; absent with PostgreSQL'],
  damagedTables: ['miaou_damaged_tables', 'Tables set aside since the start: damaged, or met by a fault'],
  waitingAppends: ['miaou_append_queue', 'Entries that wait for the store'],
  waitingBots: ['miaou_bot_queue', 'Bots that wait for a thread'],
  unsentBytes: ['miaou_send_queue_bytes', 'Bytes that wait for slow readers'],
} as const;

/** What takes time on the way of a move, and elsewhere. */
const DURATIONS = {
  command: ['miaou_command_duration_seconds', 'From the receipt of a command until its answer'],
  append: ['miaou_append_duration_seconds', 'From handing an entry to the store until it is durable'],
  publish: ['miaou_publish_duration_seconds', 'From a durable entry until everybody at its table was sent it'],
  bot: ['miaou_bot_duration_seconds', 'From asking a bot until its move, waiting for a thread included'],
} as const;

const REQUESTS = [
  'miaou_http_request_duration_seconds',
  'HTTP requests by address and status, until they are answered',
] as const;

const BUILD = ['miaou_build_info', 'Always 1; its labels are the versions of the program and of Node'] as const;

/** Plain numbers, because they change with every message; they are written out only when asked for. */
export type Counts = Record<keyof typeof COUNTERS, number>;

/** The histograms of durations, each fed in milliseconds. */
export type Durations = { readonly [K in keyof typeof DURATIONS]: Histogram };

/** What is measured at the moment of asking. Undefined: it cannot be measured here. */
export type Gauges = { readonly [K in keyof typeof GAUGES]: number | undefined };

interface Page {
  readonly text: string;
  readonly type: string;
}

const zeroes = (): Counts => Object.fromEntries(Object.keys(COUNTERS).map((name) => [name, 0])) as Counts;

/** All names that a scrape gives apart from those of the process, for the document that explains them. */
export const METRICS: readonly (readonly [name: string, help: string])[] = [
  ...Object.values(COUNTERS),
  ...Object.values(GAUGES),
  ...Object.values(DURATIONS),
  REQUESTS,
  BUILD,
];

const histograms = (): Durations =>
  Object.fromEntries(Object.keys(DURATIONS).map((name) => [name, new Histogram()])) as Durations;

/** As built and as installed, the file lies one folder up; a program that a test bundles elsewhere has no version. */
const programVersion = (): string => {
  const file = new URL('../package.json', import.meta.url);
  if (!existsSync(file)) return 'unknown';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

const described = (kind: 'gauge' | 'histogram', [name, help]: readonly [string, string], lines: readonly string[]) =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines].join('\n');

/** The library is loaded at the first scrape: it would slow down the start. */
const preparePage = async (counts: Counts, measure: () => Promise<Gauges>): Promise<() => Promise<Page>> => {
  const { collectDefaultMetrics, Counter, Gauge, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const [key, [name, help]] of Object.entries(COUNTERS)) {
    const collect = function collect(this: InstanceType<typeof Counter>): void {
      this.reset();
      this.inc(counts[key as keyof Counts]);
    };
    registry.registerMetric(new Counter({ name, help, registers: [], collect }));
  }
  const gauges = Object.entries(GAUGES).map(([key, [name, help]]) => ({
    key: key as keyof Gauges,
    gauge: new Gauge({ name, help, registers: [] }),
  }));
  for (const { gauge } of gauges) registry.registerMetric(gauge);
  return async () => {
    const measured = await measure();
    for (const { key, gauge } of gauges) {
      const value = measured[key];
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    }
    return { text: await registry.metrics(), type: registry.contentType };
  };
};

/** Counters, gauges and histograms for Prometheus. */
export class Metrics {
  readonly counts = zeroes();
  readonly durations = histograms();
  /** By their labels. There are as many as routes and kinds of status. */
  readonly #requests = new Map<string, Histogram>();
  readonly #version = programVersion();
  #page: Promise<() => Promise<Page>> | undefined;

  readonly #measure: () => Promise<Gauges>;

  constructor(measure: () => Promise<Gauges>) {
    this.#measure = measure;
  }

  measure(): Promise<Gauges> {
    return this.#measure();
  }

  /** `route` is one of few: an address that visitors make up must not become a label. */
  requestAnswered(route: string, status: number, milliseconds: number): void {
    const labels = `route="${route}",code="${Math.floor(status / 100)}xx"`;
    const known = this.#requests.get(labels) ?? new Histogram();
    this.#requests.set(labels, known);
    known.observe(milliseconds);
  }

  /** In Prometheus' text format, with the process's own figures. */
  async write(): Promise<Page> {
    this.#page ??= preparePage(this.counts, this.#measure);
    const { text, type } = await (await this.#page)();
    return { text: [text.trimEnd(), ...this.#histogramTexts(), ''].join('\n'), type };
  }

  #histogramTexts(): string[] {
    const [requestsName] = REQUESTS;
    const requests = Array.from(this.#requests, ([labels, histogram]) => histogram.lines(requestsName, [labels]));
    return [
      ...Object.entries(DURATIONS).map(([key, named]) =>
        described('histogram', named, this.durations[key as keyof Durations].lines(named[0])),
      ),
      described('histogram', REQUESTS, requests.flat()),
      described('gauge', BUILD, [`${BUILD[0]}{version="${this.#version}",node="${process.versions.node}"} 1`]),
    ];
  }
}
