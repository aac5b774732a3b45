import { CLOSE_CODES } from '@miaou/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import type { Browser, Response } from '../testing/http/browser.js';
import { openServerFixtures, type ServerFixture } from '../testing/http/serverFixture.js';
import { openTableAs } from '../testing/http/tables.js';
import { TestSocket } from '../testing/http/testSocket.js';
import { nextEvent } from '../testing/waiting.js';

const HOUR = 60 * 60 * 1000;

const fixtures = await openServerFixtures();
const fixture = await fixtures.open({ behindProxy: 'true' });
afterAll(() => fixtures.close());

/** What the operator asks of a server. */
const asOperator = async (on: ServerFixture, method: string, path: string, body?: object): Promise<Response> =>
  on.browser().ask(method, `/api/admin/${path}`, {
    body,
    headers: { authorization: `Bearer ${on.operatorSecret}`, origin: undefined },
  });

const impose = async (body: object, on = fixture): Promise<{ id: string; until: number | null }> => {
  const { status, json, text } = await asOperator(on, 'POST', 'sanctions', { until: null, ...body });
  if (status !== 200) throw new Error(`nothing was imposed: ${text}`);
  return (json as { sanction: { id: string; until: number | null } }).sanction;
};

const lift = (id: string, on = fixture): Promise<Response> => asOperator(on, 'DELETE', `sanctions/${id}`);

const enter = async (headers: { [name: string]: string } = {}, on = fixture) => {
  const browser = on.browser();
  const { person, name } = await browser.enter(headers);
  return { browser, person, name };
};

const say = { type: 'say', saying: { text: 'hello' } };

/** A person in a seat, with an open socket. */
const sit = async (browser: Browser, table: string): Promise<TestSocket> => {
  const socket = await TestSocket.open(browser);
  socket.send({ type: 'watch', table, follow: 'events' });
  await socket.next(({ type }) => type === 'watching');
  await socket.command(table, { type: 'sit' });
  return socket;
};

const banned = (until: number | null): object => ({ status: 403, json: { refusal: { code: 'banned', until } } });

describe('a ban of a person', () => {
  it('a ban turns away requests and sockets of the person and of nobody else, with the reason and its end', async () => {
    const [culprit, other] = [await enter(), await enter()];
    const { until } = await impose({ kind: 'ban', person: culprit.person, until: 1_800_000_000_000 + HOUR });
    for (const [method, path] of [
      ['POST', '/api/me'],
      ['GET', '/api/me'],
      ['GET', '/api/me/tables'],
      ['POST', '/api/me/codes'],
      ['POST', '/api/tables'],
    ] as const)
      expect(await culprit.browser.ask(method, path)).toMatchObject(banned(until));
    expect(await culprit.browser.open()).toMatchObject({ status: 403 });
    expect((await other.browser.ask('GET', '/api/me')).status).toBe(200);
  });

  it('a ban closes the open sockets of the person at once, with the reason', async () => {
    const [culprit, other] = [await enter(), await enter()];
    const [socket, foreign] = [await TestSocket.open(culprit.browser), await TestSocket.open(other.browser)];
    const closed = nextEvent(socket.socket, 'close');
    await impose({ kind: 'ban', person: culprit.person });
    expect(await socket.next(({ type }) => type === 'error')).toEqual({
      type: 'error',
      refusal: { code: 'banned', until: null },
    });
    expect((await closed)[0]).toBe(CLOSE_CODES.banned);
    foreign.send({ type: 'ping', token: 1 });
    await foreign.next(({ type }) => type === 'pong');
    foreign.socket.terminate();
  });

  it('a banned person gets up, so that the others need not wait, and another person becomes the host', async () => {
    const [culprit, other] = [await enter(), await enter()];
    const table = await openTableAs(culprit.browser);
    const first = await sit(culprit.browser, table);
    const second = await sit(other.browser, table);
    await impose({ kind: 'ban', person: culprit.person });
    const update = await second.next(({ changes }) =>
      JSON.stringify(changes ?? '').includes(`"host":"${other.person}"`),
    );
    expect(update['changes']).toMatchObject([{ type: 'seats', seats: [{}, { person: other.person }, {}] }]);
    first.socket.terminate();
    second.socket.terminate();
  });

  it('a ban ends at its end, or when it is lifted', async () => {
    const own = await fixtures.open();
    const { browser, person } = await enter({}, own);
    await impose({ kind: 'ban', person, until: 1_800_000_000_000 + HOUR }, own);
    expect((await browser.ask('GET', '/api/me')).status).toBe(403);
    own.wait(HOUR);
    expect((await browser.ask('GET', '/api/me')).status).toBe(200);
    const { id } = await impose({ kind: 'ban', person }, own);
    expect((await browser.ask('GET', '/api/me')).status).toBe(403);
    expect((await lift(id, own)).json).toEqual({ lifted: true });
    expect((await lift(id, own)).status).toBe(404);
    expect((await browser.ask('GET', '/api/me')).status).toBe(200);
  });

  it('of two bans the one that holds longer counts', async () => {
    const { browser, person } = await enter();
    await impose({ kind: 'ban', person });
    await impose({ kind: 'ban', person, until: 1_800_000_000_000 + HOUR });
    expect(await browser.ask('GET', '/api/me')).toMatchObject(banned(null));
  });

  it('a ban holds after a restart', async () => {
    const own = await fixtures.open();
    const { browser, person } = await enter({}, own);
    await impose({ kind: 'ban', person }, own);
    const again = await fixtures.open({}, (unused) => {
      void unused.close();
      return own.store;
    });
    const returning = again.browser();
    returning.cookie = browser.cookie;
    expect(await returning.ask('GET', '/api/me')).toMatchObject(banned(null));
  });
});

describe('a ban of an address range', () => {
  const from = (address: string): { [name: string]: string } => ({ 'x-forwarded-for': address });

  it.each([
    ['192.0.2.0/24', '192.0.2.77', '192.0.3.1'],
    ['198.51.100.7', '198.51.100.7', '198.51.100.8'],
    ['2001:db8:1::/48', '2001:db8:1:2::9', '2001:db8:2::9'],
  ])('a ban of %s turns away %s and not %s', async (network, inside, outside) => {
    const { browser } = await enter(from(inside));
    const socket = await browser.connect(from(inside));
    const closed = nextEvent(socket, 'close');
    const { id } = await impose({ kind: 'ban', network });
    expect((await closed)[0]).toBe(CLOSE_CODES.banned);
    expect(await fixture.browser().ask('POST', '/api/me', { headers: from(inside) })).toMatchObject(banned(null));
    expect(await browser.open(from(inside))).toMatchObject({ status: 403 });
    expect((await browser.ask('GET', '/api/me', { headers: from(outside) })).status).toBe(200);
    expect((await fixture.browser().ask('POST', '/api/me', { headers: from(outside) })).status).toBe(200);
    await lift(id);
    expect((await browser.ask('GET', '/api/me', { headers: from(inside) })).status).toBe(200);
  });

  it('the operator is not locked out by a ban of their own address', async () => {
    const own = await fixtures.open();
    const { id } = await impose({ kind: 'ban', network: '127.0.0.0/8' }, own);
    expect((await own.browser().ask('POST', '/api/me')).status).toBe(403);
    expect((await asOperator(own, 'GET', 'sanctions')).json).toMatchObject({ sanctions: [{ id }] });
    expect((await own.browser().ask('GET', '/api/admin/status')).status).toBe(404);
    expect((await lift(id, own)).status).toBe(200);
  });
});

describe('a person who is silenced', () => {
  it('a silenced person has a guest’s name, neither talks nor reacts nor chooses a name, and plays on', async () => {
    const [culprit, other] = [await enter(), await enter()];
    await culprit.browser.ask('PATCH', '/api/me', { body: { name: 'Insult' } });
    const table = await openTableAs(culprit.browser);
    const socket = await sit(culprit.browser, table);
    const listener = await sit(other.browser, table);
    const heard: string[] = [];
    listener.socket.on('message', (bytes: Buffer) => heard.push(bytes.toString()));
    const { until } = await impose({ kind: 'silence', person: culprit.person, until: 1_800_000_000_000 + HOUR });

    const renamed = await listener.next(({ changes }) => JSON.stringify(changes ?? '').includes('"Guest'));
    expect(JSON.stringify(renamed)).not.toContain('Insult');
    const refusal = { code: 'silenced', until };
    expect(await socket.command(table, say)).toMatchObject({ refusal });
    expect(await socket.command(table, { type: 'say', saying: { preset: 'hello' } })).toMatchObject({ refusal });
    socket.send({ type: 'react', table, reaction: 'hiss' });
    expect(await culprit.browser.ask('PATCH', '/api/me', { body: { name: 'Insult' } })).toMatchObject({
      status: 403,
      json: { refusal },
    });
    expect(await socket.command(table, { type: 'standUp' })).not.toHaveProperty('refusal');
    expect(await listener.command(table, say)).not.toHaveProperty('refusal');
    expect(heard.join('\n')).not.toContain('"reaction"');
    socket.socket.terminate();
    listener.socket.terminate();
  });

  it('a silence ends by being lifted', async () => {
    const { browser, person } = await enter();
    const { id } = await impose({ kind: 'silence', person });
    expect((await browser.ask('PATCH', '/api/me', { body: { name: 'Ida' } })).status).toBe(403);
    await lift(id);
    expect((await browser.ask('PATCH', '/api/me', { body: { name: 'Ida' } })).status).toBe(200);
  });
});

describe('a table that the operator closes', () => {
  it('everybody at a closed table is told, and it takes no more commands and is in no list', async () => {
    const { browser } = await enter();
    const table = await openTableAs(browser, { access: { join: 'public', watch: 'anyone' } });
    const socket = await sit(browser, table);
    expect((await browser.ask('GET', '/api/lobby')).text).toContain(table);
    expect((await asOperator(fixture, 'POST', `tables/${table}/close`)).json).toEqual({ closed: true });
    const update = await socket.next(({ changes }) => JSON.stringify(changes ?? '').includes('"closed"'));
    expect(update['changes']).toEqual([{ type: 'stage', stage: 'closed', match: 0 }]);
    expect(await socket.command(table, say)).toMatchObject({ refusal: { code: 'closed-by-operator' } });
    expect((await browser.ask('GET', '/api/lobby')).text).not.toContain(table);
    expect((await browser.ask('GET', '/api/me/tables')).json).toEqual({ tables: [] });
    expect((await asOperator(fixture, 'POST', `tables/${table}/close`)).status).toBe(409);
    socket.socket.terminate();
  });

  it('an absent table cannot be closed', async () => {
    expect((await asOperator(fixture, 'POST', `tables/${'A'.repeat(22)}/close`)).status).toBe(404);
    expect((await asOperator(fixture, 'POST', 'tables/short/close')).status).toBe(404);
  });
});

describe('what the operator sees of people', () => {
  it('the operator sees a person’s name, sign-ins, tables and sanctions, and not their secrets', async () => {
    const { browser, person, name } = await enter();
    const table = await openTableAs(browser);
    const { id } = await impose({ kind: 'silence', person, note: 'spam' });
    const { json, text } = await asOperator(fixture, 'GET', `people/${person}`);
    expect(json).toMatchObject({
      person: { id: person, isConnected: false },
      signIns: 1,
      tables: [table],
      sanctions: [{ id, kind: 'silence', note: 'spam' }],
    });
    expect(text).not.toContain(browser.cookie?.split('=')[1]);
    expect(text).not.toContain(name);
    expect((await asOperator(fixture, 'GET', `people/${'A'.repeat(22)}`)).status).toBe(404);
  });

  it.each([
    ['a kind that is none', { kind: 'exile', person: 'A'.repeat(22) }],
    ['the silence of a range', { kind: 'silence', network: '10.0.0.0/8' }],
    ['a range that is none', { kind: 'ban', network: 'cats' }],
    ['half of all addresses', { kind: 'ban', network: '128.0.0.0/1' }],
    ['an end in the past', { kind: 'ban', network: '10.0.0.0/8', until: 5 }],
    ['nobody', { kind: 'ban' }],
    ['more than is known', { kind: 'ban', network: '10.0.0.0/8', forever: true }],
  ])('the operator cannot impose %s', async (_, body) => {
    expect((await asOperator(fixture, 'POST', 'sanctions', { until: null, ...body })).status).toBe(400);
  });

  it('nobody can be banned who does not exist', async () => {
    const body = { kind: 'ban', person: 'A'.repeat(22), until: null };
    expect((await asOperator(fixture, 'POST', 'sanctions', body)).status).toBe(404);
  });
});

describe('a report', () => {
  it('a report reaches the operator with the table, both people and the newest chat, and is done once', async () => {
    const own = await fixtures.open();
    const [culprit, victim] = [await enter({}, own), await enter({}, own)];
    const table = await openTableAs(culprit.browser);
    const socket = await sit(culprit.browser, table);
    for (const text of ['first', 'second']) await socket.command(table, { type: 'say', saying: { text } });
    const body = { person: culprit.person, reason: 'insults', text: ' they\nsaid\u202E it ' };
    expect(await victim.browser.ask('POST', `/api/tables/${table}/reports`, { body })).toMatchObject({
      status: 201,
      json: { reported: true },
    });
    const { json } = await asOperator(own, 'GET', 'reports');
    const { reports } = json as { reports: { number: number }[] };
    expect(reports).toMatchObject([
      {
        table,
        reporter: victim.person,
        person: culprit.person,
        name: culprit.name,
        reason: 'insults',
        text: 'they said it',
        chat: [{ saying: { text: 'first' } }, { saying: { text: 'second' } }],
        doneAt: null,
      },
    ]);
    const number = reports[0]?.number ?? 0;
    expect((await asOperator(own, 'GET', `reports/before/${number}`)).json).toEqual({ reports: [] });
    expect((await asOperator(own, 'POST', `reports/${number}/done`)).status).toBe(200);
    expect((await asOperator(own, 'POST', `reports/${number}/done`)).status).toBe(404);
    socket.socket.terminate();
  });

  it('only somebody at the same table can be reported, and not oneself', async () => {
    const [one, other, stranger] = [await enter(), await enter(), await enter()];
    const table = await openTableAs(one.browser);
    const socket = await sit(one.browser, table);
    const tell = (person: string): Promise<Response> =>
      other.browser.ask('POST', `/api/tables/${table}/reports`, { body: { person, reason: 'spam' } });
    expect(await tell(stranger.person)).toMatchObject({
      status: 400,
      json: { refusal: { code: 'not-at-this-table' } },
    });
    expect((await tell(other.person)).status).toBe(400);
    expect((await tell(one.person)).status).toBe(201);
    socket.socket.terminate();
  });

  it('a table that is hidden and one that is absent answer a report alike', async () => {
    const [host, stranger] = [await enter(), await enter()];
    const table = await openTableAs(host.browser, { access: { join: 'closed', watch: 'seated' } });
    const tell = async (id: string): Promise<unknown> => {
      const body = { person: host.person, reason: 'spam' };
      const { status, json } = await stranger.browser.ask('POST', `/api/tables/${id}/reports`, { body });
      return { status, json };
    };
    expect(await tell(table)).toEqual(await tell('A'.repeat(22)));
  });

  it('reports of one person are limited', async () => {
    const { browser } = await enter();
    const table = await openTableAs(browser);
    const body = { person: 'A'.repeat(22), reason: 'spam' };
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++)
      statuses.push((await browser.ask('POST', `/api/tables/${table}/reports`, { body })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});
