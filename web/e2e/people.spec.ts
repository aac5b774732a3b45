import { openTable, ownHand, playNow, sitDown, startWithBots } from './players.js';
import { prepareTable } from './preparedTables.js';
import { expect, test } from './visitors.js';

test('friends talk before the match, and in it a reaction flies from its seat', async ({ page, another }) => {
  const ben = await another();
  const link = await openTable(page, 'Felix', 'Ana');
  await ben.goto(link);
  await sitDown(ben, 'Ben');
  await ben.getByRole('textbox', { name: 'Say something' }).fill('I bring the sack.');
  await ben.getByRole('button', { name: 'Say it' }).click();
  await expect(page.getByRole('region', { name: 'Chat' }).getByText('I bring the sack.')).toBeVisible();
  await startWithBots(page);
  const laugh = ben.getByRole('button', { name: 'Haha!' });
  await expect(laugh).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  // It stays for two seconds: who looks only afterwards may miss it.
  await Promise.all([
    page.getByText('Ben: Haha!').waitFor({ state: 'attached' }),
    page.locator('.flying use[href="#react-laugh"]').waitFor({ state: 'attached' }),
    laugh.click(),
  ]);
});

test('a reaction that comes before log and chat are loaded flies when they are', async ({ page, another }) => {
  const ben = await another();
  const path = await prepareTable(
    [
      { page, name: 'Ana' },
      { page: ben, name: 'Ben' },
    ],
    { game: 'felix' },
  );
  let letThrough = (): void => undefined;
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/SidePanels-*.js', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  const socket = page.waitForEvent('websocket');
  await page.goto(path);
  const reaction = (await socket).waitForEvent('framereceived', ({ payload }) => payload.includes('"laugh"'));
  await ownHand(page).waitFor();
  await ben.goto(path);
  await ben.getByRole('button', { name: 'Haha!' }).click();
  await reaction;
  const told = page.getByText('Ben: Haha!').waitFor({ state: 'attached' });
  letThrough();
  await told;
});

/** Evaluated in the page: no picture is drawn, as far as its scripts know, until `draw` is called. */
const holdPictures = (): void => {
  const held: FrameRequestCallback[] = [];
  const ask = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (task) => held.push(task);
  const draw = (): void => {
    globalThis.requestAnimationFrame = ask;
    for (const task of held) ask(task);
  };
  Object.assign(globalThis, { draw });
};

test('a reaction that is due when its table is left is not shown any more', async ({ page, another }) => {
  const ben = await another();
  const path = await prepareTable(
    [
      { page, name: 'Ana' },
      { page: ben, name: 'Ben' },
    ],
    { game: 'felix' },
  );
  const socket = page.waitForEvent('websocket');
  await page.goto(path);
  const reaction = (await socket).waitForEvent('framereceived', ({ payload }) => payload.includes('"laugh"'));
  await page.getByRole('button', { name: 'Haha!' }).waitFor();
  await ben.goto(path);
  await ben.getByRole('button', { name: 'Haha!' }).waitFor();
  await page.evaluate(holdPictures);
  await ben.getByRole('button', { name: 'Haha!' }).click();
  await reaction;
  await page.getByRole('link', { name: 'Miaou' }).evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('/');
  await page.locator('.sky').waitFor({ state: 'detached' });
  await page.evaluate(() => (globalThis as typeof globalThis & { draw(): void }).draw());
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('who wants a seat anywhere gets one at a public table', async ({ page, another }) => {
  const ben = await another();
  await page.goto(await prepareTable([{ page, name: 'Ana' }], { game: 'felix', bots: false, isRunning: false }));
  await page.getByText('More rules').click();
  await page.getByRole('group', { name: 'Who may sit down' }).getByText('anyone', { exact: true }).click();
  await ben.goto('/watch');
  await expect(ben.getByRole('listitem').filter({ hasText: 'Ana’s table' }).first()).toBeVisible();
  await ben.getByRole('button', { name: /^Seat me anywhere/ }).click();
  await expect(ben.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await expect(ben).toHaveURL(/\/t\//);
});

test('who has the die rolled for them is asked for the walk at once', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('group', { name: 'My die' }).getByText('rolled for me').click();
  await playNow(page, 'Chop! Chop!');
  await expect(page.getByRole('button', { name: 'List of moves', disabled: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toHaveCount(0);
});

test('how fast things move is set in the menu of the table, and kept', async ({ page }) => {
  const speeds = page.getByRole('dialog').getByRole('group', { name: 'Animation speed' });
  const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
  await playNow(page, 'Felix');
  await openMenu();
  await speeds.getByText('slow', { exact: true }).click();
  await page.reload();
  await openMenu();
  await expect(speeds.getByRole('radio', { name: 'slow' })).toBeChecked();
});
