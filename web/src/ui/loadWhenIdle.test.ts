import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWhenIdle } from './loadWhenIdle';

const line = { onLine: true, serviceWorker: { controller: null as object | null } };
const page = new EventTarget();

beforeEach(() => {
  Object.assign(line, { onLine: true, serviceWorker: { controller: null } });
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

/** Lets everything happen that waits for nothing from outside. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

/** What was asked for, and what was shown. */
const loading = () => {
  const seen = { asked: 0, shown: [] as string[], cancel: (): void => undefined };
  const load = (): Promise<string> => {
    seen.asked += 1;
    return Promise.resolve('a part');
  };
  seen.cancel = loadWhenIdle(load, (part) => seen.shown.push(part));
  return seen;
};

describe('a part of the page that is loaded later', () => {
  it('is loaded at once where there is a connection', async () => {
    const seen = loading();
    await settled();
    expect(seen.shown).toEqual(['a part']);
  });

  it('is asked for only when the broken line has healed: a failed import could not be tried again', async () => {
    line.onLine = false;
    const seen = loading();
    await settled();
    expect(seen.asked).toBe(0);
    page.dispatchEvent(new Event('online'));
    await settled();
    expect(seen.shown).toEqual(['a part']);
  });

  it('is loaded without a connection where the page is stored on the device', async () => {
    line.onLine = false;
    line.serviceWorker.controller = {};
    const seen = loading();
    await settled();
    expect(seen.shown).toEqual(['a part']);
  });

  it('is not loaded for a screen that was left while the line was broken', async () => {
    line.onLine = false;
    const seen = loading();
    await settled();
    seen.cancel();
    page.dispatchEvent(new Event('online'));
    await settled();
    expect(seen.asked).toBe(0);
  });
});
