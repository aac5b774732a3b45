import { fromRound, ownHand, playFelix } from './players.js';
import { expect, test } from './visitors.js';

test('two people share a device, and a screen stands between their cards', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article', { name: 'Felix', exact: true }).getByRole('button', { name: 'Same device' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').nth(0).fill('Ana');
  await dialog.getByRole('textbox').nth(1).fill('Ben');
  await dialog.getByRole('button', { name: /^Pass it round/ }).click();
  await expect(page.getByRole('button', { name: 'I am Ana' })).toBeVisible();
  await expect(ownHand(page)).toHaveCount(0);
  // Behind the screen there is nothing to find either: the page itself holds no card.
  expect(await page.locator('main').innerHTML()).not.toMatch(/#card-|the kitten|the rabbit/);
  const open = page.getByRole('button', { name: /^I am / });
  const end = fromRound(page, 2);
  for (;;) {
    await open.or(end).first().waitFor();
    if (await end.isVisible()) break;
    await open.first().click();
    await expect(ownHand(page)).toHaveAccessibleName(/^(Ana|Ben)/);
    await playFelix(page, open.or(end).first());
  }
});
