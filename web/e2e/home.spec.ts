import { openTable, startWithBots } from './players.js';
import { expect, test } from './visitors.js';

test('the page opens with its name', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Miaou/);
});

test('a match on this device can be deleted, and stays deleted', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article', { name: 'Felix', exact: true }).getByRole('button', { name: 'Same device' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('Ana');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pass it round/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
  await page.goto('/');
  const here = page.getByRole('region', { name: 'On this device' });
  await expect(here.getByRole('listitem')).toHaveCount(1);
  await here.getByRole('button', { name: /^Delete the match/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(here.getByRole('listitem')).toHaveCount(1);
  await here.getByRole('button', { name: /^Delete the match/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the match' }).click();
  await expect(here).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Felix', exact: true })).toBeVisible();
  await expect(here).toHaveCount(0);
});

test('the table that waits for you comes first, and one that has not begun can be left', async ({ page }) => {
  await openTable(page, 'Felix', 'Ana');
  await startWithBots(page);
  await openTable(page, 'Chop! Chop!', 'Ana');
  await page.goto('/');
  const mine = page.getByRole('region', { name: /^Your tables/ }).getByRole('listitem');
  await expect(mine).toHaveCount(2);
  await expect(mine.first()).toContainText(/Felix.*Your turn/s);
  await mine.last().getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await expect(mine).toHaveCount(1);
});
