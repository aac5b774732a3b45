import type { Page } from '@playwright/test';
import { violationsAt } from './axe.js';
import { openTable, playAgain, playNow, startWithBots } from './players.js';
import { expect, test } from './visitors.js';

/** Takes whatever may be taken first, round by round, until the match is over. */
const playCrumbs = async (page: Page): Promise<void> => {
  const take = page.getByRole('button', { name: /^Take/, disabled: false });
  for (let round = 1; ; round++) {
    // A round may be over before anybody sees that a decision was made: what shows that it was is the next round, or the end.
    const begun = page.getByText(new RegExp(String.raw`^Round ${round}\b`));
    await begun.or(playAgain(page)).first().waitFor();
    if (await playAgain(page).isVisible()) return;
    await take.first().click();
  }
};

test('a person plays Crumbs against bots on a server to the end', async ({ page }) => {
  await openTable(page, 'Crumbs', 'Ana');
  await startWithBots(page);
  await page.getByRole('button', { name: 'Take none' }).waitFor();
  expect(await violationsAt(page, 'the board')).toEqual([]);
  await playCrumbs(page);
  expect(await violationsAt(page, 'the end')).toEqual([]);
});

test('a person plays Crumbs against bots on this device to the end', async ({ page }) => {
  await playNow(page, 'Crumbs');
  await playCrumbs(page);
});
