import { afterAll, describe, expect, it } from 'vitest';
import type { Browser, Response } from '../testing/http/browser.js';
import { openServerFixtures } from '../testing/http/serverFixture.js';
import { openTableAs } from '../testing/http/tables.js';
import { TestSocket } from '../testing/http/testSocket.js';
import { nextEvent } from '../testing/waiting.js';

const fixtures = await openServerFixtures();
const fixture = await fixtures.open();
afterAll(() => fixtures.close());

const asOperator = async (method: string, path: string): Promise<Response> =>
  fixture.browser().ask(method, `/api/admin/${path}`, {
    headers: { authorization: `Bearer ${fixture.operatorSecret}`, origin: undefined },
  });

const enter = async (name: string) => {
  const browser = fixture.browser();
  const { person } = await browser.enter();
  await browser.ask('PATCH', '/api/me', { body: { name } });
  return { browser, person };
};

type Snapshot = { readonly n: number; readonly stage: string; readonly seats: readonly object[] };

const snapshotIn = (message: object): Snapshot => (message as { snapshot: Snapshot }).snapshot;

const watch = async (browser: Browser, table: string): Promise<TestSocket> => {
  const socket = await TestSocket.open(browser);
  socket.send({ type: 'watch', table, follow: 'events' });
  return socket;
};

/** A person in a seat, with an open socket. */
const sit = async (browser: Browser, table: string): Promise<TestSocket> => {
  const socket = await watch(browser, table);
  await socket.next(({ type }) => type === 'watching');
  await socket.command(table, { type: 'sit' });
  return socket;
};

/** Two people in a running match, of whom the first has said something. */
const playing = async () => {
  const [ana, ben] = [await enter('Ana Anarchista'), await enter('Ben')];
  const table = await openTableAs(ana.browser, { game: 'chop', seats: 2 });
  const [anaSocket, benSocket] = [await sit(ana.browser, table), await sit(ben.browser, table)];
  await anaSocket.command(table, { type: 'say', saying: { text: 'I live by the harbour' } });
  expect(await anaSocket.command(table, { type: 'start' })).not.toHaveProperty('refusal');
  return { ana: { ...ana, socket: anaSocket }, ben: { ...ben, socket: benSocket }, table };
};

const theirWords = /Anarchista|harbour/;

describe('erasing a person', () => {
  it('a person who erases themselves leaves a nameless seat, a match that goes on, and nothing else', async () => {
    const { ana, ben, table } = await playing();
    const closed = nextEvent(ana.socket.socket, 'close');
    const { status, headers } = await ana.browser.ask('DELETE', '/api/me');
    expect([status, headers['set-cookie']?.[0]]).toEqual([200, expect.stringMatching(/^miaou=;/)]);
    await closed;
    const again = await ben.socket.next(
      (message) => message['type'] === 'watching' && JSON.stringify(message).includes('Guest'),
    );
    expect(snapshotIn(again)).toMatchObject({
      stage: 'playing',
      seats: [{ person: ana.person, name: 'Guest', standIn: 'left' }, { name: 'Ben' }],
    });
    const late = await watch((await enter('Cleo')).browser, table);
    expect(JSON.stringify(await late.next(({ type }) => type === 'watching'))).not.toMatch(theirWords);
    expect((await asOperator('GET', `people/${ana.person}`)).status).toBe(404);
    expect(await fixture.store.personal.textsOf(ana.person as never, 9)).toEqual([]);
    expect(JSON.stringify(await fixture.store.readLog(table as never))).not.toMatch(theirWords);
    expect(await ben.socket.command(table, { type: 'resign' })).not.toHaveProperty('refusal');
    for (const { socket } of [ben.socket, late]) socket.terminate();
  });

  it('a client that comes back and resumes is not told what an erased person said', async () => {
    const [ana, cleo] = [await enter('Ana'), await enter('Cleo')];
    const table = await openTableAs(ana.browser, { game: 'chop', seats: 2 });
    const before = await watch(cleo.browser, table);
    const { n } = snapshotIn(await before.next(({ type }) => type === 'watching'));
    const socket = await sit(ana.browser, table);
    await socket.command(table, { type: 'say', saying: { text: 'I live by the harbour' } });
    await ana.browser.ask('DELETE', '/api/me');
    const after = await TestSocket.open(cleo.browser);
    after.send({ type: 'watch', table, follow: 'events', since: { as: 'spectator', n } });
    expect(await after.next(({ type }) => type === 'watching' || type === 'resumed')).toMatchObject({
      type: 'watching',
    });
    for (const one of [before, socket, after]) one.socket.terminate();
  });

  it('the table of an erased host who never sat has another host at once', async () => {
    const [ana, ben] = [await enter('Ana'), await enter('Ben')];
    const table = await openTableAs(ana.browser, { game: 'chop', seats: 2 });
    const socket = await sit(ben.browser, table);
    await ana.browser.ask('DELETE', '/api/me');
    const again = await socket.next(
      (message) => message['type'] === 'watching' && (message['snapshot'] as { host?: string }).host === ben.person,
    );
    expect(snapshotIn(again)).toMatchObject({ stage: 'gathering' });
    expect(await socket.command(table, { type: 'seatBot', seat: 1, bot: 'random' })).not.toHaveProperty('refusal');
    socket.socket.terminate();
  });

  it('a cookie or token of an erased person opens nothing', async () => {
    const { browser } = await enter('Ana');
    const { token } = (await browser.ask('POST', '/api/me/tokens')).json as { token: string };
    const { cookie } = browser;
    expect((await browser.ask('DELETE', '/api/me')).status).toBe(200);
    expect(browser.cookie).toBeUndefined();
    browser.cookie = cookie;
    expect((await browser.ask('GET', '/api/me')).status).toBe(401);
    const headers = { authorization: `Bearer ${token}`, cookie: undefined };
    expect((await browser.ask('GET', '/api/me', { headers })).status).toBe(401);
  });

  it('a program cannot erase its person, nor read all that is stored of them', async () => {
    const { browser } = await enter('Ana');
    const { token } = (await browser.ask('POST', '/api/me/tokens')).json as { token: string };
    const headers = { authorization: `Bearer ${token}`, cookie: undefined };
    for (const [method, path] of [
      ['DELETE', '/api/me'],
      ['GET', '/api/me/export'],
    ] as const)
      expect((await browser.ask(method, path, { headers })).status).toBe(403);
    expect((await browser.ask('GET', '/api/me')).status).toBe(200);
  });

  it('the operator erases a person, once', async () => {
    const { ana, ben, table } = await playing();
    expect((await asOperator('DELETE', `people/${ana.person}`)).json).toEqual({ erased: true });
    expect((await asOperator('DELETE', `people/${ana.person}`)).status).toBe(404);
    expect((await asOperator('DELETE', 'people/nobody')).status).toBe(404);
    expect(JSON.stringify(await fixture.store.readLog(table as never))).not.toMatch(theirWords);
    for (const { socket } of [ana.socket, ben.socket]) socket.terminate();
  });

  it('to everybody but the operator the address does not exist', async () => {
    const [ana, ben] = [await enter('Ana'), await enter('Ben')];
    expect((await ben.browser.ask('DELETE', `/api/admin/people/${ana.person}`)).status).toBe(404);
    expect((await ana.browser.ask('GET', '/api/me')).status).toBe(200);
  });
});

describe('what is stored of a person', () => {
  it('a person gets all that is stored of them, as a file, and nothing of anybody else', async () => {
    const { ana, ben, table } = await playing();
    await ben.socket.command(table, { type: 'say', saying: { text: 'nobody else may read this' } });
    const { status, headers, json, text } = await ana.browser.ask('GET', '/api/me/export');
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="miaou.json"']);
    expect(json).toMatchObject({
      person: { id: ana.person, name: 'Ana Anarchista' },
      signIns: [{ kind: 'cookie' }],
      pushSubscriptions: [],
      tables: [{ table, stage: 'playing' }],
      reports: [],
      sanctions: [],
    });
    const { texts } = json as { texts: readonly object[] };
    expect(texts).toContainEqual(expect.objectContaining({ table, saying: { text: 'I live by the harbour' } }));
    expect(text).not.toMatch(/nobody else|"deal"|Ben/);
    expect((await asOperator('GET', `people/${ana.person}/export`)).json).toEqual(json);
    for (const { socket } of [ana.socket, ben.socket]) socket.terminate();
  });

  it('exports are limited', async () => {
    const { browser } = await enter('Ana');
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push((await browser.ask('GET', '/api/me/export')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
