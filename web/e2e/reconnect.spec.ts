import { readFile } from 'node:fs/promises';
import { fromRound, layCard, openTable, playFelix, playNow, sitDown, startWithBots } from './players.js';
import { expect, test } from './visitors.js';

test('a seat is kept over a reload in the middle of a match', async ({ page }) => {
  await playNow(page, 'Felix');
  await layCard(page);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your hand' }).getByRole('listitem')).toHaveCount(8);
  await playFelix(page, fromRound(page, 2));
});

test('a broken line heals by itself, without a reload', async ({ page, context }) => {
  await playNow(page, 'Felix');
  await context.setOffline(true);
  await expect(page.getByText(/^Connection lost/)).toBeVisible();
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { disabled: false }).first().click();
  await page.getByRole('button', { name: /^Lay/, disabled: false }).click();
  await context.setOffline(false);
  await expect(page.getByText(/^Connection lost/)).toBeHidden();
  await expect(page.getByRole('list', { name: 'Your hand' }).getByRole('listitem')).toHaveCount(8);
  await playFelix(page, fromRound(page, 2));
});

test('a part of the page that did not arrive is offered again, and the match is kept', async ({ browser, baseURL }) => {
  // A page of its own: here a script that cannot be loaded is no fault.
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await playNow(page, 'Felix');
  await page.route('**/assets/Menu-*.js', (route) => route.abort());
  await menu.click();
  await expect(page.getByText('A part of the page did not arrive.')).toBeVisible();
  const table = page.url();
  await page.unroute('**/assets/Menu-*.js');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('A part of the page did not arrive.')).toBeHidden();
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(page.url()).toBe(table);
  await context.close();
});

test('two tabs of one person agree', async ({ page, context }) => {
  await playNow(page, 'Felix');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
  await layCard(page);
  await expect(second.getByRole('list', { name: 'Your hand' }).getByRole('listitem')).toHaveCount(8);
});

test('the back button leads home and forward to the table again', async ({ page }) => {
  await playNow(page, 'Chop! Chop!');
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Felix', exact: true })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('grid', { name: /^Kitchen/ })).toBeVisible();
});

test('a link to nowhere says what to do', async ({ page }) => {
  await page.goto('/t/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByText('No table here')).toBeVisible();
  await page.goto('/no/such/place');
  await expect(
    page
      .getByRole('link', { name: 'Home' })
      .or(page.getByRole('button', { name: 'Home' }))
      .first(),
  ).toBeVisible();
});

test('somebody who comes by the link late looks on, and sees no cards', async ({ page, another }) => {
  const link = await openTable(page, 'Felix', 'Ana');
  await startWithBots(page);
  const late = await another();
  await late.goto(link);
  await expect(late.getByRole('list', { name: 'The others' }).getByRole('listitem')).toHaveCount(4);
  await expect(late.getByRole('list', { name: 'Your hand' })).toHaveCount(0);
});

test('a seat goes to another device by its code', async ({ page, another }) => {
  await openTable(page, 'Felix', 'Ana');
  const table = page.url();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = await page.locator('main code').first().innerText();
  const phone = await another();
  await phone.goto(`/code/${code.replaceAll(/\s/g, '')}`);
  await phone.locator('main form').getByRole('button').click();
  await expect(phone.getByRole('article', { name: 'Felix', exact: true })).toBeVisible();
  await phone.goto(table);
  await expect(phone.getByRole('listitem').filter({ hasText: 'Ana' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Fill with bots' })).toBeVisible();
});

test('whoever erases themselves takes a last copy along and leaves no name behind', async ({ page, another }) => {
  const link = await openTable(page, 'Chop! Chop!', 'Ana');
  const friend = await another();
  await friend.goto(link);
  await sitDown(friend, 'Ben');
  await expect(friend.getByRole('listitem').filter({ hasText: 'Ana' })).toBeVisible();
  await page.goto('/settings');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const saved = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { person: { name: string } };
  expect(saved.person.name).toBe('Ana');
  await page.getByRole('button', { name: 'Erase me' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase me' }).click();
  await expect(page.getByText('You have been erased.')).toBeVisible();
  await expect(friend.getByRole('listitem').filter({ hasText: 'Ana' })).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByRole('textbox', { name: /name/i })).not.toHaveValue('Ana');
});

test('a name can be changed, and friends see it', async ({ page, another }) => {
  const link = await openTable(page, 'Chop! Chop!', 'Ana');
  const friend = await another();
  await friend.goto(link);
  await sitDown(friend, 'Ben');
  // Whoever types before the page knows who they are keeps what was typed.
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/settings');
  await page.getByRole('textbox', { name: /name/i }).fill('Anaïs');
  const known = page.waitForResponse('**/api/me');
  letGo();
  await (await known).finished();
  await page.getByRole('textbox', { name: /name/i }).press('Enter');
  await expect(friend.getByRole('listitem').filter({ hasText: 'Anaïs' })).toBeVisible();
  // Nothing needs to be pressed: who leaves the field has chosen the name.
  await page.getByRole('textbox', { name: /name/i }).fill('Anette');
  await page.getByRole('textbox', { name: /name/i }).blur();
  await expect(friend.getByRole('listitem').filter({ hasText: 'Anette' })).toBeVisible();
});
