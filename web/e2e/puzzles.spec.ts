import type { Page } from '@playwright/test';
import { expect, test } from './visitors.js';

const answers = (page: Page) => page.getByRole('group', { name: 'Answers' }).getByRole('button');
const told = (page: Page) => page.getByRole('heading', { level: 2, name: /^(?:Yes|Better): / });

test('a wrong answer ends no streak, by keyboard alone', async ({ page }) => {
  expect((await page.goto('/puzzles/chop/today'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'What is best here?' })).toBeVisible();
  const offered = await answers(page).allInnerTexts();
  await page.keyboard.press('1');
  const first = await told(page).innerText();
  const best = offered.findIndex((text) => first.includes(text.replace(/^\d\s*/, '')));
  await page.evaluate(() => localStorage.removeItem('puzzles'));
  await page.reload();
  await answers(page).first().waitFor();
  await page.keyboard.press(best === 0 ? '2' : '1');
  await expect(told(page)).toHaveText(/^Better: /);
  await expect(told(page)).toBeFocused();
  await expect(page.getByText('A wrong answer ends no streak')).toBeVisible();
  await expect(page.getByText('1 day', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What is best here?' })).toBeVisible();
});

test('play goes on from a puzzle, and a number that there is not is answered in a sentence', async ({ page }) => {
  await page.goto('/puzzles/felix/1');
  await answers(page).first().click();
  await page.getByRole('button', { name: /^Play on from here/ }).click();
  await expect(page).toHaveURL(/\/here\//);
  await page.goto('/puzzles/felix/9999');
  await expect(page.getByText(/^There is no puzzle 9999: they go from 1 to \d+\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByRole('heading', { name: 'Puzzles of the day' })).toBeVisible();
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the whole answer comes into sight, below the board', async ({ page }) => {
    await page.goto('/puzzles/felix/5');
    await page.getByRole('group', { name: 'Answers' }).getByRole('button').first().click();
    await expect(page.getByRole('heading', { level: 2, name: /^(?:Yes|Better): / })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'All answers compared' })).toBeInViewport({ ratio: 1 });
    for (const scale of ['chance to win, in 100', 'points this round'])
      await expect(page.getByText(scale, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Next puzzle' })).toBeInViewport({ ratio: 1 });
  });
});
