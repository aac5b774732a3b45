import type { Locator, Page } from '@playwright/test';
import { blunderOnDevice, playOnDevice, playOnline } from './finishedMatches.js';
import { logLines } from './players.js';
import { expect, test } from './visitors.js';

const sheetOf = (page: Page): Locator => page.getByRole('region', { name: 'Scores' });

const logOf = async (page: Page): Promise<string[]> => {
  await logLines(page).first().waitFor({ state: 'attached' });
  return logLines(page).allTextContents();
};

test('what a bot played for the reader is told as the bot’s, in the log, on the sheet and in the replay', async ({
  page,
}) => {
  const { table } = await playOnDevice(page, { resigns: true });
  await page.goto(`/here/${table}`);
  await expect(
    sheetOf(page)
      .getByText(/^Played by \S+ for you from round 1$/)
      .first(),
  ).toBeVisible();
  const lines = await logOf(page);
  expect(lines.filter((line) => /^\S+ for Nora (?:lays|bids|passes|buys)/.test(line)).length).toBeGreaterThan(8);
  expect(lines.filter((line) => /^You\b/.test(line))).toEqual([]);
  expect(lines.filter((line) => /^\w+ plays for you from now on\.$/.test(line))).toHaveLength(1);
  await expect(page.locator('main > header')).not.toContainText('You win');
  const columns = await sheetOf(page).getByRole('columnheader').allTextContents();
  expect(columns.filter((name) => /^\w+ for Nora$/.test(name))).toHaveLength(1);
  expect([...columns, ...(await sheetOf(page).getByRole('cell').allTextContents())]).not.toContain('You');
  await page.goto(`/here/${table}/m/1/0`);
  await expect(page.getByRole('button', { name: /^\w+ plays for Nora from now on\.$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^\w+ for Nora lays a card/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Nora lays/ })).toHaveCount(0);
});

test('the end names the worst moment of who played, and leads to it in the replay', async ({ page }) => {
  const { table } = await blunderOnDevice(page);
  await page.goto(`/here/${table}`);
  const worst = sheetOf(page).getByRole('link', { name: /^Your worst moment/ });
  await expect(worst).toHaveText(/Your worst moment\s*Round 1\s*You buy the sack for 15: .* It is worth −/);
  await worst.click();
  // Once it is open, the address also says through whose eyes it is seen: those of who played.
  await expect(page).toHaveURL(new RegExp(`/here/${table}/m/1/\\d+/0$`));
  const bought = page.getByRole('listitem').filter({ hasText: /^Nora buys the sack for 15/ });
  await expect(bought).not.toHaveClass(/ahead/);
  await page.getByRole('slider').press('ArrowLeft');
  await expect(bought).toHaveClass(/ahead/);
});

test('whoever opens a finished match for the first time has its whole log and all turning points', async ({
  page,
  another,
}) => {
  const table = await playOnline(page, await another());
  const stranger = await another();
  const told: string[][] = [];
  for (const reader of [page, stranger]) {
    await reader.goto(`/t/${table}`);
    const log = await logOf(reader);
    await sheetOf(reader).locator('.points > h3 + ol').waitFor();
    // Moments are those of who played.
    const sheet = await sheetOf(reader).locator('.hero, .points > h3 + ol, figcaption').allInnerTexts();
    expect(sheet.length).toBeGreaterThan(1);
    told.push([...log, ...sheet]);
  }
  const [players = [], strangers = []] = told;
  const withNames = (lines: readonly string[]): string[] =>
    lines.map((line) => line.replaceAll(/\b(?:You|Ana)\b/g, 'Ana'));
  expect(withNames(strangers)).toEqual(withNames(players));
  expect(strangers.filter((line) => /^Round \d/.test(line)).length).toBeGreaterThan(2);
  await expect(stranger.getByText('Nothing has happened yet.')).toHaveCount(0);
});
