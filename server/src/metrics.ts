/** Everything that is counted. Plain numbers, because they change with every message; they are written out only when asked for. */
export interface Counts {
  frame: number;
  refusedFrame: number;
  command: number;
  entry: number;
  rateLimited: number;
  halfOpen: number;
  botFailed: number;
  storageFailed: number;
  damagedTable: number;
  request: number;
}

export const noCounts = (): Counts => ({
  frame: 0,
  refusedFrame: 0,
  command: 0,
  entry: 0,
  rateLimited: 0,
  halfOpen: 0,
  botFailed: 0,
  storageFailed: 0,
  damagedTable: 0,
  request: 0,
});

const HELP: { readonly [K in keyof Counts]: string } = {
  frame: 'Frames received',
  refusedFrame: 'Frames that were not valid messages',
  command: 'Commands received',
  entry: 'Entries made durable',
  rateLimited: 'Connections closed for sending too much',
  halfOpen: 'Connections that had died without a word',
  botFailed: 'Bot answers that were late, illegal or missing',
  storageFailed: 'Entries that storage did not take',
  damagedTable: 'Tables set aside because their log cannot be read',
  request: 'HTTP requests',
};

/** What is measured at the moment of asking. */
export interface Gauges {
  readonly connections: number;
  readonly tables: number;
}

/** Writes the counts in Prometheus' text format, with the process's own figures. The library is loaded at the first scrape. */
export class Metrics {
  readonly counts = noCounts();
  private page: Promise<() => Promise<{ text: string; type: string }>> | undefined;

  constructor(private readonly gauges: () => Gauges) {}

  async write(): Promise<{ text: string; type: string }> {
    const write = await (this.page ??= this.prepare());
    return write();
  }

  private async prepare(): Promise<() => Promise<{ text: string; type: string }>> {
    const { collectDefaultMetrics, Counter, Gauge, Registry } = await import('prom-client');
    const registry = new Registry();
    const { counts, gauges } = this;
    collectDefaultMetrics({ register: registry });
    for (const name of Object.keys(HELP) as (keyof Counts)[]) {
      new Counter({
        name: `miaou_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}s_total`,
        help: HELP[name],
        registers: [registry],
        collect() {
          this.reset();
          this.inc(counts[name]);
        },
      });
    }
    for (const name of ['connections', 'tables'] as const) {
      new Gauge({
        name: `miaou_${name}`,
        help: `Open ${name}`,
        registers: [registry],
        collect() {
          this.set(gauges()[name]);
        },
      });
    }
    return async () => ({ text: await registry.metrics(), type: registry.contentType });
  }
}
