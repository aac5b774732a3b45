import { afterAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/http/browser.js';
import { openServerFixtures } from '../testing/http/serverFixture.js';
import { openTableAs } from '../testing/http/tables.js';
import { TestSocket } from '../testing/http/testSocket.js';
import { nextEvent } from '../testing/waiting.js';

const YEAR = 365 * 24 * 60 * 60 * 1000;

const fixtures = await openServerFixtures();
const fixture = await fixtures.open();
afterAll(() => fixtures.close());

const attributesOf = (setCookie: readonly string[] | undefined): string[] =>
  (setCookie?.[0]?.split('; ') ?? []).slice(1).toSorted();

const tokenOf = async (browser: Browser): Promise<string> => {
  const { json } = await browser.ask('POST', '/api/me/tokens');
  return (json as { token: string }).token;
};

const codeOf = async (browser: Browser): Promise<string> => {
  const { json } = await browser.ask('POST', '/api/me/codes');
  return (json as { code: string }).code;
};

describe('a guest', () => {
  it('a guest is created on the first request, with a name and a cookie that scripts and other sites cannot use', async () => {
    const response = await fixture.browser().ask('POST', '/api/me');
    expect(response.status).toBe(200);
    expect(response.text).toMatch(/^\{"person":"[\w-]{22}","name":"Guest \d{4}"\}$/);
    expect(response.headers['set-cookie']?.[0]).toMatch(/^miaou=[\w-]{22};/);
    expect(attributesOf(response.headers['set-cookie'])).toEqual([
      'HttpOnly',
      'Max-Age=31536000',
      'Path=/',
      'SameSite=Lax',
    ]);
  });

  it('a guest is recognised on the next visit', async () => {
    const browser = fixture.browser();
    const me = await browser.enter();
    expect(await browser.enter()).toEqual(me);
    expect((await browser.ask('GET', '/api/me')).json).toEqual(me);
  });

  it('a guest is kept for a year after the last visit, not after the first', async () => {
    const own = await fixtures.open();
    const browser = own.browser();
    const me = await browser.enter();
    for (let visit = 0; visit < 3; visit++) {
      own.wait(YEAR - 1000);
      expect(await browser.enter()).toEqual(me);
    }
    own.wait(YEAR + 1000);
    expect((await browser.ask('GET', '/api/me')).status).toBe(401);
  });

  it('a guest behind an https proxy gets a secure cookie', async () => {
    const behind = await fixtures.open({ behindProxy: 'true' });
    const secure = async (headers: { [name: string]: string }): Promise<boolean> => {
      const { headers: answered } = await behind.browser().ask('POST', '/api/me', { headers });
      return attributesOf(answered['set-cookie']).includes('Secure');
    };
    expect(await secure({ 'x-forwarded-proto': 'https' })).toBe(true);
    expect(await secure({ 'x-forwarded-proto': 'http' })).toBe(false);
    const { headers } = await fixture.browser().ask('POST', '/api/me', { headers: { 'x-forwarded-proto': 'https' } });
    expect(attributesOf(headers['set-cookie'])).not.toContain('Secure');
  });

  it.each([
    ['nobody', undefined],
    ['a made-up secret', 'miaou=AAAAAAAAAAAAAAAAAAAAAA'],
    ['text of the wrong form', "miaou=' OR 1=1 --"],
    ['the name of a property', 'miaou=__proto__'],
  ])('a guest is not identified by %s', async (_, cookie) => {
    const browser = fixture.browser();
    browser.cookie = cookie;
    expect(await browser.ask('GET', '/api/me')).toMatchObject({
      status: 401,
      json: { refusal: { code: 'who-are-you' } },
    });
  });
});

describe('a name', () => {
  it('a name can be changed and is sanitised', async () => {
    const browser = fixture.browser();
    const { person } = await browser.enter();
    const { json } = await browser.ask('PATCH', '/api/me', { body: { name: '  Za\u202Era\u200B\n ' } });
    expect(json).toEqual({ person, name: 'Zara' });
    expect((await browser.ask('GET', '/api/me')).json).toEqual({ person, name: 'Zara' });
  });

  it.each([
    ['nothing visible', { name: '\u3164 \u202E' }, 'empty-name'],
    ['ten thousand emoji', { name: '🐈'.repeat(1000) }, 'wrong-field'],
    ['a number', { name: 7 }, 'wrong-field'],
    ['more than a name', { name: 'Ida', admin: true }, 'wrong-field'],
    ['nothing at all', undefined, 'wrong-field'],
  ])('a name cannot be %s', async (_, body, code) => {
    const browser = fixture.browser();
    await browser.enter();
    expect(await browser.ask('PATCH', '/api/me', { body })).toMatchObject({ status: 400, json: { refusal: { code } } });
  });

  it('a new name reaches the tables where the person sits', async () => {
    const browser = fixture.browser();
    await browser.enter();
    const table = await openTableAs(browser);
    const wire = await TestSocket.open(browser);
    await wire.command(table, { type: 'sit' });
    await browser.ask('PATCH', '/api/me', { body: { name: 'Zoé' } });
    const mine = await browser.ask('GET', '/api/me/tables');
    expect(mine.json).toMatchObject({ tables: [{ table, host: 'Zoé' }] });
    wire.socket.terminate();
  });
});

describe('a token', () => {
  it('a token identifies a program without cookie and origin', async () => {
    const browser = fixture.browser();
    const me = await browser.enter();
    const authorization = `Bearer ${await tokenOf(browser)}`;
    const program = fixture.browser();
    expect((await program.ask('GET', '/api/me', { headers: { origin: undefined, authorization } })).json).toEqual(me);
    const renamed = await program.ask('PATCH', '/api/me', {
      body: { name: 'Robot' },
      headers: { origin: undefined, authorization },
    });
    expect(renamed.json).toEqual({ ...me, name: 'Robot' });
    const socket = await program.connect({ origin: undefined, authorization });
    socket.terminate();
  });

  it('a token is never put into a cookie, and a valid cookie does not make up for a wrong token', async () => {
    const browser = fixture.browser();
    await browser.enter();
    const authorization = `Bearer ${await tokenOf(browser)}`;
    expect(
      (await browser.ask('POST', '/api/me', { headers: { authorization } })).headers['set-cookie'],
    ).toBeUndefined();
    const wrong = { authorization: `Bearer ${'A'.repeat(22)}` };
    expect((await browser.ask('GET', '/api/me', { headers: wrong })).status).toBe(401);
  });
});

describe('a one-time code', () => {
  it('a one-time code moves a person to another device, once', async () => {
    const [first, second, third] = [fixture.browser(), fixture.browser(), fixture.browser()];
    const me = await first.enter();
    const code = await codeOf(first);
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
    expect((await second.ask('POST', '/api/codes', { body: { code: typed } })).json).toEqual(me);
    expect(second.cookie).not.toBe(first.cookie);
    expect((await second.ask('GET', '/api/me')).json).toEqual(me);
    expect(await third.ask('POST', '/api/codes', { body: { code } })).toMatchObject({ status: 404 });
    expect(third.cookie).toBeUndefined();
  });

  it('a one-time code is valid for ten minutes', async () => {
    const own = await fixtures.open();
    const [first, second] = [own.browser(), own.browser()];
    await first.enter();
    const code = await codeOf(first);
    own.wait(10 * 60 * 1000);
    expect((await second.ask('POST', '/api/codes', { body: { code } })).status).toBe(404);
  });

  it('guesses of one-time codes are limited', async () => {
    const own = await fixtures.open();
    const tries = Array.from({ length: 12 }, () =>
      own.browser().ask('POST', '/api/codes', { body: { code: 'AAAAA' } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    own.wait(10_000);
    expect((await own.browser().ask('POST', '/api/codes', { body: { code: 'AAAAA' } })).status).toBe(404);
  });
});

describe('logging out everywhere', () => {
  it('logging out everywhere ends cookies, tokens, codes and open sockets of that person only', async () => {
    const [browser, other, stranger] = [fixture.browser(), fixture.browser(), fixture.browser()];
    await browser.enter();
    const them = await stranger.enter();
    await other.ask('POST', '/api/codes', { body: { code: await codeOf(browser) } });
    const authorization = `Bearer ${await tokenOf(browser)}`;
    const pending = await codeOf(browser);
    const [own, foreign] = [await other.connect(), await stranger.connect()];
    const closed = nextEvent(own, 'close');

    const response = await browser.ask('POST', '/api/me/logout-everywhere');
    expect(response.json).toEqual({ ended: 3 });
    expect(response.headers['set-cookie']?.[0]).toMatch(/^miaou=; Max-Age=0;/);
    expect((await closed)[0]).toBe(1008);

    expect((await other.ask('GET', '/api/me')).status).toBe(401);
    expect((await other.ask('GET', '/api/me', { headers: { authorization } })).status).toBe(401);
    expect((await fixture.browser().ask('POST', '/api/codes', { body: { code: pending } })).status).toBe(404);
    expect(await other.open()).toMatchObject({ status: 401 });
    expect((await stranger.ask('GET', '/api/me')).json).toEqual(them);
    expect(foreign.readyState).toBe(foreign.OPEN);
    foreign.terminate();
  });
});
