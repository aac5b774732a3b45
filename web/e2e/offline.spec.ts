import type { Page } from '@playwright/test';
import { playOnDevice } from './finishedMatches.js';
import { fromRound, GAMES, layCard, playNow } from './players.js';
import { expect, test } from './visitors.js';

// The whole page is fetched and stored, which takes longer than most tests: once for all that works without a net.
test.use({ serviceWorkers: 'allow' });

const playBoth = async (page: Page): Promise<void> => {
  for (const { name, play } of GAMES) {
    await playNow(page, name);
    expect(page.url()).toContain('/here/');
    await page.reload();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await play(page, fromRound(page, 2));
  }
};

const learn = async (page: Page): Promise<void> => {
  await page.goto('/learn/chop/run');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Roll', exact: true }).click();
  await page.getByRole('button', { name: /^Move to d2/ }).click();
  await expect(page.getByText('Where you stop, the tile is turned up.')).toBeVisible();
  await page.goto('/learn/felix');
  await expect(page.getByRole('button', { name: /^Start 1 min: The sack/ })).toBeVisible();
};

/** The puzzle of the day is answered, kept after a reload, and another one follows. */
const solvePuzzle = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.getByText('Answer one today, and a streak begins.')).toBeVisible();
  await page.getByRole('link', { name: /^Start: Felix/ }).click();
  await expect(page.getByRole('heading', { name: 'What is best here?' })).toBeVisible();
  const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  const told = page.getByRole('heading', { level: 2, name: /^(?:Yes|Better): / });
  const compared = page.getByRole('region', { name: 'All answers compared' });
  const offered = await answers.count();
  expect(offered).toBeGreaterThanOrEqual(2);
  await answers.first().click();
  await expect(told).toBeFocused();
  await expect(compared.getByRole('listitem')).toHaveCount(offered);
  await expect(compared).toContainText('chosen');
  await expect(page.getByText('1 day', { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('%');
  await page.reload();
  await expect(told).toBeVisible();
  await expect(page.getByText('1 day', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page.getByRole('heading', { name: 'What is best here?' })).toBeVisible();
};

const stepThroughReplay = async (page: Page, table: string): Promise<void> => {
  const slider = page.getByRole('slider', { name: 'Place in the match' });
  await page.goto(`/here/${table}/m/1/4`);
  await expect(slider).toHaveValue('4');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('5');
};

test('from a cold start without any net, both games are played, learned and looked back at, a puzzle is answered, and all survives a reload', async ({
  page,
  context,
}) => {
  const { table } = await playOnDevice(page);
  // The page is stored while somebody plays.
  await playNow(page, 'Felix');
  await layCard(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
  await context.setOffline(true);
  const offline = await context.newPage();
  await test.step('both games are played', () => playBoth(offline));
  await test.step('both games can be learned', () => learn(offline));
  await test.step('a puzzle is answered', () => solvePuzzle(offline));
  await test.step('a match is looked back at', () => stepThroughReplay(offline, table));
});
