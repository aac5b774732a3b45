import type { Locator } from '@playwright/test';
import { testDepth } from '../../tools/testSizes.mjs';
import { violationsAt } from './axe.js';
import { expect, test } from './visitors.js';

test('an example of the rules is played, and another card is answered by the rules', async ({ page }) => {
  await page.goto('/rules/felix/whole#FD3');
  const rule = page.locator('#FD3');
  await rule.getByRole('button', { name: /^Play: The small dog chases off the −5/ }).click();
  const told = rule.getByRole('status');
  await expect(told).toHaveText('The small dog chases off the −5. 11');
  await rule.getByRole('button', { name: 'Change card 3: small dog' }).click();
  await rule
    .getByRole('group', { name: 'Which card lies there instead?' })
    .getByRole('button', { name: 'big dog' })
    .click();
  await expect(told).toHaveText('The big dog chases off the 11. −5');
  // Who changed it goes on there.
  await expect(rule.getByRole('button', { name: 'Change card 3: big dog' })).toBeFocused();
  // A whole book takes axe some seconds.
  if (testDepth() === 'deep') expect(await violationsAt(page, 'a played example')).toEqual([]);
});

test('what is bid is answered by the rules, by keyboard alone', async ({ page }) => {
  await page.goto('/rules/felix/whole#FR3');
  const rule = page.locator('#FR3');
  await rule.getByRole('button', { name: /^Play: Each bid beats the one before/ }).focus();
  await page.keyboard.press('Enter');
  const told = rule.getByRole('status');
  await expect(told).toHaveText('The pass brings 2 mice and turns up the next card.');
  await rule.getByRole('radio', { name: 'pass' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(told).toHaveText('Not allowed: at least 7.');
  await page.keyboard.press('ArrowDown');
  await expect(told).toHaveText('Whoever stays in has to bid at least 8.');
});

test('both ends of a match are played, and one thing that is missing keeps it going', async ({ page }) => {
  await page.goto('/rules/chop/whole#CE2');
  const rule = page.locator('#CE2');
  await rule.getByRole('button', { name: /^Play: Three things make the mice win/ }).click();
  const told = rule.getByRole('status');
  await expect(told).toHaveText('10 cheeses and home: the mice win.');
  await rule.getByText('one cheese').click();
  await expect(told).toHaveText('Specs moves 3 squares into the south hole. The match goes on.');
});

test('the count at the end is played, and another card and another price are counted by the rules', async ({
  page,
}) => {
  await page.goto('/rules/felix/whole#FE2');
  const rule = page.locator('#FE2');
  await rule.getByRole('button', { name: /^Play: Cats 15 \+ 8 − 5 and 7 mice make 25/ }).click();
  const told = rule.getByRole('status');
  await expect(told).toHaveText('Cats: 18, mice: 7. 15 + 8 − 5 + 7 = 25');
  await rule.getByRole('button', { name: 'Change card 4: rabbit' }).click();
  await rule
    .getByRole('group', { name: 'Which card lies there instead?' })
    .getByRole('button', { name: 'big dog' })
    .click();
  await expect(told).toHaveText('Cats: 3, mice: 7. 8 − 5 + 7 = 10');
  await rule.getByText('1', { exact: true }).click();
  await expect(told).toHaveText('Cats: 3, mice: 16. 8 − 5 + 16 = 19');
});

test('what a match begins with can be tried: hand, mouse cards, kitchen, tiles and dice', async ({ page }) => {
  const tryIn = async (game: string, id: string): Promise<Locator> => {
    await page.goto(`/rules/${game}/whole#${id}`);
    const rule = page.locator(`#${id}`);
    await rule.getByRole('button', { name: /^Play: / }).click();
    return rule;
  };
  const hand = await tryIn('felix', 'FS2');
  const first = await hand.getByRole('status').filter({ hasText: 'You keep 9 cards.' }).innerText();
  await hand.getByRole('button', { name: 'Again' }).click();
  await expect(hand.getByRole('status')).toHaveText(/^Drawn unseen: .+ You keep 9 cards\.\s*$/);
  await expect(hand.getByRole('status')).not.toHaveText(first);
  const mouseCards = await tryIn('felix', 'FS5');
  await mouseCards.getByText('5', { exact: true }).click();
  await expect(mouseCards.getByRole('status')).toHaveText('15 mice lie on the mouse cards, 18 stay in the bank.');
  const kitchen = await tryIn('chop', 'CB1');
  await expect(kitchen.getByRole('status')).toHaveText('The cat can go to all 42 squares, 6 of them up on the table.');
  await kitchen.getByText('the mice', { exact: true }).click();
  await expect(kitchen.getByRole('status')).toHaveText(/^Mice can go to 38 squares, 2 of them under the table/);
  const tiles = await tryIn('chop', 'CB5');
  await tiles.getByText('broken dishes', { exact: true }).click();
  await expect(tiles.getByRole('status')).toHaveText(/^16 of the 38 tiles\./);
  const dice = await tryIn('chop', 'CB6');
  await dice.getByText('600', { exact: true }).click();
  await expect(dice.getByRole('status')).toHaveText(
    /^600 rolls: 1 came \d+ times, 2 came \d+ times, 3 came \d+ times\.$/,
  );
});

test('without a game all of them are there, to read or to learn', async ({ page }) => {
  expect((await page.goto('/rules'))?.status()).toBe(200);
  await page.getByRole('link', { name: 'All the rules: Chop! Chop!' }).click();
  await expect(page).toHaveURL(/\/rules\/chop\/whole$/);
  expect((await page.goto('/learn'))?.status()).toBe(200);
  await page.getByRole('link', { name: /^Start \d+ min: The sack/ }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
});

test('the rules are searched, and a rule is found by its words', async ({ page }) => {
  await page.goto('/rules/felix/whole');
  await page.getByRole('textbox', { name: 'Search the rules' }).fill('Rabbit FILOU');
  await expect(page.locator('#FD5')).toBeVisible();
  await expect(page.locator('#FD4')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Search the rules' }).fill('elephant');
  await expect(page.getByRole('status').filter({ hasText: 'No rule has these words.' })).toHaveCount(1);
});

/** How the pages of a PDF are written in it. */
const PAGE = /\/Type\s*\/Page\b/g;
/** The smallest letters that can be read on paper, in points. */
const READABLE = 6;

for (const language of testDepth() === 'deep' ? ['en', 'fr', 'pt', 'it', 'zh', 'de'] : ['de'])
  test.describe(language, () => {
    test.use({ locale: language });

    test(`the rules of each game are printed on one sheet in "${language}"`, async ({ page }) => {
      for (const game of ['felix', 'chop']) {
        await page.goto(`/rules/${game}`);
        await page.locator('h1').waitFor();
        await page.evaluate(() =>
          // The page's own listener came first: the sheet is there.
          addEventListener('beforeprint', () => {
            const sheet = document.querySelector<HTMLElement>('.sheet');
            document.title = sheet?.style.fontSize ?? 'no sheet';
            document.body.dataset['printed'] = sheet?.innerText ?? '';
          }),
        );
        const pdf = await page.pdf({ preferCSSPageSize: true });
        expect(pdf.toString('latin1').match(PAGE)).toHaveLength(1);
        expect(Number.parseFloat(await page.title())).toBeGreaterThanOrEqual(READABLE);
        const printed = (await page.locator('body').getAttribute('data-printed')) ?? '';
        expect(printed.match(/\S*\.\p{Lu}\S*/gu)).toBeNull();
      }
    });
  });
