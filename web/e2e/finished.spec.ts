import type { Locator, Page } from '@playwright/test';
import { playOnDevice, playOnline } from './finishedMatches.js';
import { expect, test } from './visitors.js';

const logOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Log' });
const sheetOf = (page: Page): Locator => page.getByRole('region', { name: 'Result' });

/** On a narrow screen, or where nobody talks, the log may have to be opened. */
const openLog = async (page: Page): Promise<string[]> => {
  const lines = logOf(page).getByRole('listitem').locator('span:not(.vh)');
  if (!(await lines.first().isVisible())) await page.keyboard.press('g');
  await lines.first().waitFor();
  return lines.allInnerTexts();
};

test('what a bot played for the reader is told as the bot’s, in the log and on the sheet', async ({ page }) => {
  const { table } = await playOnDevice(page, { resigns: true });
  await page.goto(`/here/${table}`);
  await expect(
    sheetOf(page)
      .getByText(/^Played by \S+ for you from round 1$/)
      .first(),
  ).toBeVisible();
  const lines = await openLog(page);
  expect(lines.filter((line) => /^\S+ for Nora (?:lays|bids|passes|buys)/.test(line)).length).toBeGreaterThan(8);
  expect(lines.filter((line) => /^You\b/.test(line))).toEqual([]);
  await expect(page.getByRole('banner')).not.toContainText('You win');
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
    told.push([...(await openLog(reader)), await sheetOf(reader).innerText()]);
  }
  const [players = [], strangers = []] = told;
  const withNames = (lines: readonly string[]): string[] =>
    lines.map((line) => line.replaceAll(/\b(?:You|Ana)\b/g, 'Ana'));
  expect(withNames(strangers)).toEqual(withNames(players));
  expect(strangers.filter((line) => /^Round \d/.test(line)).length).toBeGreaterThan(2);
  await expect(stranger.getByText('Nothing has happened yet.')).toHaveCount(0);
});
