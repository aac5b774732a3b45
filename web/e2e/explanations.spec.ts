import type { Page } from '@playwright/test';
import { playOnDevice } from './finishedMatches.js';
import { bubble } from './learning.js';
import { layCard, playNow } from './players.js';
import { prepareTable } from './preparedTables.js';
import { expect, test } from './visitors.js';

test('a piece says what it is, by pointer, by key and by press', async ({ page }) => {
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
});

/** Evaluated in the page: a pointer that rests on a piece has asked by then. */
const restThere = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 600);
  });

test('what is new is explained, no mouse on its way takes that off the table, and one tap ends it for good', async ({
  page,
  another,
}) => {
  // Who waits for a friend has time to read.
  const guests = [
    { page, name: 'Ana' },
    { page: await another(), name: 'Ben' },
  ] as const;
  await page.goto(await prepareTable(guests, { game: 'felix', seats: 3 }));
  await layCard(page);
  const line = page.getByText('Face down: only you know what you laid.');
  await expect(line).toBeVisible();
  await page.locator('[data-piece="bank"]').hover();
  await page.evaluate(restThere);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.locator('[data-piece^="own "]').hover();
  await expect(line).toBeVisible();
  const off = page.getByRole('button', { name: 'No more of these lines' });
  await off.click();
  await expect(line).toHaveCount(0);
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

test('a piece says what it is in a lesson, too, and Escape takes away no more than that', async ({ page }) => {
  await page.goto('/learn/felix/sack');
  await bubble(page).waitFor();
  await askAboutTheBank(page);
  await expect(bubble(page)).toContainText('Good cats are points for you');
});
