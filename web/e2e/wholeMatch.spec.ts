import type { Page } from '@playwright/test';
import { testDepth } from '../../tools/testSizes.mjs';
import {
  endSheet,
  fromRound,
  GAMES,
  openTable,
  playAgain,
  playFelix,
  playWithoutWords,
  sitDown,
  startWithBots,
} from './players.js';
import { expect, test } from './visitors.js';

const isDeep = testDepth() === 'deep';

// As visitors have it: the page is stored on the device during the match. That costs as much as some rounds: a quick run has it in `offline.spec.ts`.
test.use({ serviceWorkers: isDeep ? 'allow' : 'block' });

/** Who walks at random may do so for hundreds of rounds: a quick run ends a match that can go on for long, and chooses an option on the way. */
const limitRounds = async (page: Page): Promise<void> => {
  await page.getByText('More rules', { exact: true }).click();
  const rounds = page.getByRole('spinbutton', { name: 'Rounds at most' });
  await rounds.fill('3');
  await rounds.blur();
};

/** Ana opens a table, and Ben comes by its link. */
const meet = async (ana: Page, ben: Page, game: string): Promise<void> => {
  await ben.goto(await openTable(ana, game, 'Ana'));
  await sitDown(ben, 'Ben');
  await expect(ana.getByRole('list').getByText('Ben', { exact: true })).toBeVisible();
};

for (const { name, play } of GAMES) {
  // As many rounds as there are cards take long: a quick run has a whole match of Felix by keyboard, and by a single person.
  if (name === 'Felix' && !isDeep) continue;
  test(`two people and bots play ${name} to the end, and once more`, async ({ page, another }) => {
    const friend = await another();
    await meet(page, friend, name);
    if (!isDeep) await limitRounds(page);
    await startWithBots(page);
    await Promise.all([play(page), play(friend)]);
    await playAgain(page).click();
    await friend.getByRole('button', { name: 'Join (1 of 2)' }).click();
    for (const one of [page, friend]) await expect(playAgain(one)).toBeHidden();
  });
}

if (!isDeep)
  test('two people and bots play two rounds of Felix', async ({ page, another }) => {
    const friend = await another();
    await meet(page, friend, 'Felix');
    await startWithBots(page);
    await Promise.all([page, friend].map((one) => playFelix(one, fromRound(one, 3))));
  });

/** A match begins as the rulebook of its language says. Only the titles of the games are the same in all of them. */
interface Rulebook {
  /** Its number among the rulebooks (`docs/rules/sources.md`). */
  readonly rulebook: string;
  readonly locale: string;
  readonly begin: (page: Page) => Promise<void>;
}

const boxOf = (page: Page, game: string) => page.getByRole('article', { name: game, exact: true });

/** The first player is drawn. */
const beginByLot = async (page: Page): Promise<void> => {
  await page.goto('/');
  await boxOf(page, 'Felix').locator('.play button').first().click();
  await expect(page.locator('.hand')).toBeVisible();
};

/** Whoever meows best begins: the French rulebook is that of Filou. */
const beginByMeow = async (page: Page): Promise<void> => {
  await page.goto('/');
  await boxOf(page, 'Felix').locator('.play button').first().click();
  await page.locator('.band .row button').last().click();
  await page.locator('.seats button').first().click();
  await expect(page.locator('.hand')).toBeVisible();
};

/** Who walks at random may do so for hundreds of rounds. */
const MOST_ROUNDS = { quick: '2', deep: '40' } as const;

/** The youngest mouse player begins. */
const beginByAge = async (page: Page): Promise<void> => {
  await page.goto('/');
  await boxOf(page, 'Chop! Chop!').locator('.deeds > button').last().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('group').nth(1).getByText('3', { exact: true }).click();
  for (const [index, name] of ['Ana', 'Ben', 'Cleo'].entries()) await sheet.getByRole('textbox').nth(index).fill(name);
  await sheet.getByText('Ben', { exact: true }).first().click();
  await sheet.getByText('Cleo', { exact: true }).last().click();
  await sheet.locator('summary').click();
  await sheet.getByRole('spinbutton').fill(MOST_ROUNDS[testDepth()]);
  await sheet.getByRole('spinbutton').blur();
  await sheet.locator('button[type=submit]').click();
  const title = page.locator('.turn b').first();
  await expect(title).toContainText('Ben');
  await page.locator('.squares [data-move]').first().click();
  await expect(title).toContainText('Cleo');
};

const RULEBOOKS: readonly Rulebook[] = [
  { rulebook: '003', locale: 'pt-PT', begin: beginByAge },
  ...(isDeep
    ? [
        { rulebook: '000', locale: 'pt-PT', begin: beginByLot },
        { rulebook: '001', locale: 'fr', begin: beginByMeow },
        { rulebook: '002', locale: 'it', begin: beginByLot },
        { rulebook: '004', locale: 'zh-CN', begin: beginByLot },
      ]
    : []),
];

for (const { rulebook, locale, begin } of RULEBOOKS) {
  test.describe(rulebook, () => {
    test.use({ locale });

    test(`a match begins as rulebook ${rulebook} says and is played to the end in its language`, async ({ page }) => {
      await begin(page);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`));
      await playWithoutWords(page);
      await expect(endSheet(page)).toBeVisible();
    });
  });
}
