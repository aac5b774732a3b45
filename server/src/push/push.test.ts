import { randomBytes } from 'node:crypto';
import { type PersonId, personId } from '@miaou/table';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import type { Browser } from '../testing/house/browser.js';
import { type House, openVillage } from '../testing/house/house.js';
import { openTableAs } from '../testing/house/tables.js';
import { Wire } from '../testing/house/wire.js';
import { PushService } from '../testing/push/pushService.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const KEYS = webPush.generateVAPIDKeys();
const SETTINGS = {
  pushPublicKey: KEYS.publicKey,
  pushPrivateKey: KEYS.privateKey,
  pushContact: 'mailto:host@cats.example',
};

const village = await openVillage();
afterAll(() => village.close());

let service: PushService;
beforeEach(async () => {
  service = await PushService.open();
});
afterEach(() => service.close());

const openHouse = (): Promise<House> =>
  village.open(SETTINGS, undefined, { pushReach: { mayCall: ({ port }) => port !== '443' } });

/** Three people who sit at a table that is about to begin; the others have left, and their host knows it. */
const gather = async (house: House) => {
  const browsers = [house.browser(), house.browser(), house.browser()] as const;
  const people: PersonId[] = [];
  for (const browser of browsers) people.push(personId((await browser.enter()).person));
  const table = await openTableAs(browsers[0]);
  const wires: Wire[] = [];
  for (const browser of browsers) {
    const wire = await Wire.open(browser);
    wire.send({ type: 'watch', table, follow: 'views' });
    await wire.command(table, { type: 'sit' });
    wires.push(wire);
  }
  const [host, ...others] = wires as [Wire, Wire, Wire];
  for (const { socket } of others) socket.close();
  await host.next(({ type, present }) => type === 'presence' && String(present) === people[0]);
  return { table, host, browsers, people: people as [PersonId, PersonId, PersonId] };
};

const subscribe = async (browser: Browser, body: object): Promise<number> =>
  (await browser.ask('PUT', '/api/me/push', { body })).status;

describe('a person who is away', () => {
  it('is told once when they come to owe a decision, and only what their own browser can read', async () => {
    const house = await openHouse();
    const { table, host, browsers } = await gather(house);
    const { browser, subscription } = service.subscribe('ben');
    expect(await subscribe(browsers[0], service.subscribe('ana').subscription)).toBe(200);
    expect(await subscribe(browsers[1], { ...subscription, expirationTime: null })).toBe(200);
    await host.command(table, { type: 'start' });
    const { path, headers, body } = await service.next();
    expect(path).toBe('/ben');
    expect(browser.open(body)).toEqual({ table, game: 'felix' });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(JSON.stringify(headers)).not.toContain(table);
    expect(String(headers.authorization)).toContain(KEYS.publicKey);
    const legal = (await host.next((message) => 'legal' in message))['legal'] as object[];
    await host.command(table, { type: 'move', move: legal[0] });
    expect(service.unread).toBe(0);
  });

  it('is not called again where their browser has taken its subscription back', async () => {
    const house = await openHouse();
    const { table, host, browsers, people } = await gather(house);
    await subscribe(browsers[1], service.subscribe('gone', 410).subscription);
    await subscribe(browsers[1], service.subscribe('busy', 500).subscription);
    await host.command(table, { type: 'start' });
    await service.next();
    await service.next();
    await vi.waitFor(async () => {
      const left = await house.store.pushes.of(people[1]);
      expect(left.map(({ endpoint }) => new URL(endpoint).pathname)).toEqual(['/busy']);
    });
  });
});

describe('subscriptions', () => {
  it('can be made where the host set keys, and nowhere else', async () => {
    const [house, without] = [await openHouse(), await village.open()];
    expect((await house.browser().ask('GET', '/api/push')).json).toEqual({ publicKey: KEYS.publicKey });
    expect((await without.browser().ask('GET', '/api/push')).json).toEqual({ publicKey: null });
    const guest = without.browser();
    await guest.enter();
    expect(await subscribe(guest, service.subscribe('x').subscription)).toBe(404);
  });

  it('are nobody’s without a person', async () => {
    const house = await openHouse();
    expect(await subscribe(house.browser(), service.subscribe('x').subscription)).toBe(401);
    expect((await house.browser().ask('DELETE', '/api/me/push')).status).toBe(401);
  });

  it.each([
    ['no subscription', {}],
    ['another place than a push service', { endpoint: 'https://push.example:443/x', keys: 'good' }],
    ['a key that is too short', { keys: { p256dh: 'x', auth: randomBytes(16).toString('base64url') } }],
    ['more than a subscription', { extra: 1 }],
    ['an endpoint without end', { endpoint: `https://push.example/${'x'.repeat(1000)}` }],
  ])('are refused: %s', async (what, change) => {
    const house = await openHouse();
    const guest = house.browser();
    await guest.enter();
    const good = service.subscribe('x').subscription;
    const body = what === 'no subscription' ? change : { ...good, ...change };
    expect(await subscribe(guest, body)).toBe(400);
  });

  it('end for one browser or for all', async () => {
    const house = await openHouse();
    const guest = house.browser();
    const me = personId((await guest.enter()).person);
    const endpoints = ['one', 'two', 'three'].map((name) => service.subscribe(name).subscription);
    for (const subscription of endpoints) await subscribe(guest, subscription);
    const raw = JSON.stringify({ endpoint: endpoints[0]?.endpoint });
    await guest.ask('DELETE', '/api/me/push', { raw, headers: { 'content-length': String(raw.length) } });
    expect(await house.store.pushes.of(me)).toHaveLength(2);
    expect((await guest.ask('DELETE', '/api/me/push')).json).toEqual({ saved: false });
    expect(await house.store.pushes.of(me)).toEqual([]);
  });
});
