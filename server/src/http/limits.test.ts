import { connect } from 'node:net';
import { tableId } from '@miaou/table';
import { afterAll, describe, expect, it } from 'vitest';
import { openServerFixtures } from '../testing/http/serverFixture.js';
import { openTableAs, SETTINGS } from '../testing/http/tables.js';
import { TestSocket } from '../testing/http/testSocket.js';
import { nextEvent } from '../testing/waiting.js';
import { ConcurrencyLimit } from './limits.js';

const fixtures = await openServerFixtures();
const fixture = await fixtures.open();
afterAll(() => fixtures.close());

const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('a body is looked at before it is parsed', () => {
  it.each([
    ['9,000 bytes', 'x'.repeat(9000), {}, 413, 'too-long'],
    ['a megabyte of unknown length', 'x'.repeat(1_000_000), { 'transfer-encoding': 'chunked' }, 413, 'too-long'],
    ['a length that is claimed', '{}', { 'content-length': '2' }, 400, 'wrong-field'],
    ['brackets 4,000 deep', deep(4000), {}, 400, 'too-deep'],
    ['no JSON', '{"name":', {}, 400, 'not-json'],
    ['a prototype', '{"__proto__":{"name":"x"}}', {}, 400, 'wrong-field'],
    ['a name under the prototype', '{"name":{"__proto__":"x"}}', {}, 400, 'wrong-field'],
    ['an array', '["name"]', {}, 400, 'wrong-field'],
  ])('a body with %s is refused', async (_, raw, headers, status, code) => {
    const browser = fixture.browser();
    await browser.enter();
    expect(await browser.ask('PATCH', '/api/me', { raw, headers })).toMatchObject({
      status,
      json: { refusal: { code } },
    });
  });

  it('a megabyte is refused and the connection lives on', async () => {
    const socket = connect(Number(fixture.host.split(':')[1]), '127.0.0.1').setEncoding('utf8');
    const head = `POST /api/codes HTTP/1.1\r\nhost: ${fixture.host}\r\norigin: http://${fixture.host}\r\ntransfer-encoding: chunked`;
    const chunk = `2000\r\n${'x'.repeat(0x2000)}\r\n`;
    socket.write(`${head}\r\n\r\n${chunk.repeat(128)}0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: ${fixture.host}\r\n\r\n`);
    let text = '';
    for await (const part of socket) {
      text += String(part);
      if (text.endsWith('ok\n')) break;
    }
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  it('a body that is cut short reaches no route and is not a fault of the server', async () => {
    const browser = fixture.browser();
    const me = await browser.enter();
    const socket = connect(Number(fixture.host.split(':')[1]), '127.0.0.1');
    const head = `PATCH /api/me HTTP/1.1\r\nhost: ${fixture.host}\r\norigin: ${browser.origin}\r\ncookie: ${browser.cookie}`;
    socket.write(`${head}\r\ncontent-length: 100\r\n\r\n{"name":"Ida"`, () => socket.destroy());
    await nextEvent(socket, 'close');
    expect((await browser.ask('GET', '/api/me')).json).toEqual(me);
    expect(fixture.log.filter((line) => line.includes('a request failed'))).toEqual([]);
  });
});

describe('ids that are names of properties are ids of nothing', () => {
  it.each(['__proto__', 'constructor', 'toString', '%00', '..%2f..', `${'A'.repeat(22)}%0a`])(
    'the id %s belongs to no table',
    async (id) => {
      const browser = fixture.browser();
      await browser.enter();
      expect((await browser.ask('GET', `/api/tables/${id}/records/1`)).status).toBe(404);
      expect((await browser.ask('GET', `/api/${id}`)).status).toBe(404);
    },
  );

  it.each(['__proto__', 'constructor', 'toString'])('a game called %s is refused like any other', async (game) => {
    const browser = fixture.browser();
    await browser.enter();
    const response = await browser.ask('POST', '/api/tables', { body: { settings: { ...SETTINGS, game } } });
    expect(response.status).toBe(400);
  });
});

describe('too much of anything is refused', () => {
  it('requests of one address are limited until time has passed', async () => {
    const own = await fixtures.open();
    const statuses = (await many(210, () => own.browser().ask('GET', '/api/games'))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    own.wait(1000);
    expect((await own.browser().ask('GET', '/api/games')).status).toBe(200);
  });

  it('health checks and files are still answered when other requests are not', async () => {
    const own = await fixtures.open();
    await many(201, () => own.browser().ask('GET', '/api/games'));
    const headers = { authorization: `Bearer ${own.operatorSecret}` };
    for (const path of ['/healthz', '/readyz', '/metrics', '/'])
      expect((await own.browser().ask('GET', path, { headers })).status).toBe(200);
  });

  it('requests of one person are limited over all addresses', async () => {
    const own = await fixtures.open({ behindProxy: 'true' });
    const browser = own.browser();
    await browser.enter();
    const from = (index: number): Promise<{ status: number }> =>
      browser.ask('GET', '/api/me', { headers: { 'x-forwarded-for': `10.0.${index % 200}.1` } });
    const statuses = (await many(110, from)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  });

  it('a forged forwarded address does not raise the limit', async () => {
    const own = await fixtures.open({ behindProxy: 'true' });
    const from = (index: number): Promise<{ status: number }> =>
      own.browser().ask('GET', '/api/games', { headers: { 'x-forwarded-for': `10.0.0.${index}, 192.0.2.7` } });
    expect((await many(201, from)).filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('new guests of one address are limited', async () => {
    const own = await fixtures.open();
    const statuses = (await many(62, () => own.browser().ask('POST', '/api/me'))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('tables that one person opens are limited, and so are those that an address opens', async () => {
    const own = await fixtures.open();
    const openAs = async (guests: number, each: number): Promise<number[]> => {
      const statuses: number[] = [];
      for (let guest = 0; guest < guests; guest++) {
        const browser = own.browser();
        await browser.enter();
        for (let count = 0; count < each; count++) {
          own.wait(20);
          statuses.push((await browser.ask('POST', '/api/tables', { body: { settings: SETTINGS } })).status);
        }
      }
      return statuses.filter((status) => status === 429);
    };
    expect(await openAs(1, 21)).toHaveLength(1);
    expect(await openAs(10, 20)).toHaveLength(20);
  });

  it('tables of one person that are not over are limited, until one of them is left', async () => {
    const own = await fixtures.open();
    const browser = own.browser();
    await browser.enter();
    const tables: string[] = [];
    for (let count = 0; count < 50; count++) {
      own.wait(10_000);
      tables.push(await openTableAs(browser));
    }
    own.wait(10_000);
    const refused = await browser.ask('POST', '/api/tables', { body: { settings: SETTINGS } });
    expect(refused).toMatchObject({ status: 429, json: { refusal: { code: 'too-many-open-tables', most: 50 } } });
    const socket = await TestSocket.open(browser);
    const table = tableId(tables[7] ?? '');
    await socket.command(table, { type: 'sit' });
    await socket.command(table, { type: 'standUp' });
    own.wait(10_000);
    expect(await openTableAs(browser)).toHaveLength(22);
  });

  it('records that one person asks for are limited', async () => {
    const browser = fixture.browser();
    await browser.enter();
    const statuses = (await many(35, () => browser.ask('GET', `/api/tables/${'A'.repeat(22)}/records/1`))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
  });

  it('tokens and codes of one person are limited', async () => {
    const browser = fixture.browser();
    await browser.enter();
    const paths = ['/api/me/tokens', '/api/me/codes'];
    const statuses = (await many(12, (index) => browser.ask('POST', paths[index % 2] ?? ''))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('changes of a name are limited', async () => {
    const browser = fixture.browser();
    await browser.enter();
    const statuses = (
      await many(11, (index) => browser.ask('PATCH', '/api/me', { body: { name: `Ida ${index}` } }))
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('a new name costs more at many tables, each of which gets an entry', async () => {
    const own = await fixtures.open();
    const browser = own.browser();
    await browser.enter();
    for (let count = 0; count < 20; count++) await openTableAs(browser);
    const rename = async (): Promise<number> =>
      (await browser.ask('PATCH', '/api/me', { body: { name: 'Ida' } })).status;
    expect([await rename(), await rename(), await rename(), await rename()]).toEqual([200, 200, 200, 429]);
    own.wait(20_000);
    expect([await rename(), await rename()]).toEqual([200, 429]);
  });

  it('open sockets of one person are limited', async () => {
    const browser = fixture.browser();
    await browser.enter();
    const sockets = await many(50, () => browser.connect());
    const over = await browser.connect();
    expect((await nextEvent(over, 'close'))[0]).toBe(1013);
    for (const socket of sockets) socket.terminate();
  });

  it('a closed socket makes room for another', () => {
    const places = new ConcurrencyLimit(1);
    expect([places.take('a'), places.take('a'), places.take('b')]).toEqual([true, false, true]);
    places.giveBack('a');
    expect([places.take('a'), places.take('a')]).toEqual([true, false]);
  });

  it('upgrades of one address are limited', async () => {
    const own = await fixtures.open();
    const openings = await many(205, () => own.browser().open());
    const statuses = openings.map((opening) => ('status' in opening ? opening.status : 0));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
