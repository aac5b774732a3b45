import { randomBytes } from 'node:crypto';
import { type PersonId, personId } from '@miaou/table';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import type { Browser } from '../testing/http/browser.js';
import { openServerFixtures, type ServerFixture } from '../testing/http/serverFixture.js';
import { openTableAs } from '../testing/http/tables.js';
import { TestSocket } from '../testing/http/testSocket.js';
import { PushService } from '../testing/push/pushService.js';

const KEYS = webPush.generateVAPIDKeys();
const SETTINGS = {
  pushPublicKey: KEYS.publicKey,
  pushPrivateKey: KEYS.privateKey,
  pushContact: 'mailto:host@cats.example',
};

const fixtures = await openServerFixtures();
afterAll(() => fixtures.close());

let service: PushService;
beforeEach(async () => {
  service = await PushService.open();
});
afterEach(() => service.close());

const openServerFixture = (): Promise<ServerFixture> =>
  fixtures.open(SETTINGS, undefined, { pushAllowlist: { mayCall: ({ port }) => port !== '443' } });

/** Three people who sit at a table that is about to begin; the others have left, and their host knows it. */
const gather = async (fixture: ServerFixture) => {
  const browsers = [fixture.browser(), fixture.browser(), fixture.browser()] as const;
  const people: PersonId[] = [];
  for (const browser of browsers) people.push(personId((await browser.enter()).person));
  const table = await openTableAs(browsers[0]);
  const wires: TestSocket[] = [];
  for (const browser of browsers) {
    const wire = await TestSocket.open(browser);
    wire.send({ type: 'watch', table, follow: 'views' });
    await wire.command(table, { type: 'sit' });
    wires.push(wire);
  }
  const [host, ...others] = wires as [TestSocket, TestSocket, TestSocket];
  for (const { socket } of others) socket.close();
  await host.next(({ type, present }) => type === 'presence' && String(present) === people[0]);
  return { table, host, browsers, people: people as [PersonId, PersonId, PersonId] };
};

const subscribe = async (browser: Browser, body: object): Promise<number> =>
  (await browser.ask('PUT', '/api/me/push', { body })).status;

describe('a person who is away', () => {
  it('a person who is away is notified once when it is their turn, encrypted for their browser', async () => {
    const fixture = await openServerFixture();
    const { table, host, browsers } = await gather(fixture);
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

  it('the push service cannot see from the topics that two browsers are told of the same table', async () => {
    const { table, host, browsers } = await gather(await openServerFixture());
    for (const name of ['desk', 'phone']) await subscribe(browsers[1], service.subscribe(name).subscription);
    await host.command(table, { type: 'start' });
    const topics = [await service.next(), await service.next()].map(({ headers }) => headers['topic']);
    expect(topics).toEqual([expect.any(String), expect.any(String)]);
    expect(new Set(topics).size).toBe(2);
  });

  it('a person whose browser ended its subscription is not notified there again', async () => {
    const fixture = await openServerFixture();
    const { table, host, browsers, people } = await gather(fixture);
    await subscribe(browsers[1], service.subscribe('gone', 410).subscription);
    await subscribe(browsers[1], service.subscribe('busy', 500).subscription);
    await host.command(table, { type: 'start' });
    await service.next();
    await service.next();
    await vi.waitFor(
      async () => {
        const left = await fixture.store.pushes.of(people[1]);
        expect(left.map(({ endpoint }) => new URL(endpoint).pathname)).toEqual(['/busy']);
      },
      { timeout: 60_000 },
    );
  });
});

describe('subscriptions', () => {
  it('subscriptions can be saved only where push keys are configured', async () => {
    const [fixture, without] = [await openServerFixture(), await fixtures.open()];
    expect((await fixture.browser().ask('GET', '/api/push')).json).toEqual({ publicKey: KEYS.publicKey });
    expect((await without.browser().ask('GET', '/api/push')).json).toEqual({ publicKey: null });
    const guest = without.browser();
    await guest.enter();
    expect(await subscribe(guest, service.subscribe('x').subscription)).toBe(404);
  });

  it('a subscription needs a known person', async () => {
    const fixture = await openServerFixture();
    expect(await subscribe(fixture.browser(), service.subscribe('x').subscription)).toBe(401);
    expect((await fixture.browser().ask('DELETE', '/api/me/push')).status).toBe(401);
  });

  it.each([
    ['no subscription', {}],
    ['another place than a push service', { endpoint: 'https://push.example:443/x', keys: 'good' }],
    ['a key that is too short', { keys: { p256dh: 'x', auth: randomBytes(16).toString('base64url') } }],
    ['more than a subscription', { extra: 1 }],
    ['an endpoint without end', { endpoint: `https://push.example/${'x'.repeat(1000)}` }],
  ])('a subscription is refused: %s', async (what, change) => {
    const fixture = await openServerFixture();
    const guest = fixture.browser();
    await guest.enter();
    const good = service.subscribe('x').subscription;
    const body = what === 'no subscription' ? change : { ...good, ...change };
    expect(await subscribe(guest, body)).toBe(400);
  });

  it('subscriptions end for one browser or for all', async () => {
    const fixture = await openServerFixture();
    const guest = fixture.browser();
    const me = personId((await guest.enter()).person);
    const endpoints = ['one', 'two', 'three'].map((name) => service.subscribe(name).subscription);
    for (const subscription of endpoints) await subscribe(guest, subscription);
    const raw = JSON.stringify({ endpoint: endpoints[0]?.endpoint });
    await guest.ask('DELETE', '/api/me/push', { raw, headers: { 'content-length': String(raw.length) } });
    expect(await fixture.store.pushes.of(me)).toHaveLength(2);
    expect((await guest.ask('DELETE', '/api/me/push')).json).toEqual({ saved: false });
    expect(await fixture.store.pushes.of(me)).toEqual([]);
  });
});
