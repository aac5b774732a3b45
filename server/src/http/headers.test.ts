import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_PLACES } from '@miaou/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServerFixtures, type ServerFixture } from '../testing/http/serverFixture.js';
import { nextEvent } from '../testing/waiting.js';
import { SECURITY_HEADERS } from './reply.js';

const fixtures = await openServerFixtures();
const folder = mkdtempSync(join(tmpdir(), 'miaou-page-'));
let fixture: ServerFixture;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Miaou</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), 'export {};');
  writeFileSync(join(folder, '.env'), 'SECRET=1');
  fixture = await fixtures.open({ web: folder });
});

afterAll(async () => {
  await fixtures.close();
  rmSync(folder, { recursive: true });
});

/** Everything that comes back for some bytes, until the server hangs up. */
const exchange = async (bytes: string): Promise<string> => {
  const socket = connect(Number(fixture.host.split(':')[1]), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  socket.write(bytes);
  await nextEvent(socket, 'close');
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
  ])('the security headers are on %s', async (_, method, path, status) => {
    const headers = path === '/metrics' ? { authorization: `Bearer ${fixture.operatorSecret}` } : {};
    const response = await fixture.browser().ask(method, path, { headers });
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject(SECURITY_HEADERS);
  });

  it('the security headers are on a response that a file has not changed', async () => {
    const first = await fixture.browser().ask('GET', '/');
    const etag = first.headers.etag;
    const again = await fixture.browser().ask('GET', '/', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject(SECURITY_HEADERS);
  });

  it.each([
    ['a foreign origin', 403],
    ['nobody', 401],
  ])('the security headers are on an upgrade that is refused for %s', async (why, status) => {
    const opening = await fixture.browser().open(why === 'nobody' ? {} : { origin: 'https://evil.example' });
    expect(opening).toMatchObject({ status, headers: SECURITY_HEADERS });
  });

  it.each([
    ['bytes that are not HTTP', 'MIAOU\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('the security headers are on the response to %s', async (_, bytes, status) => {
    const text = await exchange(bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(text).toContain(`${name}: ${value}\r\n`);
  });

  it('the security headers allow no inline script and no inline style', () => {
    expect(SECURITY_HEADERS['content-security-policy']).not.toContain('unsafe-inline');
    expect(SECURITY_HEADERS['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('files', () => {
  it('files with a digest in their name are cached for good, others are revalidated', async () => {
    const cacheOf = async (path: string): Promise<string | undefined> =>
      (await fixture.browser().ask('GET', path)).headers['cache-control'];
    expect(await cacheOf('/assets/app-1a2b3c.js')).toContain('immutable');
    expect(await cacheOf('/')).toBe('no-cache');
    expect(await cacheOf('/api/games')).toBe('no-store');
  });

  it.each([
    ...Object.entries(PAGE_PLACES).flatMap(([word, extent]) => [
      ...(extent === 'below' ? [] : [`/${word}`]),
      ...(extent === 'alone' ? [] : [`/${word}/x`]),
    ]),
    '/t/9ref1oe_EDhrKGVl53jCUA/m/2/37',
    '/rules/felix/whole?from=log',
    '/settings?from=log',
  ])('the page is served for its route %s', async (path) => {
    const { status, text, headers } = await fixture.browser().ask('GET', path);
    expect([status, text]).toEqual([200, '<!doctype html><title>Miaou</title>']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['/t', '/tables', '/assets/gone-1a2b3c.js', '/watch/x', '/bots', '/api/t/x', '/apix', '/favicon.ico'])(
    'the files of the page do not answer for %s',
    async (path) => {
      expect((await fixture.browser().ask('GET', path)).status).toBe(404);
    },
  );

  it('a browser at an unknown address gets the page with status 404', async () => {
    const { status, text, headers } = await fixture
      .browser()
      .ask('GET', '/no/such/place', { headers: { accept: 'text/html,*/*' } });
    expect([status, text]).toEqual([404, '<!doctype html><title>Miaou</title>']);
    expect(headers['content-security-policy']).toBeDefined();
  });

  it.each(['/.env', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f.env'])(
    'a file outside the page is absent: %s',
    async (path) => {
      expect((await fixture.browser().ask('GET', path)).status).toBe(404);
    },
  );

  it('without a built page the server says that it runs', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    const bare = await fixtures.open({ web: empty });
    const { status, text } = await bare.browser().ask('GET', '/');
    expect([status, text]).toEqual([
      200,
      'Miaou is running. The page is not built; programs find everything under /api.\n',
    ]);
    expect((await bare.browser().ask('GET', '/index.html')).status).toBe(404);
  });

  it('after a new build of the page its files are found and the old ones are gone', async () => {
    const built = join(folder, 'built');
    mkdirSync(join(built, 'assets'), { recursive: true });
    writeFileSync(join(built, 'index.html'), 'old');
    writeFileSync(join(built, 'assets', 'old-1a2b3c.js'), 'old');
    const browser = (await fixtures.open({ web: built })).browser();
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

  it('a file that is gone since the folder was read ends its answer, not the server', async () => {
    const built = join(folder, 'half');
    mkdirSync(join(built, 'assets'), { recursive: true });
    writeFileSync(join(built, 'index.html'), 'page');
    writeFileSync(join(built, 'assets', 'gone-1a2b3c.js'), 'gone');
    const half = await fixtures.open({ web: built });
    expect((await half.browser().ask('GET', '/assets/gone-1a2b3c.js')).text).toBe('gone');
    rmSync(join(built, 'assets', 'gone-1a2b3c.js'));
    await expect(half.browser().ask('GET', '/assets/gone-1a2b3c.js')).rejects.toThrow('socket hang up');
    expect((await half.browser().ask('GET', '/')).text).toBe('page');
    expect(half.log.filter((line) => line.includes('a request failed') && line.includes('ENOENT'))).toHaveLength(1);
  });

  it.each(['bytes=0-3', 'bytes=5-2', 'bytes=-', 'bytes=99999-', 'lines=1-2'])(
    'a file is sent whole to who asks for the range %s',
    async (range) => {
      const { status, text } = await fixture.browser().ask('GET', '/assets/app-1a2b3c.js', { headers: { range } });
      expect([status, text]).toEqual([200, 'export {};']);
    },
  );

  it('a server does not start with a folder of files that does not exist', async () => {
    await expect(fixtures.open({ web: join(folder, 'nowhere') })).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
