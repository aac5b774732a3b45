import { expect, test } from '@playwright/test';

test('the page opens with its name', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Miaou/);
});
