import { afterAll, describe, expect, it } from 'vitest';
import { openServerFixtures } from '../testing/http/serverFixture.js';

const fixtures = await openServerFixtures();
const fixture = await fixtures.open();
const listed = await fixtures.open({ origins: 'https://cats.example,https://mice.example' });
afterAll(() => fixtures.close());

/** What a page elsewhere, or something that is no page, may say of where it comes from. */
const FOREIGN: readonly (readonly [what: string, origin: string | undefined])[] = [
  ['no origin at all', undefined],
  ['another site', 'https://evil.example'],
  ['another port', 'http://127.0.0.1:1'],
  ['the null of sandboxed pages', 'null'],
  ['a name that only begins like ours', 'http://127.0.0.1.evil.example'],
];

describe('what comes from elsewhere changes nothing', () => {
  it.each(FOREIGN)('a request with %s is refused', async (_, origin) => {
    const browser = fixture.browser();
    await browser.enter();
    const before = await browser.ask('GET', '/api/me');
    const response = await browser.ask('PATCH', '/api/me', { body: { name: 'Mallory' }, headers: { origin } });
    expect(response).toMatchObject({ status: 403, json: { refusal: { code: 'foreign-origin' } } });
    expect((await browser.ask('GET', '/api/me')).json).toEqual(before.json);
  });

  it.each(FOREIGN)('a socket with %s is refused', async (_, origin) => {
    const browser = fixture.browser();
    await browser.enter();
    expect(await browser.open({ origin })).toMatchObject({ status: 403 });
  });

  it('a guest is not made for another site', async () => {
    const response = await fixture.browser().ask('POST', '/api/me', { headers: { origin: 'https://evil.example' } });
    expect(response.status).toBe(403);
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});

describe('a list of origins', () => {
  it.each(['https://cats.example', 'https://mice.example'])('a list of origins allows %s', async (origin) => {
    const browser = listed.browser();
    expect((await browser.ask('POST', '/api/me', { headers: { origin } })).status).toBe(200);
    const socket = await browser.connect({ origin });
    socket.terminate();
  });

  it.each(['http://cats.example', 'https://cats.example.evil.example', 'https://dogs.example'])(
    'a list of origins excludes %s, and the address of the server itself',
    async (origin) => {
      const browser = listed.browser();
      expect((await browser.ask('POST', '/api/me', { headers: { origin } })).status).toBe(403);
      expect((await browser.ask('POST', '/api/me')).status).toBe(403);
    },
  );
});

describe('a socket', () => {
  it('a socket needs a known person', async () => {
    expect(await fixture.browser().open()).toMatchObject({ status: 401 });
  });

  it('a socket opens only at its one address', async () => {
    const browser = fixture.browser();
    await browser.enter();
    const response = await browser.ask('GET', '/elsewhere', {
      headers: { connection: 'Upgrade', upgrade: 'websocket' },
    });
    expect(response.status).toBe(404);
  });
});
