import type { Page } from '@playwright/test';
import { testDepth } from '../../tools/testSizes.mjs';
import { prepareTable } from './preparedTables.js';
import { expect, test } from './visitors.js';

/** The sum up to which the home screen may shift while it loads; the web's own bar for a good page is 0.1. */
const MOST_SHIFT = 0.02;

const SIZES = [
  { device: 'phone', width: 360, height: 740 },
  ...(testDepth() === 'deep'
    ? [
        { device: 'tablet', width: 768, height: 1024 },
        { device: 'laptop', width: 1280, height: 800 },
      ]
    : []),
];

/** Evaluated in the page: what has shifted since its load, without what followed a press. */
const shiftsOf = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // An observer of a page without shifts is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0), 100)));
  });

/** The server has answered: there are public tables, or it is said that there are none. */
const openHome = async (page: Page): Promise<void> => {
  await page.goto('/');
  const watched = page.getByRole('region', { name: /^Public tables/ });
  await expect(
    watched.getByRole('listitem').or(watched.getByText('Nobody is playing in public')).first(),
  ).toBeVisible();
};

const ownTables = (page: Page) => page.getByRole('region', { name: /^Your tables/ }).getByRole('listitem');

for (const { device, ...viewport } of SIZES) {
  test.describe(device, () => {
    test.use({ viewport });

    test(`the home screen of a new visitor stands still while it loads on a ${device}`, async ({ page }) => {
      await openHome(page);
      expect(await page.evaluate(shiftsOf)).toBeLessThanOrEqual(MOST_SHIFT);
    });

    test(`the home screen of a visitor with tables, also on this device, stands still while it loads on a ${device}`, async ({
      page,
    }) => {
      await prepareTable([{ page, name: 'Ana' }], { game: 'felix' });
      await page.goto('/');
      // The device remembers them from now on.
      await expect(ownTables(page)).toHaveCount(1);
      const felix = page.getByRole('article', { name: 'Felix', exact: true });
      await felix.getByRole('button', { name: 'Same device' }).click();
      await page.getByRole('dialog').getByRole('textbox').first().fill('Ana');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Pass it round/ })
        .click();
      await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
      await openHome(page);
      await expect(ownTables(page)).toHaveCount(1);
      await expect(page.getByRole('region', { name: 'On this device' }).getByRole('listitem')).toHaveCount(1);
      expect(await page.evaluate(shiftsOf)).toBeLessThanOrEqual(MOST_SHIFT);
    });

    test(`nothing moves for a guest on a ${device} when the pictures of the game come`, async ({ page, another }) => {
      const link = await prepareTable([{ page, name: 'Ana' }], { game: 'chop', bots: false, isRunning: false });
      const guest = await another();
      await guest.setViewportSize(viewport);
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await guest.route('**/assets/rules-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await guest.goto(link);
      const below = guest.getByRole('heading', { name: 'How we play' });
      await expect(below).toBeVisible();
      await expect(guest.getByRole('img', { name: /cheese/ })).toHaveCount(0);
      const before = await below.boundingBox();
      letGo();
      await expect(guest.getByRole('img', { name: /cheese/ }).first()).toBeVisible();
      expect(await below.boundingBox()).toEqual(before);
    });
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'de' });

  test('no button of a lobby moves when somebody opens its link', async ({ page, another }) => {
    const link = await prepareTable([{ page, name: 'Ana' }], { game: 'felix', bots: false, isRunning: false });
    await page.goto(link);
    const standUp = page.getByRole('button', { name: 'Aufstehen' });
    await expect(standUp).toBeVisible();
    const before = await standUp.boundingBox();
    const friend = await another();
    await friend.goto(link);
    await expect(page.getByText(/1 Person schaut zu/)).toBeVisible();
    expect(await standUp.boundingBox()).toEqual(before);
  });
});

test.describe('a low laptop', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('no button of the home screen moves when a public table appears', async ({ page, another }) => {
    await openHome(page);
    const invite = page
      .getByRole('article', { name: 'Felix', exact: true })
      .getByRole('button', { name: 'Invite friends' });
    const before = await invite.boundingBox();
    const friend = await another();
    await friend.goto('/watch');
    await friend.getByRole('button', { name: /^Seat me anywhere/ }).click();
    await friend.waitForURL(/\/t\//);
    await expect(
      page
        .getByRole('region', { name: /^Public tables/ })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    expect(await invite.boundingBox()).toEqual(before);
  });
});
