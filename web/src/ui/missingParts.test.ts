import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shell } from '../texts/shell/index';
import { offerMissingParts } from './missingParts';
import { notices } from './notices.svelte';

const page = new EventTarget();
const device = {
  onLine: true,
  serviceWorker: { controller: null as object | null },
  userActivation: { isActive: false },
};
const reload = vi.fn<() => void>();

beforeAll(async () => {
  vi.stubGlobal('window', page);
  await shell.ready();
  offerMissingParts();
});

beforeEach(() => {
  Object.assign(device, { onLine: true, serviceWorker: { controller: null }, userActivation: { isActive: false } });
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('location', { reload });
  reload.mockClear();
});

afterEach(() => {
  for (const { id } of notices.shown) notices.drop(id);
});

/** A part could not be loaded. */
const miss = (part: string): void => {
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(part) }));
};
const told = (): readonly string[] => notices.shown.map(({ text }) => text);
const pressRemedy = async (): Promise<void> => {
  notices.shown[0]?.remedy?.apply();
  await vi.waitFor(() => expect(reload.mock.calls.length + notices.shown.length).not.toBe(1));
};

describe('a part of the page that did not arrive', () => {
  it('a part of the page that did not arrive is spoken of once while it is tried again by itself', () => {
    miss('a');
    expect(told()).toEqual([shell.words.partMissing]);
    notices.drop(notices.shown[0]?.id ?? 0);
    miss('a');
    expect(told()).toEqual([]);
  });

  it('a part of the page that did not arrive is spoken of each time somebody presses for it', () => {
    device.userActivation.isActive = true;
    miss('b');
    notices.drop(notices.shown[0]?.id ?? 0);
    miss('b');
    expect(told()).toEqual([shell.words.partMissing]);
  });

  it('a part of the page that did not arrive is not spoken of without a connection, which is told by itself', () => {
    device.onLine = false;
    miss('c');
    expect(told()).toEqual([]);
  });

  it('a part of the page that did not arrive comes with the page when it is loaded again', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    miss('d');
    await pressRemedy();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a part of the page that did not arrive does not cost the page where the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    miss('e');
    await pressRemedy();
    expect(reload).not.toHaveBeenCalled();
    expect(told()).toContain(shell.words.cannotLoadHint);
  });

  it('a part of the page that did not arrive is loaded again from the device where the page is stored there', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    device.serviceWorker.controller = {};
    miss('f');
    await pressRemedy();
    expect(reload).toHaveBeenCalledOnce();
  });
});
