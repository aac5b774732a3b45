import type { Locator, Page } from '@playwright/test';
import { sitDown } from './players.js';
import { expect, test } from './visitors.js';

const boxOf = (page: Page, game: string): Locator => page.getByRole('article', { name: game, exact: true });

/** Holds back the answer to who opens a table until somebody lets it go. */
const holdTables = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/tables', async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
};

test('who has never played Chop presses a face, which stays under the finger, and from then on one press plays the same side', async ({
  page,
}) => {
  const letGo = await holdTables(page);
  await page.goto('/');
  const chop = boxOf(page, 'Chop! Chop!');
  const faces = chop.getByRole('button', { name: /^Play now:/ });
  const cat = chop.getByRole('button', { name: 'Play now: The cat' });
  await cat.click();
  await expect(cat).toHaveAttribute('aria-busy', 'true');
  await expect(faces).toHaveCount(2);
  letGo();
  await expect(page.getByRole('heading', { name: 'Chop! Chop!', level: 1 })).toBeVisible();
  await expect(page.getByText('Your turn: set the cat').first()).toBeVisible();
  await page.goto('/');
  await expect(chop.getByRole('button', { name: /^Play now/ })).toHaveCount(1);
  await expect(chop.getByRole('button', { name: /^Play now/ })).toContainText('The cat');
});

test('what was chosen in the sheet is what Play now deals, also the next time', async ({ page }) => {
  await page.goto('/');
  const felix = boxOf(page, 'Felix');
  await felix.getByRole('button', { name: /choose players/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click();
  await sheet.getByText('Odile', { exact: true }).click();
  await sheet.getByText('Filou', { exact: true }).click();
  await sheet.getByText('I begin', { exact: true }).click();
  await expect(sheet.getByRole('button', { name: /^Play/ })).toContainText('you, Odile, Vera');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  await felix.getByRole('button', { name: /^Play now/ }).click();
  await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
  await expect(page.getByText('Odile').first()).toBeVisible();
  await expect(page.getByText('Vera').first()).toBeVisible();
});

test('a shortcut of the installed page opens the sheet of its game, and a reload is home', async ({ page }) => {
  await page.goto('/play/chop/here');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /^Pass it round/ })).toBeVisible();
  await expect(sheet).toContainText('Everything lies open');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.reload();
  await expect(boxOf(page, 'Chop! Chop!')).toBeVisible();
  await expect(sheet).toBeHidden();
});

/** A kitchen of three by three squares, with its table in the middle. */
const CLOSET = {
  columns: 3,
  rows: 3,
  table: { legs: [], under: ['b2'] },
  holes: { N: 'a1', E: 'c1', S: 'c3', W: 'a3' },
  tiles: { cheese: 2, broken: 7, plus1: 0, plus2: 0, arrow: 0, fork: 0, knife: 0 },
  dice: { cat: [1], mice: [1, 2] },
};

test('a kitchen comes from a file: a wrong one is answered, a right one is shown, played and remembered', async ({
  page,
}) => {
  const file = (layout: object) => ({
    name: 'closet.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(layout)),
  });
  await page.goto('/play/chop');
  const sheet = page.getByRole('dialog');
  const chosen = sheet.getByRole('group', { name: 'Kitchen' }).getByRole('radio', { checked: true });
  await sheet.locator('input[type=file]').setInputFiles(file({ ...CLOSET, dice: { cat: [9], mice: [1] } }));
  await expect(sheet.getByRole('alert')).toHaveText(/^“dice” must have/);
  await expect(chosen).toHaveAccessibleName(/^Standard/);
  await sheet.locator('input[type=file]').setInputFiles(file(CLOSET));
  await expect(sheet.getByRole('alert')).toBeHidden();
  await expect(chosen).toHaveAccessibleName(/^Your own/);
  await page.goto('/play/chop');
  await expect(chosen).toHaveAccessibleName(/^Your own/);
  await sheet.getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByRole('grid', { name: 'Kitchen, 3 columns by 3 rows' })).toBeVisible();
});

test('friends are invited to the match that was chosen', async ({ page }) => {
  await page.goto('/');
  await boxOf(page, 'Chop! Chop!').getByRole('button', { name: 'Invite friends' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('The mice', { exact: true }).click();
  await sheet.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click();
  await sheet.getByText('the youngest', { exact: true }).click();
  await sheet.getByRole('combobox', { name: 'Time to think' }).selectOption('1 minute a move');
  await sheet.getByRole('button', { name: /^Make the link/ }).click();
  await sitDown(page, 'Ana');
  await expect(page.getByRole('combobox', { name: 'The cat is' })).toHaveValue('1');
  await expect(page.getByRole('combobox', { name: 'First mouse player' })).toHaveValue('vote');
  await expect(page.getByRole('combobox', { name: 'Time to think' })).toContainText('1 minute a move');
});

test('several people at one device: who is the cat, who is youngest, and everybody by name', async ({ page }) => {
  await page.goto('/');
  await boxOf(page, 'Chop! Chop!').getByRole('button', { name: 'Same device' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Everything lies open');
  await sheet.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click();
  for (const [index, name] of ['Ana', 'Ben', 'Cleo'].entries()) await sheet.getByRole('textbox').nth(index).fill(name);
  await sheet.getByRole('group', { name: 'The cat is' }).getByText('Ben', { exact: true }).click();
  const youngest = sheet.getByRole('group', { name: 'Who is youngest?' });
  await expect(youngest.getByText('Ben', { exact: true })).toHaveCount(0);
  await youngest.getByText('Cleo', { exact: true }).click();
  await sheet.getByRole('button', { name: /^Pass it round/ }).click();
  const turn = page.getByRole('region', { name: 'Turn' });
  await expect(turn).toContainText('Ben sets the cat');
  await page.getByRole('button', { name: 'List of moves' }).click();
  await page.getByRole('region', { name: 'List of moves' }).getByRole('button').first().click();
  await expect(turn).toContainText('Cleo');
  await expect(page.getByRole('main')).not.toContainText(/\bYou\b/);
});

test('Filou begins with a meow: everybody meows, everybody votes, and the match begins', async ({ page }) => {
  await page.goto('/');
  await boxOf(page, 'Felix')
    .getByRole('button', { name: /choose players/ })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Filou', { exact: true }).click();
  await expect(sheet.getByRole('radio', { name: 'best meow', exact: true })).toBeChecked();
  await sheet.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click();
  await sheet.getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByRole('heading', { name: 'Who meows best?' })).toBeVisible();
  await page.getByRole('button', { name: 'Hold to meow' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Who meowed best?' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: /^Ida/ }).click();
  await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
});

test('the meow can be left out, and goes round on one device', async ({ page }) => {
  await page.goto('/');
  await boxOf(page, 'Felix').getByRole('button', { name: 'Same device' }).click();
  const sheet = page.getByRole('dialog');
  for (const [index, name] of ['Ana', 'Ben', 'Cleo', 'Dan'].entries())
    await sheet.getByRole('textbox').nth(index).fill(name);
  await sheet.getByText('best meow', { exact: true }).click();
  await sheet.getByRole('button', { name: /^Pass it round/ }).click();
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) {
    await expect(page.getByRole('heading', { name: `${name}: your meow` })).toBeVisible();
    await page.getByRole('button', { name: 'mrrrAOW' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Ana: your vote' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: /^Ben/ }).click();
  await expect(page.getByRole('heading', { name: 'Ben: your vote' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin now' }).click();
  await expect(page.getByRole('button', { name: /^I am / }).first()).toBeVisible();
});
