import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPush, type PushDevice, type Subscription } from './push';

interface Asked {
  readonly method: string | undefined;
  readonly path: unknown;
  readonly body: unknown;
}

/** A server that has a key, or none, and notes what it is asked. */
const serverWith = (publicKey: string | null): Asked[] => {
  const asked: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((path, request) => {
    const body: unknown = typeof request?.body === 'string' ? JSON.parse(request.body) : undefined;
    asked.push({ method: request?.method, path, body });
    return Promise.resolve(new Response(JSON.stringify(path === '/api/push' ? { publicKey } : {})));
  });
  return asked;
};

class Browser implements PushDevice {
  kept: Subscription | null = null;

  readonly #allowed: boolean;
  readonly #willing: boolean;

  constructor(allowed = true, willing = true) {
    this.#allowed = allowed;
    this.#willing = willing;
  }

  isAllowed(): boolean {
    return this.#allowed;
  }

  subscription(): Promise<Subscription | null> {
    return Promise.resolve(this.kept);
  }

  subscribe(key: string): Promise<Subscription | null> {
    const endpoint = `https://push.example/${key}`;
    const unsubscribe = (): Promise<unknown> => {
      this.kept = null;
      return Promise.resolve(true);
    };
    this.kept = this.#willing ? { endpoint, toJSON: () => ({ endpoint }), unsubscribe } : null;
    return Promise.resolve(this.kept);
  }
}

afterEach(() => vi.restoreAllMocks());

const PUT = { method: 'PUT', path: '/api/me/push', body: { endpoint: 'https://push.example/key' } };

describe('news of turns', () => {
  it('turn notifications are sent to a browser that may show them', async () => {
    const asked = serverWith('key');
    await keepPush(new Browser(), true);
    expect(asked.at(-1)).toEqual(PUT);
  });

  it('turn notifications are asked for again on the next visit with the same subscription', async () => {
    const browser = new Browser();
    const asked = serverWith('key');
    await keepPush(browser, true);
    await keepPush(browser, true);
    expect(asked.filter(({ method }) => method === 'PUT')).toEqual([PUT, PUT]);
  });

  it.each([
    ['the visitor has not allowed them', new Browser(false), 'key'],
    ['the browser refuses them', new Browser(true, false), 'key'],
    ['the operator set no keys', new Browser(), null],
  ])('turn notifications are not asked for where %s', async (_, browser, key) => {
    const asked = serverWith(key);
    await keepPush(browser, true);
    expect(asked.map(({ method }) => method)).not.toContain('PUT');
  });

  it('turn notifications end when they are not wanted any more', async () => {
    const browser = new Browser();
    const asked = serverWith('key');
    await keepPush(browser, true);
    await keepPush(browser, false);
    expect(asked.at(-1)).toEqual({ ...PUT, method: 'DELETE' });
    expect(browser.kept).toBeNull();
  });

  it('turn notifications cost nothing where nobody ever wanted them', async () => {
    const asked = serverWith('key');
    await keepPush(new Browser(), false);
    expect(asked).toEqual([]);
  });
});
