import { afterAll, describe, expect, it } from 'vitest';
import { openServerFixtures, type ServerFixture } from '../testing/http/serverFixture.js';
import { openTableAs, SETTINGS } from '../testing/http/tables.js';
import { withMethods } from '../testing/live/withMethods.js';

const fixtures = await openServerFixtures();
afterAll(() => fixtures.close());

/** A measurement stands for a few seconds. */
const A_WHILE = 10_000;

const MEGABYTE = 1_000_000;

const openOnDisk = async (leastFreeMegabytes: string, free: () => number | undefined): Promise<ServerFixture> =>
  fixtures.open({ leastFreeMegabytes }, (store) =>
    withMethods(store, { measureDisk: () => Promise.resolve({ dataBytes: 1, freeBytes: free() }) }),
  );

const metricsOf = async (fixture: ServerFixture): Promise<string> =>
  (await fixture.browser().ask('GET', '/metrics', { headers: { authorization: `Bearer ${fixture.operatorSecret}` } }))
    .text;

describe('room on the disk', () => {
  it('below the floor new tables and guests are refused, and what is there goes on', async () => {
    let free = 300 * MEGABYTE;
    const fixture = await openOnDisk('200', () => free);
    const ana = fixture.browser();
    await ana.enter();
    await openTableAs(ana);
    free = 199 * MEGABYTE;
    fixture.wait(A_WHILE);
    const refusal = { status: 507, json: { refusal: { code: 'no-room' } } };
    expect(await ana.ask('POST', '/api/tables', { body: { settings: SETTINGS } })).toMatchObject(refusal);
    expect(await fixture.browser().ask('POST', '/api/me')).toMatchObject(refusal);
    expect(await ana.ask('POST', '/api/me')).toMatchObject({ status: 200 });
    expect(await ana.ask('PATCH', '/api/me', { body: { name: 'Ana' } })).toMatchObject({ status: 200 });
    free = 200 * MEGABYTE;
    fixture.wait(A_WHILE);
    await openTableAs(ana);
  });

  it('without a floor, or where the room cannot be known, nobody is refused', async () => {
    for (const fixture of [await openOnDisk('0', () => 0), await openOnDisk('200', () => undefined)]) {
      const ana = fixture.browser();
      await ana.enter();
      expect(await ana.ask('POST', '/api/tables', { body: { settings: SETTINGS } })).toMatchObject({ status: 201 });
    }
  });

  it('metrics have the size of the data, and the room where it is known', async () => {
    expect(await metricsOf(await openOnDisk('0', () => 7))).toMatch(/^miaou_data_bytes 1\n[^]*^miaou_free_bytes 7$/m);
    const unknown = await metricsOf(await openOnDisk('0', () => undefined));
    expect(unknown).toContain('\nmiaou_data_bytes 1\n');
    expect(unknown).not.toContain('\nmiaou_free_bytes ');
  });
});
