import { afterAll, describe, expect, it } from 'vitest';
import { METRICS } from '../metrics.js';
import type { Store } from '../store/store.js';
import { openVillage } from '../testing/house/house.js';
import { openTableAs } from '../testing/house/tables.js';

const village = await openVillage();
const house = await village.open();
afterAll(() => village.close());

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
  it('is answered as long as the process lives', async () => {
    expect(await house.browser().ask('GET', '/healthz')).toMatchObject({ status: 200, text: 'ok\n' });
  });

  it('is one thing, being ready another: that needs a store that answers', async () => {
    let isBroken = false;
    const shaky = await village.open(
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

  it('does not wait for a store that says nothing', async () => {
    const silent = await village.open(
      {},
      withPing(() => new Promise(() => undefined)),
    );
    expect((await silent.browser().ask('GET', '/readyz')).status).toBe(503);
  });
});

describe('metrics', () => {
  const scrape = async (): Promise<Map<string, number>> => {
    const { text } = await house.browser().ask('GET', '/metrics');
    const samples = text.split('\n').filter((line) => line.startsWith('miaou_'));
    return new Map(samples.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
  };

  it('give every figure that is documented, in the format of Prometheus', async () => {
    const { text, headers } = await house.browser().ask('GET', '/metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    for (const [name, help] of METRICS) {
      expect(text).toContain(`# HELP ${name} ${help}\n`);
      expect(text).toMatch(new RegExp(`^${name} \\d+$`, 'm'));
    }
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('count what happens', async () => {
    const browser = house.browser();
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

  it('are not for people from elsewhere: the number of entries would tell of secret orders', async () => {
    const authorization = `Bearer ${house.operatorSecret}`;
    const forwarded = { 'x-forwarded-for': '192.0.2.1' };
    expect((await house.browser().ask('GET', '/metrics', { headers: forwarded })).status).toBe(404);
    expect((await house.browser().ask('GET', '/metrics', { headers: { ...forwarded, authorization } })).status).toBe(
      200,
    );
    const behind = await village.open({ behindProxy: 'true' });
    expect((await behind.browser().ask('GET', '/metrics')).status).toBe(404);
  });
});

describe('the operator', () => {
  const authorization = (): { authorization: string; origin: undefined } => ({
    authorization: `Bearer ${house.operatorSecret}`,
    origin: undefined,
  });

  it('is told a secret at the first start and never again', async () => {
    expect(house.operatorSecret).toMatch(/^[\w-]{32}$/);
    const again = await village.open({}, (unused) => {
      void unused.close();
      return house.store;
    });
    expect(again.operatorSecret).toBe('');
    const response = await again.browser().ask('GET', '/api/admin/status', { headers: authorization() });
    expect(response.status).toBe(200);
  });

  it('who cannot be remembered keeps a server from starting, and nothing is left open', async () => {
    const gone = (): Promise<never> => Promise.reject(new Error('gone'));
    await expect(village.open({}, withPart({ notes: { find: gone, keep: gone, replace: gone } }))).rejects.toThrow(
      'gone',
    );
  });

  it('sees counts and tables', async () => {
    const browser = house.browser();
    await browser.enter();
    const table = await openTableAs(browser);
    const status = await browser.ask('GET', '/api/admin/status', { headers: authorization() });
    expect(status.json).toMatchObject({ counts: { failedRequest: 0 } });
    const { text } = await browser.ask('GET', '/api/admin/tables', { headers: authorization() });
    expect(text).toContain(table);
    const after = await browser.ask('GET', `/api/admin/tables/after/${'z'.repeat(22)}`, { headers: authorization() });
    expect(after.json).toEqual({ tables: [] });
  });

  it('can log a person out', async () => {
    const browser = house.browser();
    const { person } = await browser.enter();
    const path = `/api/admin/people/${person}/logout-everywhere`;
    expect((await browser.ask('POST', path)).status).toBe(404);
    expect((await browser.ask('POST', path, { headers: authorization() })).json).toEqual({ ended: 1 });
    expect((await browser.ask('GET', '/api/me')).status).toBe(401);
  });

  it.each(['', 'Bearer ', 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'Basic b3BlcmF0b3I6'])(
    'is nobody who shows "%s"',
    async (shown) => {
      const response = await house.browser().ask('GET', '/api/admin/tables', { headers: { authorization: shown } });
      expect(response.status).toBe(404);
    },
  );
});
