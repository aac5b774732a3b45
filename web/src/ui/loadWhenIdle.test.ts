import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdLaterParts, loadWhenIdle } from './loadWhenIdle';

const line = { onLine: true, serviceWorker: { controller: null as object | null } };
const page = new EventTarget();
const sheet = Object.assign(new EventTarget(), { hidden: false, querySelectorAll: () => [] });

beforeEach(() => {
  vi.useFakeTimers();
  sheet.hidden = false;
  vi.stubGlobal('document', sheet);
  Object.assign(line, { onLine: true, serviceWorker: { controller: null } });
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.useRealTimers());

/** Lets everything happen that waits for nothing from outside. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

const healLine = (): void => {
  line.onLine = true;
  page.dispatchEvent(new Event('online'));
};

interface Seen {
  asked: number;
  readonly shown: object[];
  cancel: () => void;
}

const PART = { name: 'a part' };
const HOUR = 3_600_000;

/** What was asked for, and what was shown; the first times nothing arrives. */
const loading = (failures = 0): Seen => {
  const seen: Seen = { asked: 0, shown: [], cancel: () => undefined };
  const load = (): Promise<object> => {
    seen.asked += 1;
    return seen.asked > failures ? Promise.resolve(PART) : Promise.reject(new Error('it did not arrive'));
  };
  seen.cancel = loadWhenIdle(load, (part) => seen.shown.push(part));
  return seen;
};

describe('a part of the page that is loaded later', () => {
  it('a part of the page that is loaded later is loaded at once where there is a connection', async () => {
    const seen = loading();
    await settled();
    expect(seen.shown).toEqual([PART]);
  });

  it('a part of the page that is loaded later is asked for only when the broken line has healed: a failed import could not be tried again', async () => {
    line.onLine = false;
    const seen = loading();
    await settled();
    expect(seen.asked).toBe(0);
    healLine();
    await settled();
    expect(seen.shown).toEqual([PART]);
  });

  it('a part of the page that is loaded later is loaded without a connection where the page is stored on the device', async () => {
    line.onLine = false;
    line.serviceWorker.controller = {};
    const seen = loading();
    await settled();
    expect(seen.shown).toEqual([PART]);
  });

  it('a part of the page that is loaded later is not loaded for a screen that was left while the line was broken', async () => {
    line.onLine = false;
    const seen = loading();
    await settled();
    seen.cancel();
    healLine();
    await settled();
    expect(seen.asked).toBe(0);
  });

  it('that does not arrive is asked for again, ever more seldom', async () => {
    const seen = loading(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(seen.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(seen.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.shown).toEqual([PART]);
  });

  it('that never arrives is not asked for without end', async () => {
    const seen = loading(Number.POSITIVE_INFINITY);
    await vi.advanceTimersByTimeAsync(HOUR);
    const { asked } = seen;
    expect(asked).toBeLessThan(10);
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect(seen.asked).toBe(asked);
  });

  it.each([
    ['the line has healed', healLine],
    ['somebody looks at the page again', () => sheet.dispatchEvent(new Event('visibilitychange'))],
  ])('that was given up is asked for anew when %s', async (_when, happen) => {
    const seen = loading(Number.POSITIVE_INFINITY);
    await vi.advanceTimersByTimeAsync(HOUR);
    const { asked } = seen;
    happen();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(seen.asked).toBe(2 * asked);
  });

  it('a part of the page that is loaded later is not asked for by a page that goes out of sight, nor after it is there', async () => {
    const seen = loading(Number.POSITIVE_INFINITY);
    await vi.advanceTimersByTimeAsync(HOUR);
    const { asked } = seen;
    sheet.hidden = true;
    sheet.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(seen.asked).toBe(asked);
    seen.cancel();
    const shown = loading();
    await vi.advanceTimersByTimeAsync(HOUR);
    healLine();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(shown.asked).toBe(1);
  });

  it('a part of the page that is loaded later is not shown on a screen that was left while it was loading', async () => {
    const seen = loading(1);
    await settled();
    seen.cancel();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(seen.asked).toBe(1);
    expect(seen.shown).toEqual([]);
  });

  it('a part of the page that is loaded later waits until the last screen that is being built stands', async () => {
    const stands = [holdLaterParts(), holdLaterParts()];
    const seen = loading();
    await settled();
    for (const built of stands) {
      expect(seen.asked).toBe(0);
      built();
      await settled();
    }
    expect(seen.shown).toEqual([PART]);
  });

  it('a part of the page that is loaded later waits for no screen on a page that nobody sees, which is not built there', async () => {
    const stand = holdLaterParts();
    const before = loading();
    await settled();
    sheet.hidden = true;
    sheet.dispatchEvent(new Event('visibilitychange'));
    const after = loading();
    await settled();
    expect([before.shown, after.shown]).toEqual([[PART], [PART]]);
    stand();
  });

  it('a part of the page that is loaded later is not loaded for a screen that was left while it was being built', async () => {
    const stand = holdLaterParts();
    const seen = loading();
    await settled();
    seen.cancel();
    stand();
    await settled();
    expect(seen.asked).toBe(0);
  });
});
