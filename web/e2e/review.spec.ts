import { reviewMove, signed } from '@miaou/bots';
import { blunderOnDevice } from './finishedMatches.js';
import { expect, test } from './visitors.js';

/** Some twenty decisions, each a tenth of a second of work: on a busy machine that takes long, in milliseconds. */
const WHOLE_REVIEW = 180_000;

test('a review names the planted blunder first, with the figures of the command, and leads to the moment', async ({
  page,
}) => {
  const { table, record, blunder } = await blunderOnDevice(page);
  await page.goto(`/here/${table}/r/1`);
  const worst = page.getByRole('region', { name: 'Decisions worth remembering' }).getByRole('listitem').first();
  await expect(worst, 'all decisions are reviewed').toContainText('A blunder', { timeout: WHOLE_REVIEW });
  const judged = await reviewMove('felix', record, blunder, { seed: 'review' });
  await expect(worst).toContainText(signed(-Math.round(100 * (judged?.loss.mean ?? 0))));
  await worst.getByRole('link').click();
  await page.waitForURL(`**/r/1/${blunder}`);
  await expect(page.getByRole('heading', { name: 'A blunder' })).toBeVisible();
  const best = page.getByRole('region', { name: 'Best by what was known: Pass' }).getByRole('listitem').first();
  await expect(best).toContainText(String(Math.round(100 * (judged?.options[0]?.chance.mean ?? 0))));
  await expect(page.getByRole('region', { name: 'What might have lain there' })).toBeVisible();
  await page.getByText('What really lay there').click();
  await expect(page.getByRole('region', { name: /^With everything open/ })).toBeVisible();
  await page.getByRole('link', { name: 'See it in the replay' }).click();
  await page.waitForURL(`**/m/1/${blunder}/0`);
});
