import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.js';
import { openLog } from './log.js';
import { serve } from './serve.js';
import { openStore, shownStorage } from './storage.js';
import { Browser } from './testing/house/browser.js';
import { openTableAs } from './testing/house/tables.js';
import { Wire } from './testing/house/wire.js';
import { startPostgresOrSkip } from './testing/postgres/skip.js';

const postgres = await startPostgresOrSkip();
afterAll(() => postgres?.stop());

const quiet = openLog('silent', () => undefined);

const open = async (url: string) => {
  const config = readConfig({ port: '0', storage: url }, {});
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return serve(config.value, await openStore(url), quiet);
};

const suite = postgres === undefined ? [] : [postgres];

describe('a server on PostgreSQL', () => {
  it.each(suite)('keeps people and tables over a restart ($found)', async ({ url }) => {
    const first = await open(url);
    const browser = new Browser(new URL(first.address).host);
    const me = await browser.enter();
    const table = await openTableAs(browser);
    const wire = await Wire.open(browser);
    expect(await wire.command(table, { type: 'sit' })).not.toHaveProperty('refusal');
    await first.stop();

    const second = await open(url);
    const again = new Browser(new URL(second.address).host);
    again.cookie = browser.cookie;
    expect((await again.ask('GET', '/api/me')).json).toEqual(me);
    expect((await again.ask('GET', '/api/me/tables')).json).toMatchObject({ tables: [{ table, seated: 1 }] });
    expect((await again.ask('GET', '/readyz')).status).toBe(200);
    await second.stop();
  });

  it.each(suite)('tells another on the same database what happens at a table ($found)', async ({ url }) => {
    const [one, other] = [await open(url), await open(url)];
    const [ana, ben] = [one, other].map(({ address }) => new Browser(new URL(address).host)) as [Browser, Browser];
    await ana.enter();
    await ben.enter();
    const table = await openTableAs(ana);
    const [wire, elsewhere] = [await Wire.open(ana), await Wire.open(ben)];
    elsewhere.send({ type: 'watch', table, follow: 'events' });
    await elsewhere.next(({ type }) => type === 'watching');
    await wire.command(table, { type: 'sit' });
    expect(await elsewhere.next((message) => 'changes' in message)).toMatchObject({ n: 1 });
    await elsewhere.command(table, { type: 'sit' });
    wire.send({ type: 'watch', table, follow: 'events' });
    await wire.next(({ type }) => type === 'watching');
    await elsewhere.command(table, { type: 'say', saying: { text: 'hello over there' } });
    const said = await wire.next((message) => JSON.stringify(message).includes('hello over there'));
    expect(said).toMatchObject({ n: 3, changes: [{ type: 'said' }] });
    await one.stop();
    await other.stop();
  });

  it('never shows its password', () => {
    expect(shownStorage('postgres://cat:mouse@db.example:5433/miaou?sslmode=require')).toBe(
      'postgres://cat@db.example:5433/miaou',
    );
    expect(shownStorage('postgres://cat:mo use@[')).toBe('postgres://…');
    expect(shownStorage('a file.sqlite')).toBe('a file.sqlite');
  });
});
