import type { Locator, Page } from '@playwright/test';
import { openTable, playNow, sitDown, startWithBots } from './players.js';
import { expect, test } from './visitors.js';

const hint = (page: Page): Locator => page.getByRole('button', { name: 'Hint', exact: true });
const card = (page: Page): Locator => page.getByRole('region', { name: 'A good player would…' });
const roll = (page: Page): Locator => page.getByRole('button', { name: 'Roll', exact: true, disabled: false });

/** Until something is to be decided; a die asks for no advice. */
const untilDecision = async (page: Page): Promise<void> => {
  const decision = page.getByRole('button', { name: 'Hint', exact: true, disabled: false });
  await decision.or(roll(page)).first().waitFor();
  if (await roll(page).isVisible()) {
    await roll(page).click();
    await decision.waitFor();
  }
};

for (const game of ['Felix', 'Chop! Chop!']) {
  test(`${game}: who plays with bots alone is told what a good player would do, and why`, async ({ page }) => {
    await playNow(page, game);
    await untilDecision(page);
    await page.keyboard.press('h');
    const options = card(page).getByRole('listitem');
    await expect(options.first()).toContainText(/\d+% ± \d+/);
    await expect(options.first()).toContainText(/\.$/);
    await expect(page.getByRole('button', { name: /, advised$/ }).first()).toBeVisible();
    await page.keyboard.press('h');
    await expect(card(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /, advised$/ })).toHaveCount(0);
  });
}

test('a hint takes back what was picked, and lifts the card that it recommends', async ({ page }) => {
  await playNow(page, 'Felix');
  await untilDecision(page);
  const hand = page.getByRole('list', { name: 'Your hand' });
  await hand.getByRole('button').first().click();
  await expect(hand.getByRole('button', { pressed: true })).toHaveCount(1);
  await page.keyboard.press('h');
  await expect(hand.getByRole('button', { name: /, advised$/ })).toBeVisible();
  await expect(hand.getByRole('button', { pressed: true })).toHaveCount(0);
});

test('at a table of the server hints are for who plays with bots, and never against people', async ({
  page,
  another,
}) => {
  await openTable(page, 'Felix', 'Ana');
  await startWithBots(page);
  await expect(hint(page)).toBeVisible();
  const link = await openTable(page, 'Felix', 'Ana');
  const guest = await another();
  await guest.goto(link);
  await sitDown(guest, 'Ben');
  await startWithBots(page);
  for (const seated of [page, guest]) {
    await expect(seated.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
    await expect(hint(seated)).toHaveCount(0);
    await seated.keyboard.press('h');
    await expect(card(seated)).toHaveCount(0);
  }
});
