import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openVillage } from '../testing/house/house.js';
import { SECURITY_HEADERS } from './reply.js';

const village = await openVillage();
const folder = mkdtempSync(join(tmpdir(), 'miaou-page-'));
let house: House;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Miaou</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), 'export {};');
  writeFileSync(join(folder, '.env'), 'SECRET=1');
  house = await village.open({ web: folder });
});

afterAll(async () => {
  await village.close();
  rmSync(folder, { recursive: true });
});

/** Everything that comes back for some bytes, until the server hangs up. */
const exchange = async (bytes: string): Promise<string> => {
  const socket = connect(Number(house.host.split(':')[1]), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return text;
};

describe('the headers that protect the page', () => {
  it.each([
    ['an answer', 'GET', '/api/games', 200],
    ['nobody', 'GET', '/api/me', 401],
    ['a wrong body', 'POST', '/api/codes', 400],
    ['something absent', 'GET', '/api/nothing', 404],
    ['an absent file', 'GET', '/nothing.js', 404],
    ['a wrong method', 'PUT', '/api/me', 405],
    ['a wrong method for a file', 'DELETE', '/index.html', 405],
    ['health', 'GET', '/healthz', 200],
    ['readiness', 'HEAD', '/readyz', 200],
    ['metrics', 'GET', '/metrics', 200],
    ['the page', 'GET', '/', 200],
    ['a place of the page', 'GET', '/t/9ref1oe_EDhrKGVl53jCUA', 200],
    ['a file', 'HEAD', '/assets/app-1a2b3c.js', 200],
  ])('stand on %s', async (_, method, path, status) => {
    const response = await house.browser().ask(method, path);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject(SECURITY_HEADERS);
  });

  it('stand on a file that has not changed', async () => {
    const first = await house.browser().ask('GET', '/');
    const etag = first.headers.etag;
    const again = await house.browser().ask('GET', '/', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject(SECURITY_HEADERS);
  });

  it.each([
    ['a foreign origin', 403],
    ['nobody', 401],
  ])('stand on an upgrade that is refused for %s', async (why, status) => {
    const opening = await house.browser().open(why === 'nobody' ? {} : { origin: 'https://evil.example' });
    expect(opening).toMatchObject({ status, headers: SECURITY_HEADERS });
  });

  it.each([
    ['bytes that are not HTTP', 'MIAOU\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('stand on the answer to %s', async (_, bytes, status) => {
    const text = await exchange(bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(text).toContain(`${name}: ${value}\r\n`);
  });

  it('allow no inline script and no inline style', () => {
    expect(SECURITY_HEADERS['content-security-policy']).not.toContain('unsafe-inline');
    expect(SECURITY_HEADERS['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('files', () => {
  it('with a digest in their name are kept for good, others are asked for again', async () => {
    const cacheOf = async (path: string): Promise<string | undefined> =>
      (await house.browser().ask('GET', path)).headers['cache-control'];
    expect(await cacheOf('/assets/app-1a2b3c.js')).toContain('immutable');
    expect(await cacheOf('/')).toBe('no-cache');
    expect(await cacheOf('/api/games')).toBe('no-store');
  });

  it.each([
    '/t/9ref1oe_EDhrKGVl53jCUA',
    '/t/9ref1oe_EDhrKGVl53jCUA/m/2/37',
    '/here/kitchen',
    '/rules/felix/whole?from=log',
    '/learn/chop',
    '/code',
    '/code/brie42',
    '/watch',
    '/settings',
    '/about',
    '/bots',
  ])('of the page answer for its place %s', async (path) => {
    const { status, text, headers } = await house.browser().ask('GET', path);
    expect([status, text]).toEqual([200, '<!doctype html><title>Miaou</title>']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['/t', '/tables', '/assets/gone-1a2b3c.js', '/watch/x', '/api/t/x', '/apix', '/favicon.ico'])(
    'of the page do not answer for %s',
    async (path) => {
      expect((await house.browser().ask('GET', path)).status).toBe(404);
    },
  );

  it('of the page tell a person who came to no place, and that it is none', async () => {
    const { status, text, headers } = await house
      .browser()
      .ask('GET', '/no/such/place', { headers: { accept: 'text/html,*/*' } });
    expect([status, text]).toEqual([404, '<!doctype html><title>Miaou</title>']);
    expect(headers['content-security-policy']).toBeDefined();
  });

  it.each(['/.env', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f.env'])(
    'outside the page are absent: %s',
    async (path) => {
      expect((await house.browser().ask('GET', path)).status).toBe(404);
    },
  );

  it('that nobody built are replaced by a word that the server runs', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    const bare = await village.open({ web: empty });
    const { status, text } = await bare.browser().ask('GET', '/');
    expect([status, text]).toEqual([
      200,
      'Miaou is running. The page is not built; programs find everything under /api.\n',
    ]);
    expect((await bare.browser().ask('GET', '/index.html')).status).toBe(404);
  });

  it('of a page that was built anew are found, and those that are gone are absent', async () => {
    const built = join(folder, 'built');
    mkdirSync(join(built, 'assets'), { recursive: true });
    writeFileSync(join(built, 'index.html'), 'old');
    writeFileSync(join(built, 'assets', 'old-1a2b3c.js'), 'old');
    const browser = (await village.open({ web: built })).browser();
    expect((await browser.ask('GET', '/')).text).toBe('old');
    rmSync(join(built, 'assets', 'old-1a2b3c.js'));
    rmSync(join(built, 'index.html'));
    expect((await browser.ask('GET', '/assets/old-1a2b3c.js')).status).toBe(404);
    writeFileSync(join(built, 'assets', 'new-4d5e6f.js'), 'new');
    writeFileSync(join(built, 'index.html'), 'new');
    utimesSync(join(built, 'index.html'), 1, 1);
    expect((await browser.ask('GET', '/assets/new-4d5e6f.js')).text).toBe('new');
    expect((await browser.ask('GET', '/')).text).toBe('new');
    expect((await browser.ask('GET', '/assets/old-1a2b3c.js')).status).toBe(404);
  });

  it('in a folder that is not there keep a server from starting', async () => {
    await expect(village.open({ web: join(folder, 'nowhere') })).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
