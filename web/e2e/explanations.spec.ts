import { layCard, playNow } from './players.js';
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
  const first = await tip.innerText();
  await page.keyboard.press('i');
  await expect(tip).not.toHaveText(first);
});

test('what is new is explained, and no longer once that is switched off', async ({ page }) => {
  await playNow(page, 'Felix');
  await layCard(page);
  // Which line comes first depends on what the bots do.
  const off = page.getByRole('button', { name: 'No more of these lines' });
  await off.click();
  await expect(off).toHaveCount(0);
  await page.goto('/settings');
  const choice = page.getByRole('group', { name: 'Explain what is new' });
  await expect(choice.getByRole('radio', { name: 'no' })).toBeChecked();
});
