import { afterAll, describe, expect, it } from 'vitest';
import { METRICS } from '../metrics.js';
import type { Store } from '../store/store.js';
import { openServerFixtures } from '../testing/http/serverFixture.js';
import { openTableAs } from '../testing/http/tables.js';
import { TestSocket } from '../testing/http/testSocket.js';

const fixtures = await openServerFixtures();
const fixture = await fixtures.open();
afterAll(() => fixtures.close());

/** A store some of which is what a test says; all else is the real one. */
const withPart = (part: Partial<Store>) => {
  return (store: Store): Store =>
    new Proxy(store, {
      get: (target, name) => {
        if (name in part) return Reflect.get(part, name) as unknown;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
};

const withPing = (ping: Store['ping']) => withPart({ ping });

describe('health', () => {
  it('health is answered as long as the process lives', async () => {
    expect(await fixture.browser().ask('GET', '/healthz')).toMatchObject({ status: 200, text: 'ok\n' });
  });

  it('readiness needs a store that answers, health does not', async () => {
    let isBroken = false;
    const shaky = await fixtures.open(
      {},
      withPing(() => (isBroken ? Promise.reject(new Error('gone')) : Promise.resolve())),
    );
    expect((await shaky.browser().ask('GET', '/readyz')).status).toBe(200);
    isBroken = true;
    expect((await shaky.browser().ask('GET', '/readyz')).status).toBe(503);
    expect((await shaky.browser().ask('GET', '/healthz')).status).toBe(200);
    isBroken = false;
    expect((await shaky.browser().ask('GET', '/readyz')).status).toBe(200);
  });

  it('readiness does not wait for a store that does not answer', async () => {
    const silent = await fixtures.open(
      {},
      withPing(() => new Promise(() => undefined)),
    );
    expect((await silent.browser().ask('GET', '/readyz')).status).toBe(503);
  });
});

describe('a server that stops', () => {
  it('a server that stops is not ready from the first moment, however long it takes to stop', async () => {
    let release: (tables: []) => void = () => undefined;
    const held = new Promise<[]>((resolve) => {
      release = resolve;
    });
    const stopping = await fixtures.open({}, withPart({ listTables: () => held }));
    const stopped = stopping.server.stop();
    expect((await stopping.browser().ask('GET', '/readyz')).status).toBe(503);
    release([]);
    await stopped;
    await expect(stopping.browser().ask('GET', '/readyz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('metrics', () => {
  const asOperator = (): { authorization: string } => ({ authorization: `Bearer ${fixture.operatorSecret}` });

  const scrape = async (): Promise<Map<string, number>> => {
    const { text } = await fixture.browser().ask('GET', '/metrics', { headers: asOperator() });
    const samples = text.split('\n').filter((line) => line.startsWith('miaou_'));
    return new Map(samples.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
  };

  it('metrics contain every documented figure in Prometheus’ format', async () => {
    const { text, headers } = await fixture.browser().ask('GET', '/metrics', { headers: asOperator() });
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    for (const [name, help] of METRICS) {
      expect(text).toContain(`# HELP ${name} ${help}\n`);
      expect(text).toMatch(new RegExp(`^${name}(?:_count)?(?:\\{.*\\})? \\d+$`, 'm'));
    }
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('metrics count requests, messages and entries', async () => {
    const browser = fixture.browser();
    await browser.enter();
    const before = await scrape();
    await openTableAs(browser);
    const wire = await browser.connect();
    const after = await scrape();
    const growth = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(growth('miaou_entries_total')).toBe(1);
    expect(growth('miaou_tables')).toBe(1);
    expect(growth('miaou_connections')).toBe(1);
    expect(growth('miaou_requests_total')).toBe(2);
    wire.terminate();
  });

  it('metrics tell how long a command took on each part of its way, and requests by few names', async () => {
    const browser = fixture.browser();
    await browser.enter();
    const wire = await TestSocket.open(browser);
    const table = await openTableAs(browser);
    const before = await scrape();
    await wire.command(table, { type: 'sit', seat: 0 });
    await browser.ask('GET', '/made-up/by/a/visitor');
    const after = await scrape();
    const growth = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    for (const step of ['command', 'append', 'publish']) expect(growth(`miaou_${step}_duration_seconds_count`)).toBe(1);
    expect(growth('miaou_http_request_duration_seconds_count{route="page",code="4xx"}')).toBe(1);
    expect([...after.keys()].some((name) => name.includes('made-up'))).toBe(false);
    wire.socket.terminate();
  });

  it('a slow command is found in the log by its id, with the steps that were slow', async () => {
    let delay = (): void => undefined;
    const slow = await fixtures.open({}, (store) =>
      withPart({
        append: (append) => {
          delay();
          return store.append(append);
        },
      })(store),
    );
    const browser = slow.browser();
    await browser.enter();
    const wire = await TestSocket.open(browser);
    const table = await openTableAs(browser);
    delay = () => slow.wait(1_500);
    await wire.command(table, { type: 'sit', seat: 0 });
    const lines = slow.log.map((line) => JSON.parse(line) as { message: string });
    expect(lines.filter(({ message }) => message === 'a command was slow')).toMatchObject([
      { level: 'warn', step: 'append', command: 'c1', milliseconds: 1_500 },
      { level: 'warn', step: 'command', command: 'c1', milliseconds: 1_500 },
    ]);
    wire.socket.terminate();
  });

  it.each([
    ['of this machine', {}],
    ['through a tunnel of this machine', { 'cf-connecting-ip': '192.0.2.1' }],
    ['through a proxy of this machine', { 'x-forwarded-for': '192.0.2.1' }],
    ['of a page whose name was pointed here', { host: 'rebound.example' }],
    ['with a made-up secret', { authorization: `Bearer ${'A'.repeat(32)}` }],
  ])('metrics are hidden from a client %s: the number of entries would reveal secret orders', async (_, headers) => {
    expect((await fixture.browser().ask('GET', '/metrics', { headers })).status).toBe(404);
  });
});

describe('the operator', () => {
  const authorization = (): { authorization: string; origin: undefined } => ({
    authorization: `Bearer ${fixture.operatorSecret}`,
    origin: undefined,
  });

  it('the operator’s secret is shown at the first start and never again', async () => {
    expect(fixture.operatorSecret).toMatch(/^[\w-]{32}$/);
    const again = await fixtures.open({}, (unused) => {
      void unused.close();
      return fixture.store;
    });
    expect(again.operatorSecret).toBe('');
    const response = await again.browser().ask('GET', '/api/admin/status', { headers: authorization() });
    expect(response.status).toBe(200);
  });

  it('a server that cannot store the operator’s secret does not start and leaves nothing open', async () => {
    const gone = (): Promise<never> => Promise.reject(new Error('gone'));
    await expect(fixtures.open({}, withPart({ notes: { find: gone, keep: gone, replace: gone } }))).rejects.toThrow(
      'gone',
    );
  });

  it('the operator sees counters and tables', async () => {
    const browser = fixture.browser();
    await browser.enter();
    const table = await openTableAs(browser);
    const status = await browser.ask('GET', '/api/admin/status', { headers: authorization() });
    expect(status.json).toMatchObject({ counts: { failedRequest: 0 }, gauges: { connections: 0, damagedTables: 0 } });
    const { text } = await browser.ask('GET', '/api/admin/tables', { headers: authorization() });
    expect(text).toContain(table);
    const after = await browser.ask('GET', `/api/admin/tables/after/${'z'.repeat(22)}`, { headers: authorization() });
    expect(after.json).toEqual({ tables: [] });
  });

  it('the operator can log a person out', async () => {
    const browser = fixture.browser();
    const { person } = await browser.enter();
    const path = `/api/admin/people/${person}/logout-everywhere`;
    expect((await browser.ask('POST', path)).status).toBe(404);
    expect((await browser.ask('POST', path, { headers: authorization() })).json).toEqual({ ended: 1 });
    expect((await browser.ask('GET', '/api/me')).status).toBe(401);
  });

  it.each(['', 'Bearer ', 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'Basic b3BlcmF0b3I6'])(
    'the operator is nobody who shows "%s"',
    async (shown) => {
      const response = await fixture.browser().ask('GET', '/api/admin/tables', { headers: { authorization: shown } });
      expect(response.status).toBe(404);
    },
  );
});
