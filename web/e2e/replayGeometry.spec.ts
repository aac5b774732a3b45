import type { Page } from '@playwright/test';
import { resize, type Size } from './drawn.js';
import { openScene } from './scenes.js';
import { expect, test } from './visitors.js';

const PHONE: Size = { width: 360, height: 740 };
const LAPTOP: Size = { width: 1280, height: 800 };

test('the controls of a replay stand in one row on a laptop, and a phone says the state of the match once', async ({
  page,
}) => {
  await resize(page, LAPTOP);
  await openScene(page, 'replay-open');
  const rows = page.locator('.controls > .row');
  const middles = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
  );
  expect(middles).toHaveLength(3);
  expect(new Set(middles).size).toBe(1);
  await resize(page, PHONE);
  for (const scene of ['replay', 'replay-open']) {
    await openScene(page, scene);
    const status = (await page.locator('header .status').innerText()).trim();
    expect(status).not.toBe('');
    await expect(page.getByText(status, { exact: true })).toHaveCount(1);
  }
});

test('the score of Chop is whole beside the kitchen, however low the stage is', async ({ page }) => {
  for (const scene of ['chop-cat', 'chop-start'])
    for (const height of [520, 545, 570, 600, 640]) {
      await resize(page, { width: 1280, height });
      await openScene(page, scene);
      const score = page.locator('.game > .score');
      const hidden = await score.evaluate((part) =>
        getComputedStyle(part).overflowY === 'visible' ? 0 : Math.max(0, part.scrollHeight - part.clientHeight),
      );
      expect({ scene, height, hidden }).toEqual({ scene, height, hidden: 0 });
    }
});

/** What is said of seats and cannot be read: it is cut off, or runs into what the seat holds. */
const unreadable = (page: Page): Promise<string[]> =>
  page.locator('.seats .seat').evaluateAll((seats) =>
    seats.flatMap((seat) => {
      const edge = seat.querySelector('.hold')?.getBoundingClientRect().left ?? 0;
      const said = Array.from(seat.querySelectorAll('.name, .note, .stamp, .bid'));
      const isCut = (part: Element): boolean =>
        getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth;
      return said
        .filter((part) => isCut(part) || part.getBoundingClientRect().right > edge)
        .map((part) => part.textContent ?? '');
    }),
  );

test('spectators of a replay read whole on a tablet what is said of four players', async ({ page }) => {
  await resize(page, { width: 768, height: 1024 });
  await openScene(page, 'replay');
  await page.getByRole('button', { name: 'Spectator' }).click();
  await expect(page.locator('.seats .seat')).toHaveCount(4);
  expect(await unreadable(page)).toEqual([]);
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'One move forward' })).toHaveAttribute('aria-disabled', 'true');
  expect(await unreadable(page)).toEqual([]);
});

test('all controls of a replay lie beside each other on the narrowest phone', async ({ page }) => {
  await resize(page, { width: 320, height: 568 });
  await openScene(page, 'replay');
  const beyond = await page.locator('.controls .row').evaluateAll((rows) =>
    rows.map((row) => {
      const parts = Array.from(row.children, (part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
      const gaps = parts.slice(1).map(({ left }, index) => left - (parts[index]?.right ?? 0));
      return { isWithin: parts.every(({ right }) => right <= innerWidth), overlap: Math.min(0, ...gaps) };
    }),
  );
  expect(beyond).toEqual([0, 1, 2].map(() => ({ isWithin: true, overlap: 0 })));
});
