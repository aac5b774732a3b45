import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { PushBrowser } from '../testing/push/pushBrowser.js';
import { nextEvent } from '../testing/waiting.js';
import { PushSender } from './pushSender.js';

const KEYS = { ...webPush.generateVAPIDKeys(), contact: 'mailto:host@cats.example' };
const PATIENT = { milliseconds: 600_000, callsAtOnce: 2, callsWaiting: 1 };

/** A push service that answers when the test says so. */
let service: Server;
const waiting: ServerResponse[] = [];

beforeEach(async () => {
  waiting.length = 0;
  service = createServer((_, response) => void waiting.push(response));
  service.listen(0, '127.0.0.1');
  await nextEvent(service, 'listening');
});
afterEach(() => {
  service.close();
  service.closeAllConnections();
});

const deliver = (sender: PushSender, path = '/x'): ReturnType<PushSender['deliver']> => {
  const { port } = service.address() as AddressInfo;
  const subscription = { endpoint: `http://127.0.0.1:${port}${path}`, keys: new PushBrowser().keys };
  return sender.deliver(subscription, { table: 't', game: 'felix' });
};

const requests = async (count: number): Promise<void> => {
  while (waiting.length < count) await nextEvent(service, 'request');
};

describe('calls to a push service', () => {
  it('a call to a service that says nothing ends', async () => {
    const sender = new PushSender(KEYS, { mayCall: () => true }, { ...PATIENT, milliseconds: 50 });
    expect(await deliver(sender)).toBe('failed');
  });

  it('a call to a service that never ends its answer ends', async () => {
    const sender = new PushSender(KEYS, { mayCall: () => true }, { ...PATIENT, milliseconds: 200 });
    service.on('request', (_, response: ServerResponse) => {
      response.writeHead(201).write('d');
      const drip = setInterval(() => response.write('r'), 5);
      response.once('close', () => clearInterval(drip));
    });
    await deliver(sender);
    const [response] = waiting;
    if (response?.destroyed === false) await nextEvent(response, 'close');
    expect(response?.writableFinished).toBe(false);
  });

  it('so many calls are made at once, so many wait, and no more', async () => {
    const sender = new PushSender(KEYS, { mayCall: () => true }, PATIENT);
    const calls = [deliver(sender), deliver(sender)];
    await requests(2);
    const third = deliver(sender);
    expect(await deliver(sender)).toBe('failed');
    expect(waiting).toHaveLength(2);
    waiting[0]?.writeHead(201).end();
    await requests(3);
    for (const response of waiting.slice(1)) response.writeHead(201).end();
    expect(await Promise.all([...calls, third])).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('a call is under way until its answer has ended, and delivered by its status', async () => {
    const sender = new PushSender(KEYS, { mayCall: () => true }, PATIENT);
    service.on('request', ({ url }: IncomingMessage, response: ServerResponse) => {
      response.writeHead(201).write('d');
      if (url === '/whole') response.end();
    });
    const calls = [deliver(sender), deliver(sender)];
    await requests(2);
    // When a later call has been answered, the others have heard that theirs succeeded.
    expect(await deliver(new PushSender(KEYS, { mayCall: () => true }, PATIENT), '/whole')).toBe('delivered');
    const third = deliver(sender);
    expect(await deliver(sender)).toBe('failed');
    for (const response of waiting.slice(0, 2)) response.end();
    await requests(4);
    waiting[3]?.end();
    expect(await Promise.all([...calls, third])).toEqual(['delivered', 'delivered', 'delivered']);
  });
});
