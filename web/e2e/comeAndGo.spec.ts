import type { Page } from '@playwright/test';
import { playOnline } from './finishedMatches.js';
import { layCard, logLines, playAgain, playNow } from './players.js';
import { prepareTable } from './preparedTables.js';
import { expect, test } from './visitors.js';

/** Twenty seconds after somebody has closed the page, with room for a busy machine. */
const UNTIL_AWAY = { timeout: 45_000 };

const menuEntry = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name, exact: true }).click();
};

/** Every page tells the same change of who plays, one as the reader's own. */
const expectTold = async (page: Page, ...lines: readonly RegExp[]): Promise<void> => {
  for (const line of lines) await expect(logLines(page).filter({ hasText: line })).toHaveCount(1);
};

test('who closes the page stops nobody: a bot plays on, gives the seat back, and keeps it from who is sent away', async ({
  page,
  another,
}) => {
  const ben = await another();
  const link = await prepareTable(
    [
      { page, name: 'Ana' },
      { page: ben, name: 'Ben' },
    ],
    { game: 'felix' },
  );
  for (const one of [page, ben]) await one.goto(link);
  await expect(ben.getByRole('list', { name: 'Your hand' })).toBeVisible();
  const context = ben.context();
  await ben.close();
  await layCard(page);
  const others = page.getByRole('list', { name: 'The others' });
  const place = await others.boundingBox();
  await expect(page.getByText('Ben is away.')).toBeVisible(UNTIL_AWAY);
  expect(await others.boundingBox(), 'the message has moved the board').toEqual(place);
  await page.getByRole('button', { name: 'Let a bot play until they are back' }).click();
  await expect(page.getByText('Ben is away.')).toBeHidden();
  await expect(page.getByText(/ for Ben/).first()).toBeVisible();
  // The auction opens when every card lies there, also that of Ben's seat.
  await expect(page.getByRole('button', { name: /^(?:Pass|Leave it)/, disabled: false })).toBeVisible();
  const back = await context.newPage();
  await back.goto(link);
  await expect(back.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await expect(others.getByText(/ for Ben/)).toHaveCount(0);
  await expectTold(page, /^\w+ plays for Ben from now on\.$/, /^Ben plays again\.$/);
  await expectTold(back, /^\w+ plays for you from now on\.$/, /^You play again\.$/);
  const lines = await logLines(back).allTextContents();
  const [from, to] = [/plays for you from now on/, /^You play again/].map((line) =>
    lines.findIndex((one) => line.test(one)),
  );
  expect(lines.slice(from, to).filter((line) => /^\w+ for Ben lays a card/.test(line))).not.toEqual([]);
  expect(lines.filter((line) => /^You (?:lay|bid|pass)/.test(line))).toEqual([]);
  await menuEntry(page, 'Send Ben away');
  await page.getByRole('button', { name: 'Send away', exact: true }).click();
  await expect(back.getByText('Ana gave your seat to a bot. You can watch.')).toBeVisible();
  await expect(back.getByRole('button', { name: /^Take .* seat$/ })).toHaveCount(0);
  await expect(page.getByText(/ for Ben/).first()).toBeVisible();
});

test('who comes late looks on without seeing a card, takes the seat of a bot and plays', async ({ page, another }) => {
  const link = await prepareTable([{ page, name: 'Ana' }], { game: 'felix' });
  await page.goto(link);
  const late = await another();
  await late.goto(link);
  await expect(late.getByRole('list', { name: 'The others' }).getByRole('listitem')).toHaveCount(4);
  await expect(late.getByRole('list', { name: 'Your hand' })).toHaveCount(0);
  await late.getByRole('button', { name: /^All seats are taken/ }).click();
  await late
    .getByRole('button', { name: /^Take .* seat$/ })
    .first()
    .click();
  await expect(late.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await expect(late.getByRole('button', { name: /^Take .* seat$/ })).toHaveCount(0);
  await expectTold(late, /^You take \w+’s seat\.$/);
  await expectTold(page, /^Guest \d+ takes \w+’s seat\.$/);
});

test('who comes before the match takes the seat of a bot', async ({ page, another }) => {
  const link = await prepareTable([{ page, name: 'Ana' }], { game: 'felix', isRunning: false });
  const ben = await another();
  await ben.goto(link);
  await ben
    .getByRole('button', { name: /^Take .* seat$/ })
    .first()
    .click();
  await expect(ben.getByRole('button', { name: 'Stand up' })).toBeVisible();
});

test('a link that was cut short, or leads to no table, says so', async ({ page }) => {
  for (const table of ['uSoKRvq_HRjgAil', 'NoTableHasThisId_12345', '%3Cb%3E']) {
    await page.goto(`/t/${table}`);
    await expect(page.getByRole('heading', { name: 'No table here' }), table).toBeVisible();
  }
});

test('alone against bots, resigning ends the match and the next one is dealt at once', async ({ page, another }) => {
  await playNow(page, 'Felix');
  const spectator = await another();
  await spectator.goto(page.url());
  const screens = await Promise.all([page, spectator].map((reader) => reader.locator('main.frame').elementHandle()));
  await menuEntry(page, 'Resign');
  await expect(page.getByText('Only bots are left: the match ends.')).toBeVisible();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You resigned: the match is over.' })).toBeVisible();
  await expectTold(page, /^You resigned: the match is over\.$/);
  await expect(spectator.getByRole('heading', { name: /^(?!You\b).+ resigned: the match is over\.$/ })).toBeVisible();
  for (const reader of [page, spectator]) {
    await expect(reader.getByText('Nobody has won.')).toBeVisible();
    await expect(reader.locator('main > header')).toContainText('resigned: the match is over.');
  }
  // Where it is opened anew, the last facts of a match are not shown, nor is the count.
  for (const screen of screens)
    expect(await screen?.evaluate(({ isConnected }) => isConnected), 'the match was opened anew').toBe(true);
  await playAgain(page).click();
  await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
});

test('the board stays until the sheet of the end is there', async ({ page }) => {
  let isAsked = false;
  let arrive = (): void => undefined;
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/EndSheet-[^/]*\.js$/, async (route) => {
    isAsked = true;
    await arriving;
    await route.continue();
  });
  await playNow(page, 'Felix');
  const others = page.getByRole('list', { name: 'The others' });
  await others.waitFor();
  await menuEntry(page, 'Resign');
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.locator('main > header')).toContainText('resigned: the match is over.');
  await expect.poll(() => isAsked).toBe(true);
  await expect(others).toBeVisible();
  arrive();
  await expect(page.getByText('Nobody has won.')).toBeVisible();
});

test('another match is by agreement, and the end stays for who has not agreed', async ({ page, another }) => {
  const ben = await another();
  const table = await playOnline(page, ben);
  for (const one of [page, ben]) await one.goto(`/t/${table}`);
  await playAgain(page).click();
  await expect(page.getByText('Waiting for the others: 1 of 2.')).toBeVisible();
  await expect(ben.getByText('Ana would like another.')).toBeVisible();
  await ben.getByRole('button', { name: 'Join (1 of 2)' }).click();
  for (const one of [page, ben]) await expect(one.getByRole('grid', { name: /^Kitchen/ })).toBeVisible();
});

test('the end stays while others go back to the seats and settings', async ({ page, another }) => {
  const ben = await another();
  const table = await playOnline(page, ben);
  for (const one of [page, ben]) await one.goto(`/t/${table}`);
  await expect(playAgain(ben)).toBeVisible();
  await page.getByRole('button', { name: 'Seats and settings' }).click();
  await expect(page.getByRole('button', { name: /^Start with/ })).toBeVisible();
  await expect(ben.getByText('The others have gone on.')).toBeVisible();
  await ben.getByRole('button', { name: 'Go to the table' }).click();
  await expect(ben.getByText(/starts the match/)).toBeVisible();
});
