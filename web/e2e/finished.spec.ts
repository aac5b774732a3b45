import type { Locator, Page } from '@playwright/test';
import { playOnDevice, playOnline } from './finishedMatches.js';
import { logLines } from './players.js';
import { expect, test } from './visitors.js';

const sheetOf = (page: Page): Locator => page.getByRole('region', { name: 'Scores' });

const logOf = async (page: Page): Promise<string[]> => {
  await logLines(page).first().waitFor({ state: 'attached' });
  return logLines(page).allTextContents();
};

test('what a bot played for the reader is told as the bot’s, in the log and on the sheet', async ({ page }) => {
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
});

test('a replay names who played from when, and for whom', async ({ page }) => {
  const { table } = await playOnDevice(page, { resigns: true });
  await page.goto(`/here/${table}/m/1/0`);
  await expect(page.getByRole('button', { name: /^\w+ plays for Nora from now on\.$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^\w+ for Nora lays a card/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Nora lays/ })).toHaveCount(0);
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
    await sheetOf(reader).waitFor();
    told.push([...(await logOf(reader)), await sheetOf(reader).innerText()]);
  }
  const [players = [], strangers = []] = told;
  const withNames = (lines: readonly string[]): string[] =>
    lines.map((line) => line.replaceAll(/\b(?:You|Ana)\b/g, 'Ana'));
  expect(withNames(strangers)).toEqual(withNames(players));
  expect(strangers.filter((line) => /^Round \d/.test(line)).length).toBeGreaterThan(2);
  await expect(stranger.getByText('Nothing has happened yet.')).toHaveCount(0);
});
