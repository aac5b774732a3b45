import type { Page } from '@playwright/test';
import { endSheet, layable, leaving, logLines } from './players.js';
import { expect, test } from './visitors.js';

/** Goes from control to control until the wanted one has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const { activeElement } = document;
      // Before anything is focused it is the whole page, which holds every name.
      if (activeElement === document.body) return '';
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (name.test(label)) return;
  }
  throw new Error(`no control called ${String(name)} could be reached with the Tab key`);
};

test('a whole match of Felix is played with the keys alone, which are shown on demand', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /Play now/);
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Your hand' }).waitFor();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('pass');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const end = endSheet(page);
  for (;;) {
    await layable(page).or(leaving(page)).or(end).first().waitFor();
    if (await end.isVisible()) break;
    if (await layable(page).isVisible()) {
      // Nobody has asked what the card is to which the page has led.
      await expect(page.locator('[data-card]:focus')).toBeVisible();
      expect(await page.getByRole('tooltip').allInnerTexts()).toEqual([]);
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await expect(layable(page)).toBeHidden();
    } else {
      await page.keyboard.press('p');
      await expect(leaving(page)).toBeHidden();
    }
  }
});

test('a match of Chop can be begun with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /Play now/);
  await tabTo(page, /Play now/);
  await page.keyboard.press('Enter');
  const rolling = page.getByRole('button', { name: 'Roll', exact: true, disabled: false });
  const listing = page.getByRole('button', { name: 'List of moves', disabled: false });
  await rolling.or(listing).first().waitFor();
  if (await rolling.isVisible()) await page.keyboard.press('r');
  await listing.waitFor();
  await page.keyboard.press('l');
  await tabTo(page, /[a-g][1-7]|hole/);
  await page.keyboard.press('Enter');
  await expect(logLines(page).first()).toHaveText(/\w/);
});
