import { afterAll, describe, expect, it } from 'vitest';
import type { Response } from '../testing/house/browser.js';
import { openVillage } from '../testing/house/house.js';
import { openTableAs } from '../testing/house/tables.js';
import { Wire } from '../testing/house/wire.js';

const village = await openVillage();
const house = await village.open();
afterAll(() => village.close());

const ABSENT = 'A'.repeat(22);

/** All that the asker can see, the clock's second aside. */
const bytesOf = ({ status, headers, text }: Response): unknown => ({ status, headers: { ...headers, date: '' }, text });

/** A table that only its host may know of, and somebody who is not the host. */
const closedTable = async () => {
  const [host, stranger] = [house.browser(), house.browser()];
  await host.enter();
  await stranger.enter();
  const table = await openTableAs(host, { access: { join: 'closed', watch: 'seated' } });
  return { host, stranger, table };
};

describe('absent and not yours', () => {
  it('are the same bytes over HTTP', async () => {
    const { stranger, table } = await closedTable();
    const [foreign, absent] = [
      await stranger.ask('GET', `/api/tables/${table}/records/1`),
      await stranger.ask('GET', `/api/tables/${ABSENT}/records/1`),
    ];
    expect(bytesOf(foreign)).toEqual(bytesOf(absent));
    expect(foreign.status).toBe(404);
  });

  it('are the same message over a socket, but for the id that was asked for', async () => {
    const { stranger, table } = await closedTable();
    const wire = await Wire.open(stranger);
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

  it('are the same on the operator’s addresses for whoever has no secret', async () => {
    const browser = house.browser();
    await browser.enter();
    const paths = ['/api/admin/status', '/api/admin/tables', '/api/admin/nothing'];
    const [absent, ...answers] = await Promise.all(
      [...paths, '/api/nothing'].toReversed().map((path) => browser.ask('GET', path)),
    );
    for (const response of answers) expect(bytesOf(response)).toEqual(absent && bytesOf(absent));
  });

  it('a closed table is in nobody’s lobby', async () => {
    const { stranger, table } = await closedTable();
    expect((await stranger.ask('GET', '/api/lobby')).text).not.toContain(table);
  });
});
