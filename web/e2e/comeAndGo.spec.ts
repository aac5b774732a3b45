import type { Page } from '@playwright/test';
import { playOnline } from './finishedMatches.js';
import {
  fromRound,
  layCard,
  logLines,
  openTable,
  playAgain,
  playFelix,
  playNow,
  sitDown,
  startWithBots,
} from './players.js';
import { expect, test } from './visitors.js';

/** Twenty seconds after somebody has closed the page, with room for a busy machine. */
const UNTIL_AWAY = { timeout: 60_000 };

/** Ana at her table, Ben by the link, and bots. */
const startWith = async (ana: Page, ben: Page): Promise<string> => {
  const link = await openTable(ana, 'Felix', 'Ana');
  await ben.goto(link);
  await sitDown(ben, 'Ben');
  await startWithBots(ana);
  await expect(ben.getByRole('list', { name: 'Your hand' })).toBeVisible();
  return link;
};

const menuEntry = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name, exact: true }).click();
};

/** Every page tells the same change of who plays, one as the reader's own. */
const expectTold = async (page: Page, ...lines: readonly RegExp[]): Promise<void> => {
  for (const line of lines) await expect(logLines(page).filter({ hasText: line })).toHaveCount(1);
};

test('who closes the page stops nobody: a bot plays on, and gives the seat back', async ({ page, another }) => {
  const ben = await another();
  const link = await startWith(page, ben);
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
  await playFelix(page, fromRound(page, 2));
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
});

test('who is sent away is told so, and cannot take the seat of a bot in this match', async ({ page, another }) => {
  const ben = await another();
  await startWith(page, ben);
  await menuEntry(page, 'Send Ben away');
  await page.getByRole('button', { name: 'Send away', exact: true }).click();
  await expect(ben.getByText('Ana gave your seat to a bot. You can watch.')).toBeVisible();
  await expect(ben.getByRole('button', { name: /^Take .* seat$/ })).toHaveCount(0);
  await expect(page.getByText(/ for Ben/).first()).toBeVisible();
});

test('who comes late takes the seat of a bot and plays', async ({ page, another }) => {
  const link = await openTable(page, 'Felix', 'Ana');
  await startWithBots(page);
  const late = await another();
  await late.goto(link);
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
  const link = await openTable(page, 'Felix', 'Ana');
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  const ben = await another();
  await ben.goto(link);
  await ben
    .getByRole('button', { name: /^Take .* seat$/ })
    .first()
    .click();
  await expect(ben.getByRole('button', { name: 'Stand up' })).toBeVisible();
});

test('alone against bots, resigning ends the match and the next one is dealt at once', async ({ page, another }) => {
  await playNow(page, 'Felix');
  const spectator = await another();
  await spectator.goto(page.url());
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
  await playAgain(page).click();
  await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
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
