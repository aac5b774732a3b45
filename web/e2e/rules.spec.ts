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
            document.title = document.querySelector<HTMLElement>('.sheet')?.style.fontSize ?? 'no sheet';
          }),
        );
        const pdf = await page.pdf({ preferCSSPageSize: true });
        expect(pdf.toString('latin1').match(PAGE)).toHaveLength(1);
        expect(Number.parseFloat(await page.title())).toBeGreaterThanOrEqual(READABLE);
      }
    });
  });
