import { GAMES, openTable, playAgain, sitDown, startWithBots } from './players.js';
import { expect, test } from './visitors.js';

for (const { name, play } of GAMES) {
  test(`two people and bots play ${name} to the end, and once more`, async ({ page, another }) => {
    const link = await openTable(page, name, 'Ana');
    const friend = await another();
    await friend.goto(link);
    await sitDown(friend, 'Ben');
    await expect(page.getByRole('list').getByText('Ben', { exact: true })).toBeVisible();
    await startWithBots(page);
    await Promise.all([play(page), play(friend)]);
    await playAgain(page).click();
    await friend.getByRole('button', { name: 'Join (1 of 2)' }).click();
    for (const one of [page, friend]) await expect(playAgain(one)).toBeHidden();
  });
}
