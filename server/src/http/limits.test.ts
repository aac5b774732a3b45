import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { openVillage } from '../testing/house/house.js';
import { SETTINGS } from '../testing/house/tables.js';
import { Places } from './limits.js';

const village = await openVillage();
const house = await village.open();
afterAll(() => village.close());

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
  ])('%s', async (_, raw, headers, status, code) => {
    const browser = house.browser();
    await browser.enter();
    expect(await browser.ask('PATCH', '/api/me', { raw, headers })).toMatchObject({
      status,
      json: { refusal: { code } },
    });
  });

  it('a megabyte is refused and the connection lives on', async () => {
    const socket = connect(Number(house.host.split(':')[1]), '127.0.0.1').setEncoding('utf8');
    const head = `POST /api/codes HTTP/1.1\r\nhost: ${house.host}\r\norigin: http://${house.host}\r\ntransfer-encoding: chunked`;
    const chunk = `2000\r\n${'x'.repeat(0x2000)}\r\n`;
    socket.write(`${head}\r\n\r\n${chunk.repeat(128)}0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: ${house.host}\r\n\r\n`);
    let text = '';
    for await (const part of socket) {
      text += String(part);
      if (text.endsWith('ok\n')) break;
    }
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  it('one that is cut short reaches nobody and is no fault of ours', async () => {
    const browser = house.browser();
    const me = await browser.enter();
    const socket = connect(Number(house.host.split(':')[1]), '127.0.0.1');
    const head = `PATCH /api/me HTTP/1.1\r\nhost: ${house.host}\r\norigin: ${browser.origin}\r\ncookie: ${browser.cookie}`;
    socket.write(`${head}\r\ncontent-length: 100\r\n\r\n{"name":"Ida"`, () => socket.destroy());
    await once(socket, 'close');
    expect((await browser.ask('GET', '/api/me')).json).toEqual(me);
    expect(house.log.filter((line) => line.includes('a request failed'))).toEqual([]);
  });
});

describe('ids that are names of properties are ids of nothing', () => {
  it.each(['__proto__', 'constructor', 'toString', '%00', '..%2f..', `${'A'.repeat(22)}%0a`])('%s', async (id) => {
    const browser = house.browser();
    await browser.enter();
    expect((await browser.ask('GET', `/api/tables/${id}/records/1`)).status).toBe(404);
    expect((await browser.ask('GET', `/api/${id}`)).status).toBe(404);
  });

  it.each(['__proto__', 'constructor', 'toString'])('a game called %s is refused like any other', async (game) => {
    const browser = house.browser();
    await browser.enter();
    const response = await browser.ask('POST', '/api/tables', { body: { settings: { ...SETTINGS, game } } });
    expect(response.status).toBe(400);
  });
});

describe('too much of anything is refused', () => {
  it('requests of one address, until time has passed', async () => {
    const own = await village.open();
    const statuses = (await many(210, () => own.browser().ask('GET', '/api/games'))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    own.wait(1000);
    expect((await own.browser().ask('GET', '/api/games')).status).toBe(200);
  });

  it('but health and files are answered all the same', async () => {
    const own = await village.open();
    await many(201, () => own.browser().ask('GET', '/api/games'));
    for (const path of ['/healthz', '/readyz', '/metrics', '/'])
      expect((await own.browser().ask('GET', path)).status).toBe(200);
  });

  it('requests of one person, from however many addresses', async () => {
    const own = await village.open({ behindProxy: 'true' });
    const browser = own.browser();
    await browser.enter();
    const from = (index: number): Promise<{ status: number }> =>
      browser.ask('GET', '/api/me', { headers: { 'x-forwarded-for': `10.0.${index % 200}.1` } });
    const statuses = (await many(110, from)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  });

  it('an address that the client only claims does not help', async () => {
    const own = await village.open({ behindProxy: 'true' });
    const from = (index: number): Promise<{ status: number }> =>
      own.browser().ask('GET', '/api/games', { headers: { 'x-forwarded-for': `10.0.0.${index}, 192.0.2.7` } });
    expect((await many(201, from)).filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('guests of one address', async () => {
    const own = await village.open();
    const statuses = (await many(62, () => own.browser().ask('POST', '/api/me'))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('tokens and codes of one person', async () => {
    const browser = house.browser();
    await browser.enter();
    const paths = ['/api/me/tokens', '/api/me/codes'];
    const statuses = (await many(12, (index) => browser.ask('POST', paths[index % 2] ?? ''))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('new names', async () => {
    const browser = house.browser();
    await browser.enter();
    const statuses = (
      await many(11, (index) => browser.ask('PATCH', '/api/me', { body: { name: `Ida ${index}` } }))
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('open sockets of one person', async () => {
    const browser = house.browser();
    await browser.enter();
    const sockets = await many(50, () => browser.connect());
    const over = await browser.connect();
    expect((await once(over, 'close'))[0]).toBe(1013);
    for (const socket of sockets) socket.terminate();
  });

  it('a place that is given back can be taken again', () => {
    const places = new Places(1);
    expect([places.take('a'), places.take('a'), places.take('b')]).toEqual([true, false, true]);
    places.giveBack('a');
    expect([places.take('a'), places.take('a')]).toEqual([true, false]);
  });

  it('upgrades of one address', async () => {
    const own = await village.open();
    const openings = await many(205, () => own.browser().open());
    const statuses = openings.map((opening) => ('status' in opening ? opening.status : 0));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
