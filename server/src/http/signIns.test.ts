import { CLOSE_CODES } from '@miaou/protocol';
import { personId } from '@miaou/table';
import { afterAll, describe, expect, it } from 'vitest';
import { digestOf } from '../people/secrets.js';
import type { NodeListener, OtherNodes } from '../store/store.js';
import type { Asking, Browser } from '../testing/http/browser.js';
import { openServerFixtures } from '../testing/http/serverFixture.js';
import { openTableAs, SETTINGS } from '../testing/http/tables.js';
import { TestSocket } from '../testing/http/testSocket.js';
import { withMethods } from '../testing/live/withMethods.js';
import { nextEvent } from '../testing/waiting.js';

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

const fixtures = await openServerFixtures();
const fixture = await fixtures.open();
afterAll(() => fixtures.close());

interface OwnSignIn {
  readonly id: string;
  readonly kind: string;
  readonly scope: string;
  readonly label: string;
  readonly usedOn: string | null;
  readonly isThis: boolean;
}

const tokenOf = async (browser: Browser, body?: object): Promise<string> => {
  const { json, status } = await browser.ask('POST', '/api/me/tokens', { body });
  expect(status).toBe(200);
  return (json as { token: string }).token;
};

const shown = (token: string): NonNullable<Asking['headers']> => ({
  origin: undefined,
  cookie: undefined,
  authorization: `Bearer ${token}`,
});

const signInsOf = async (browser: Browser): Promise<readonly OwnSignIn[]> => {
  const { json } = await browser.ask('GET', '/api/me/sign-ins');
  return (json as { signIns: OwnSignIn[] }).signIns;
};

const guest = async (on = fixture): Promise<Browser> => {
  const browser = on.browser();
  await browser.enter();
  return browser;
};

describe('a token’s scope', () => {
  it('a token for reading watches and reads, and changes nothing', async () => {
    const browser = await guest();
    const table = await openTableAs(browser);
    const headers = shown(await tokenOf(browser, { scope: 'read', label: 'scores' }));
    for (const path of ['/api/me', '/api/me/tables', '/api/games', '/api/lobby'])
      expect((await browser.ask('GET', path, { headers })).status).toBe(200);
    const refusal = { code: 'token-only-reads' };
    for (const [method, path, body] of [
      ['PATCH', '/api/me', { name: 'Robot' }],
      ['POST', '/api/tables', { settings: SETTINGS }],
      ['DELETE', '/api/me/push', undefined],
      ['POST', '/api/me', undefined],
    ] as const)
      expect(await browser.ask(method, path, { headers, body })).toMatchObject({ status: 403, json: { refusal } });
    const socket = await TestSocket.open(browser, headers);
    socket.send({ type: 'watch', table, follow: 'events' });
    await socket.next(({ type }) => type === 'watching');
    expect(await socket.command(table, { type: 'sit' })).toMatchObject({ refusal });
    socket.socket.terminate();
  });

  it('a token for playing sits and plays, as tokens without a scope do', async () => {
    const browser = await guest();
    for (const body of [{ scope: 'play' }, undefined]) {
      const headers = shown(await tokenOf(browser, body));
      const table = await openTableAs(browser);
      const socket = await TestSocket.open(browser, headers);
      socket.send({ type: 'watch', table, follow: 'events' });
      expect(await socket.command(table, { type: 'sit' })).not.toHaveProperty('refusal');
      socket.socket.terminate();
    }
  });

  it.each([
    ['POST', '/api/me/tokens'],
    ['POST', '/api/me/codes'],
    ['GET', '/api/me/sign-ins'],
    ['DELETE', '/api/me/sign-ins/AAAAAAAAAAAAAAAA'],
    ['POST', '/api/me/logout-everywhere'],
  ])('a token cannot %s %s: it could make itself other secrets, or end its person’s', async (method, path) => {
    const browser = await guest();
    const headers = shown(await tokenOf(browser));
    expect(await browser.ask(method, path, { headers })).toMatchObject({
      status: 403,
      json: { refusal: { code: 'not-by-token' } },
    });
  });

  it('a token is no cookie and a cookie no token', async () => {
    const browser = await guest();
    const token = await tokenOf(browser);
    const secret = browser.cookie?.split('=')[1] ?? '';
    expect((await fixture.browser().ask('GET', '/api/me', { headers: shown(secret) })).status).toBe(401);
    const thief = fixture.browser();
    thief.cookie = `miaou=${token}`;
    expect((await thief.ask('GET', '/api/me')).status).toBe(401);
  });

  it.each([{ scope: 'all' }, { label: 7 }, { label: 'x'.repeat(501) }, { more: true }])(
    'a token cannot be asked for with %j',
    async (body) => {
      const browser = await guest();
      expect((await browser.ask('POST', '/api/me/tokens', { body })).status).toBe(400);
    },
  );
});

describe('a person’s own sign-ins', () => {
  it('sign-ins are listed with kind, label and last day of use, and never with a secret', async () => {
    const own = await fixtures.open();
    const browser = await guest(own);
    own.wait(1);
    const token = await tokenOf(browser, { scope: 'read', label: ' my\u202E bot ' });
    await browser.ask('GET', '/api/me', { headers: shown(token) });
    own.wait(DAY);
    await browser.ask('GET', '/api/me');
    const signIns = await signInsOf(browser);
    expect(signIns).toMatchObject([
      { kind: 'token', scope: 'read', label: 'my bot', usedOn: '2027-01-15', isThis: false },
      { kind: 'cookie', scope: 'play', label: '', usedOn: '2027-01-16', isThis: true },
    ]);
    const text = JSON.stringify(signIns);
    expect(text).not.toContain(token);
    expect(text).not.toContain(browser.cookie?.split('=')[1]);
  });

  it('one sign-in is ended with its sockets, and the others stay', async () => {
    const browser = await guest();
    const [first, second] = [await tokenOf(browser, { label: 'first' }), await tokenOf(browser, { label: 'second' })];
    const [program, other] = [await browser.connect(shown(first)), await browser.connect(shown(second))];
    const closed = nextEvent(program, 'close');
    const { id } = (await signInsOf(browser)).find(({ label }) => label === 'first') ?? { id: '' };
    expect((await browser.ask('DELETE', `/api/me/sign-ins/${id}`)).json).toEqual({ ended: true });
    expect((await closed)[0]).toBe(CLOSE_CODES.loggedOut);
    expect((await browser.ask('GET', '/api/me', { headers: shown(first) })).status).toBe(401);
    expect((await browser.ask('GET', '/api/me', { headers: shown(second) })).status).toBe(200);
    expect((await browser.ask('DELETE', `/api/me/sign-ins/${id}`)).status).toBe(404);
    expect(other.readyState).toBe(other.OPEN);
    other.terminate();
  });

  it('nobody ends the sign-in of another', async () => {
    const [browser, other] = [await guest(), await guest()];
    const [signIn] = await signInsOf(browser);
    expect((await other.ask('DELETE', `/api/me/sign-ins/${signIn?.id}`)).status).toBe(404);
    expect((await other.ask('DELETE', '/api/me/sign-ins/A')).status).toBe(404);
    expect((await browser.ask('GET', '/api/me')).status).toBe(200);
  });
});

/** A cookie’s secret is replaced, and the old one ends. */
const replaceSecret = async (own: typeof fixture, browser: Browser): Promise<void> => {
  own.wait(DAY);
  await browser.enter();
  await browser.ask('GET', '/api/me');
  own.wait(3 * MINUTE);
};

describe('a cookie’s secret', () => {
  it('a secret is replaced after a day, and the old one is good for a short while after the new one was shown', async () => {
    const own = await fixtures.open();
    const browser = await guest(own);
    const old = browser.cookie;
    await browser.enter();
    expect(browser.cookie).toBe(old);
    own.wait(DAY);
    const me = await browser.enter();
    expect(browser.cookie).not.toBe(old);
    const otherTab = own.browser();
    otherTab.cookie = old;
    expect((await browser.ask('GET', '/api/me')).json).toEqual(me);
    own.wait(MINUTE);
    expect((await otherTab.ask('GET', '/api/me')).json).toEqual(me);
    own.wait(MINUTE);
    expect((await otherTab.ask('GET', '/api/me')).status).toBe(401);
    expect((await browser.ask('GET', '/api/me')).json).toEqual(me);
    expect(await signInsOf(browser)).toHaveLength(1);
  });

  it('a secret whose replacement never arrived stays good', async () => {
    const own = await fixtures.open();
    const browser = await guest(own);
    const old = browser.cookie;
    own.wait(DAY);
    const me = await browser.enter();
    browser.cookie = old;
    own.wait(30 * DAY);
    expect(await browser.enter()).toEqual(me);
    expect((await browser.ask('GET', '/api/me')).json).toEqual(me);
  });

  it('who never shows a replacement is not given new ones without end, and stays', async () => {
    const own = await fixtures.open();
    const browser = await guest(own);
    const old = browser.cookie;
    own.wait(DAY);
    const given = new Set<string | undefined>();
    for (let visits = 0; visits < 30; visits++) {
      browser.cookie = old;
      await browser.enter();
      given.add(browser.cookie);
    }
    expect(browser.cookie).toBe(old);
    expect(given.size).toBeLessThanOrEqual(11);
  });

  it('two tabs that open at the same moment both stay', async () => {
    const own = await fixtures.open();
    const tab = await guest(own);
    own.wait(DAY);
    const other = own.browser();
    other.cookie = tab.cookie;
    const [me, same] = await Promise.all([tab.enter(), other.enter()]);
    expect(same).toEqual(me);
    for (const one of [tab, other]) expect((await one.ask('GET', '/api/me')).json).toEqual(me);
    own.wait(DAY / 2);
    for (const one of [tab, other]) expect((await one.ask('GET', '/api/me')).json).toEqual(me);
  });
});

describe('sockets and a secret that was replaced', () => {
  it('a socket stays open when logins are looked up after its secret was replaced, however often', async () => {
    let listener: NodeListener | undefined;
    const others: OtherNodes = {
      headsOf: () => Promise.resolve(new Map()),
      listen: (given) => void (listener = given),
      now: () => Promise.resolve(0),
      tell: () => undefined,
    };
    const own = await fixtures.open({}, (store) => withMethods(store, { others }));
    const browser = await guest(own);
    const { person } = await browser.enter();
    const socket = await browser.connect();
    for (const label of ['first', 'second']) {
      await replaceSecret(own, browser);
      // The socket of a token that is gone shows that the look-up has happened.
      const token = await tokenOf(browser, { label });
      const ended = nextEvent(await browser.connect(shown(token)), 'close');
      await own.store.people.dropSecret(digestOf(token));
      listener?.noticed({ type: 'person', person: personId(person) });
      expect((await ended)[0]).toBe(CLOSE_CODES.loggedOut);
      expect(socket.readyState).toBe(socket.OPEN);
    }
    socket.terminate();
  });

  it('a sign-in is ended with the sockets that its earlier secrets opened', async () => {
    const own = await fixtures.open();
    const browser = await guest(own);
    const socket = await browser.connect();
    const closed = nextEvent(socket, 'close');
    const [before] = await signInsOf(browser);
    await replaceSecret(own, browser);
    const device = own.browser();
    const { code } = (await browser.ask('POST', '/api/me/codes')).json as { code: string };
    await device.ask('POST', '/api/codes', { body: { code } });
    const signIns = await signInsOf(device);
    expect(signIns.map(({ id }) => id)).toContain(before?.id);
    expect((await device.ask('DELETE', `/api/me/sign-ins/${before?.id}`)).json).toEqual({ ended: true });
    expect((await closed)[0]).toBe(CLOSE_CODES.loggedOut);
    expect((await browser.ask('GET', '/api/me')).status).toBe(401);
  });

  it('a sign-in is ended with a replacement that was never shown', async () => {
    const own = await fixtures.open();
    const browser = await guest(own);
    const stolen = own.browser();
    stolen.cookie = browser.cookie;
    own.wait(DAY);
    await stolen.enter();
    const { id } = (await signInsOf(browser)).find(({ isThis }) => isThis) ?? { id: '' };
    await browser.ask('DELETE', `/api/me/sign-ins/${id}`);
    expect((await stolen.ask('GET', '/api/me')).status).toBe(401);
  });
});
