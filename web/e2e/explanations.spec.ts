import type { Page } from '@playwright/test';
import { playOnDevice } from './finishedMatches.js';
import { playNow } from './players.js';
import { expect, test } from './visitors.js';

test('a piece says what it is, by pointer, by key and by press; what is new is explained until that is switched off', async ({
  page,
}) => {
  await playNow(page, 'Felix');
  const tip = page.getByRole('tooltip');
  const bank = page.locator('[data-piece="bank"]');
  // The words come when the page is idle: until then a press tells nothing.
  await expect(async () => {
    await bank.click();
    await expect(tip).toContainText('The bank', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.locator('[data-piece="card 8"], [data-piece="card 11"]').first().hover();
  await expect(tip).toContainText(/Worth (8|11) points/);
  await page.mouse.move(2, 2);
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('i');
  const first = (await tip.textContent()) ?? '';
  await page.keyboard.press('i');
  await expect(tip).not.toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(tip).toContainText('The');
  await page.keyboard.press('Enter');
  // The card has left the hand, and another may have come to its place.
  await expect(tip).toHaveCount(0);
  // Which line comes first depends on what the bots do.
  const off = page.getByRole('button', { name: 'No more of these lines' });
  await off.click();
  await expect(off).toHaveCount(0);
  await page.goto('/settings');
  const choice = page.getByRole('group', { name: 'Explain what is new' });
  await expect(choice.getByRole('radio', { name: 'no' })).toBeChecked();
});

/** By pointer and by keyboard, where nothing can be done. */
const askAboutTheBank = async (page: Page): Promise<void> => {
  const tip = page.getByRole('tooltip');
  const bank = page.locator('[data-piece="bank"]');
  await expect(async () => {
    await bank.click();
    await expect(tip).toContainText('The bank', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('i');
  const first = (await tip.textContent()) ?? '';
  await page.keyboard.press('i');
  await expect(tip).not.toHaveText(first);
  await page.keyboard.press('Shift+I');
  await expect(tip).toHaveText(first);
};

test('a piece says what it is in a replay, too', async ({ page }) => {
  const { table } = await playOnDevice(page);
  await page.goto(`/here/${table}/m/1/4`);
  await page.getByRole('slider', { name: 'Place in the match' }).waitFor();
  await askAboutTheBank(page);
});

test('a piece says what it is in a puzzle, too', async ({ page }) => {
  await page.goto('/puzzles/felix/1');
  await page.getByRole('heading', { name: 'What is best here?' }).waitFor();
  await askAboutTheBank(page);
});
