import { CLOSE_CODES } from '@miaou/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { openLog } from '../log.js';
import { readConfig } from '../settings.js';
import { Browser } from '../testing/http/browser.js';
import { openTableAs } from '../testing/http/tables.js';
import { TestSocket } from '../testing/http/testSocket.js';
import { QuickBots } from '../testing/live/quickBots.js';
import { startPostgresOrSkip } from '../testing/postgres/skip.js';
import { nextEvent } from '../testing/waiting.js';
import { openStore, shownStorage } from './openStore.js';
import { serve } from './serve.js';

const postgres = await startPostgresOrSkip();
afterAll(() => postgres?.stop());

const quiet = openLog('silent', () => undefined);

const open = async (url: string) => {
  const config = readConfig({ port: '0', storage: url }, {});
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  // Bots of this process: those in threads need a build, which a copy for planted faults has not.
  return serve(config.value, await openStore(url), quiet, { bots: new QuickBots() });
};

const suite = postgres === undefined ? [] : [postgres];

describe('a server on PostgreSQL', () => {
  it.each(suite)('a server on PostgreSQL keeps people and tables over a restart ($found)', async ({ url }) => {
    const first = await open(url);
    const browser = new Browser(new URL(first.address).host);
    const me = await browser.enter();
    const table = await openTableAs(browser);
    const wire = await TestSocket.open(browser);
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

  it.each(suite)(
    'a server on PostgreSQL sends what happens at a table to followers at another server ($found)',
    async ({ url }) => {
      const [one, other] = [await open(url), await open(url)];
      const [ana, ben] = [one, other].map(({ address }) => new Browser(new URL(address).host)) as [Browser, Browser];
      await ana.enter();
      await ben.enter();
      const table = await openTableAs(ana);
      const [wire, elsewhere] = [await TestSocket.open(ana), await TestSocket.open(ben)];
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
    },
  );

  it.each(suite)(
    'a log-out at one server closes the sockets at another, and both know the new name ($found)',
    async ({ url }) => {
      const [one, other] = [await open(url), await open(url)];
      const [here, there] = [one, other].map(({ address }) => new Browser(new URL(address).host)) as [Browser, Browser];
      await here.enter();
      there.cookie = here.cookie;
      const table = await openTableAs(here);
      const wire = await TestSocket.open(there);
      wire.send({ type: 'watch', table, follow: 'events' });
      await wire.command(table, { type: 'sit' });
      await here.ask('PATCH', '/api/me', { body: { name: 'Felicity' } });
      await wire.next((message) => JSON.stringify(message).includes('"Felicity"'));
      const closed = nextEvent(wire.socket, 'close');
      await here.ask('POST', '/api/me/logout-everywhere');
      expect((await closed)[0]).toBe(CLOSE_CODES.loggedOut);
      await one.stop();
      await other.stop();
    },
  );

  it.each(suite)(
    'a person who is erased at one server loses the name at another, and the match goes on there ($found)',
    async ({ url }) => {
      const [one, other] = [await open(url), await open(url)];
      const [ana, ben] = [one, other].map(({ address }) => new Browser(new URL(address).host)) as [Browser, Browser];
      const [{ person }] = [await ana.enter(), await ben.enter()];
      await ana.ask('PATCH', '/api/me', { body: { name: 'Anarchista' } });
      const table = await openTableAs(ana, { game: 'chop', seats: 2 });
      const wires = [await TestSocket.open(ana), await TestSocket.open(ben)] as const;
      for (const wire of wires) {
        wire.send({ type: 'watch', table, follow: 'events' });
        await wire.next(({ type }) => type === 'watching');
        await wire.command(table, { type: 'sit' });
      }
      await wires[0].command(table, { type: 'start' });
      await ana.ask('DELETE', '/api/me');
      const shown = await wires[1].next((message) => JSON.stringify(message).includes('"name":"Guest"'));
      expect(shown).toMatchObject({ snapshot: { stage: 'playing', seats: [{ person, standIn: 'left' }, {}] } });
      expect(await wires[1].command(table, { type: 'resign' })).not.toHaveProperty('refusal');
      await one.stop();
      await other.stop();
    },
  );

  it.each(suite)('a code of one server is good for one device at any server ($found)', async ({ url }) => {
    const [one, other] = [await open(url), await open(url)];
    const owner = new Browser(new URL(one.address).host);
    const me = await owner.enter();
    const { code } = (await owner.ask('POST', '/api/me/codes')).json as { code: string };
    const devices = [one, other, one, other].map(({ address }) => new Browser(new URL(address).host));
    const answers = await Promise.all(devices.map((device) => device.ask('POST', '/api/codes', { body: { code } })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404', '404', '404']);
    expect(answers.find(({ status }) => status === 200)?.json).toEqual(me);
    await one.stop();
    await other.stop();
  });

  it('a server on PostgreSQL never shows its password', () => {
    expect(shownStorage('postgres://cat:mouse@db.example:5433/miaou?sslmode=require')).toBe(
      'postgres://cat@db.example:5433/miaou',
    );
    expect(shownStorage('postgres://cat:mo use@[')).toBe('postgres://…');
    expect(shownStorage('a file.sqlite')).toBe('a file.sqlite');
  });
});
