import { deflateRawSync } from 'node:zlib';
import { reviewMove, signed } from '@miaou/bots';
import type { Locator, Page } from '@playwright/test';
import { blunderOnDevice } from './finishedMatches.js';
import { expect, test } from './visitors.js';

/** Some twenty decisions are reviewed, one after the other. Each must come within the usual wait. */
const untilReviewed = async (page: Page, end: Locator): Promise<void> => {
  const count = page.getByText(/^Reviewing: \d+ of \d+$/);
  while (!(await end.isVisible())) {
    const before = await count.allInnerTexts();
    await expect(async () => {
      expect((await end.isVisible()) || (await count.allInnerTexts()).join() !== before.join()).toBe(true);
    }).toPass();
  }
};

test('a review names the planted blunder first, with the figures of the command, and leads to the moment', async ({
  page,
}) => {
  const { table, record, blunder } = await blunderOnDevice(page);
  await page.goto(`/here/${table}/r/1`);
  const worst = page.getByRole('region', { name: 'Decisions worth remembering' }).getByRole('listitem').first();
  await untilReviewed(page, worst);
  await expect(worst).toContainText('A blunder');
  const judged = await reviewMove('felix', record, blunder, { seed: 'review' });
  await expect(worst).toContainText(signed(-Math.round(100 * (judged?.loss.mean ?? 0))));
  await worst.getByRole('link').click();
  await page.waitForURL(`**/r/1/${blunder}`);
  await expect(page.getByRole('heading', { name: 'A blunder' })).toBeVisible();
  const best = page.getByRole('region', { name: 'Best by what was known: Pass' }).getByRole('listitem').first();
  await expect(best).toContainText(String(Math.round(100 * (judged?.options[0]?.chance.mean ?? 0))));
  await expect(page.getByRole('region', { name: 'What might have lain there' })).toBeVisible();
  // What is for screen readers alone must not make the document longer than the window, or the frame could be scrolled away.
  const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(beyond, 'only the page between bar and buttons scrolls').toBe(0);
  await page.getByText('What really lay there').click();
  await expect(page.getByRole('region', { name: /^With everything open/ })).toBeVisible();
  await page.getByRole('link', { name: 'See it in the replay' }).click();
  await page.waitForURL(`**/m/1/${blunder}/0`);
  // The replay has the chances that were found, and what was said of the decision that comes next.
  await page.getByRole('link', { name: /15 A blunder$/ }).click();
  await page.waitForURL(`**/r/1/${blunder}`);
});

test('a review of a match that was changed says so, and leads to the replay, which says what', async ({ page }) => {
  const { record } = await blunderOnDevice(page);
  const changed = JSON.stringify({ ...record, moves: record.moves.toReversed() });
  await page.goto(`/replay/r/1#${deflateRawSync(changed).toString('base64url')}`);
  await expect(page.getByText('A move in this match is against the rules')).toBeVisible();
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: 'Was it fair?' }).getByText('Move 1 is against the rules.'),
  ).toBeVisible();
});
