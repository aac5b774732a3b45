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
  request: ['miaou_requests_total', 'HTTP requests'],
  refusedRequest: ['miaou_refused_requests_total', 'HTTP requests and upgrades refused for their origin or rate'],
  failedRequest: ['miaou_failed_requests_total', 'HTTP requests that met a fault of the server'],
} as const;

const GAUGES = {
  connections: ['miaou_connections', 'Open sockets'],
  tables: ['miaou_tables', 'Tables in memory'],
  damagedTables: ['miaou_damaged_tables', 'Tables set aside since the start because their log is damaged'],
} as const;

/** Plain numbers, because they change with every message; they are written out only when asked for. */
export type Counts = Record<keyof typeof COUNTERS, number>;

/** What is measured at the moment of asking. */
export type Gauges = { readonly [K in keyof typeof GAUGES]: number };

interface Page {
  readonly text: string;
  readonly type: string;
}

const zeroes = (): Counts => Object.fromEntries(Object.keys(COUNTERS).map((name) => [name, 0])) as Counts;

/** All names that a scrape gives apart from those of the process, for the document that explains them. */
export const METRICS: readonly (readonly [name: string, help: string])[] = [
  ...Object.values(COUNTERS),
  ...Object.values(GAUGES),
];

/** The library is loaded at the first scrape: it would be a good part of the start. */
const preparePage = async (counts: Counts, gauges: () => Gauges): Promise<() => Promise<Page>> => {
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
  for (const [key, [name, help]] of Object.entries(GAUGES)) {
    const collect = function collect(this: InstanceType<typeof Gauge>): void {
      this.set(gauges()[key as keyof Gauges]);
    };
    registry.registerMetric(new Gauge({ name, help, registers: [], collect }));
  }
  return async () => ({ text: await registry.metrics(), type: registry.contentType });
};

/** Counts for whoever watches over the server. */
export class Metrics {
  readonly counts = zeroes();
  private page: Promise<() => Promise<Page>> | undefined;

  constructor(private readonly gauges: () => Gauges) {}

  /** In Prometheus' text format, with the process's own figures. */
  async write(): Promise<Page> {
    this.page ??= preparePage(this.counts, this.gauges);
    return (await this.page)();
  }
}
