import { afterAll, describe, expect, it } from 'vitest';
import type { Response } from '../testing/http/browser.js';
import { openServerFixtures } from '../testing/http/serverFixture.js';
import { openTableAs } from '../testing/http/tables.js';
import { TestSocket } from '../testing/http/testSocket.js';

const fixtures = await openServerFixtures();
const fixture = await fixtures.open();
afterAll(() => fixtures.close());

const ABSENT = 'A'.repeat(22);

/** All that the asker can see, the clock's second aside. */
const bytesOf = ({ status, headers, text }: Response): unknown => ({ status, headers: { ...headers, date: '' }, text });

/** A table that only its host may know of, and somebody who is not the host. */
const closedTable = async () => {
  const [host, stranger] = [fixture.browser(), fixture.browser()];
  await host.enter();
  await stranger.enter();
  const table = await openTableAs(host, { access: { join: 'closed', watch: 'seated' } });
  return { host, stranger, table };
};

describe('absent and not yours', () => {
  it('an absent table and another person’s table give the same bytes over HTTP', async () => {
    const { stranger, table } = await closedTable();
    const [foreign, absent] = [
      await stranger.ask('GET', `/api/tables/${table}/records/1`),
      await stranger.ask('GET', `/api/tables/${ABSENT}/records/1`),
    ];
    expect(bytesOf(foreign)).toEqual(bytesOf(absent));
    expect(foreign.status).toBe(404);
  });

  it('an absent table and another person’s table give the same message over a socket, except for the id', async () => {
    const { stranger, table } = await closedTable();
    const wire = await TestSocket.open(stranger);
    const watch = (id: string): Promise<unknown> => {
      wire.send({ type: 'watch', table: id, follow: 'views' });
      return wire.next((message) => message['type'] === 'unwatched');
    };
    expect(JSON.stringify(await watch(table)).replace(table, ABSENT)).toBe(JSON.stringify(await watch(ABSENT)));
    const { answer: _, ...foreign } = await wire.command(table, { type: 'sit' });
    const { answer: __, ...absent } = await wire.command(ABSENT, { type: 'sit' });
    expect(foreign).toEqual(absent);
    wire.socket.terminate();
  });

  const OPERATORS = [
    '/api/admin/status',
    '/api/admin/tables',
    `/api/admin/tables/after/${ABSENT}`,
    `/api/admin/tables/${ABSENT}/close`,
    `/api/admin/people/${ABSENT}`,
    `/api/admin/people/${ABSENT}/logout-everywhere`,
    '/api/admin/sanctions',
    `/api/admin/sanctions/${ABSENT}`,
    '/api/admin/reports',
    '/api/admin/reports/before/1',
    '/api/admin/reports/1/done',
  ];

  it.each([
    ['nothing more', {}],
    ['no origin', { headers: { origin: undefined } }],
    ['a foreign origin', { headers: { origin: 'https://evil.example' } }],
    ['a body that is none', { raw: '{' }],
    ['a wrong secret', { headers: { origin: undefined, authorization: `Bearer ${'A'.repeat(32)}` } }],
  ])('the operator’s addresses look absent to every method, with %s', async (_, asking) => {
    const browser = fixture.browser();
    await browser.enter();
    for (const method of ['GET', 'PUT', 'POST', 'PATCH', 'DELETE']) {
      const absent = bytesOf(await browser.ask(method, '/api/nothing', asking));
      for (const path of OPERATORS) {
        fixture.wait(100);
        expect(bytesOf(await browser.ask(method, path, asking))).toEqual(absent);
      }
    }
  });

  it('a closed table is not listed in the lobby', async () => {
    const { stranger, table } = await closedTable();
    expect((await stranger.ask('GET', '/api/lobby')).text).not.toContain(table);
  });
});
