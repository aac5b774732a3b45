import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { fromRound, playFelix, playNow } from './players.js';
import { prepareTable } from './preparedTables.js';
import { expect, test } from './visitors.js';

test('a seat outlasts a broken line, a reload and the way home and back, in two tabs that agree', async ({
  page,
  context,
}) => {
  await playNow(page, 'Felix');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
  const cards = (tab: Page): Locator => tab.getByRole('list', { name: 'Your hand' }).getByRole('listitem');
  await test.step('a broken line heals by itself, and what was sent meanwhile arrives', async () => {
    await context.setOffline(true);
    await expect(page.getByText(/^Connection lost/)).toBeVisible();
    await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { disabled: false }).first().click();
    await page.getByRole('button', { name: /^Lay/, disabled: false }).click();
    await context.setOffline(false);
    await expect(page.getByText(/^Connection lost/)).toBeHidden();
    for (const tab of [page, second]) await expect(cards(tab)).toHaveCount(8);
    await second.close();
  });
  await test.step('the page comes back to the same seat', async () => {
    await page.reload();
    await expect(cards(page)).toHaveCount(8);
    await page.goBack();
    await expect(page.getByRole('article', { name: 'Felix', exact: true })).toBeVisible();
    await page.goForward();
    await expect(cards(page)).toHaveCount(8);
    await playFelix(page, fromRound(page, 2));
  });
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

test('a seat goes to another device by its code', async ({ page, another }) => {
  const table = await prepareTable([{ page, name: 'Ana' }], { game: 'felix', bots: false, isRunning: false });
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

/** Something that is waited for until it is let go. */
const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

/** Changes the name twice, as people do who are in a hurry. */
const changeName = async (page: Page, seen: (name: string) => Promise<void>): Promise<void> => {
  const [question, answer] = [gate(), gate()];
  await page.route('**/api/me', async (route) => {
    // Whoever types before the page knows who they are keeps what was typed.
    await question.opened;
    if (route.request().method() !== 'PATCH') return route.continue();
    // And so does who types on before the page knows that the name is changed.
    const response = await route.fetch();
    await answer.opened;
    await route.fulfill({ response });
  });
  await page.goto('/settings');
  const field = page.getByRole('textbox', { name: /name/i });
  await field.fill('Anaïs');
  const known = page.waitForResponse('**/api/me');
  question.open();
  await (await known).finished();
  await field.press('Enter');
  await seen('Anaïs');
  await field.fill('Anette');
  answer.open();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  // Nothing needs to be pressed: who leaves the field has chosen the name.
  await field.blur();
  await seen('Anette');
  await page.unroute('**/api/me');
};

test('friends see a new name; whoever erases themselves takes a last copy along and leaves no name behind', async ({
  page,
  another,
}) => {
  const friend = await another();
  const guests = [
    { page, name: 'Ana' },
    { page: friend, name: 'Ben' },
  ] as const;
  await friend.goto(await prepareTable(guests, { game: 'chop', bots: false, isRunning: false }));
  const seated = (name: string): Locator => friend.getByRole('listitem').filter({ hasText: name });
  await expect(seated('Ana')).toBeVisible();
  await changeName(page, (name) => expect(seated(name)).toBeVisible());
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const saved = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { person: { name: string } };
  expect(saved.person.name).toBe('Anette');
  await page.getByRole('button', { name: 'Erase me' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase me' }).click();
  await expect(page.getByText('You have been erased.')).toBeVisible();
  await expect(seated('Anette')).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByRole('textbox', { name: /name/i })).not.toHaveValue('Anette');
});
