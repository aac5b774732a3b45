import type { Page } from '@playwright/test';
import { testDepth } from '../../tools/testSizes.mjs';
import { GAMES, openTable, playAgain, sitDown, startWithBots } from './players.js';
import { expect, test } from './visitors.js';

// As visitors have it: the page is stored on the device during the match.
test.use({ serviceWorkers: 'allow' });

/** Who walks at random may do so for hundreds of rounds: a quick run ends a match that can go on for long, and chooses an option on the way. */
const limitRounds = async (page: Page): Promise<void> => {
  await page.getByText('More rules', { exact: true }).click();
  const rounds = page.getByRole('spinbutton', { name: 'Rounds at most' });
  if ((await rounds.count()) === 0) return;
  await rounds.fill('12');
  await rounds.blur();
};

for (const { name, play } of GAMES) {
  test(`two people and bots play ${name} to the end, and once more`, async ({ page, another }) => {
    const link = await openTable(page, name, 'Ana');
    const friend = await another();
    await friend.goto(link);
    await sitDown(friend, 'Ben');
    await expect(page.getByRole('list').getByText('Ben', { exact: true })).toBeVisible();
    if (testDepth() === 'quick') await limitRounds(page);
    await startWithBots(page);
    await Promise.all([play(page), play(friend)]);
    await playAgain(page).click();
    await friend.getByRole('button', { name: 'Join (1 of 2)' }).click();
    for (const one of [page, friend]) await expect(playAgain(one)).toBeHidden();
  });
}
