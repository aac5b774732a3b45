import type { Locator, Page } from '@playwright/test';
import { leaveTable, playOnDevice, playOnline } from './finishedMatches.js';
import { expect, test } from './visitors.js';

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Place in the match' });
const isAt = (page: Page, move: number): Promise<void> => expect(slider(page)).toHaveValue(String(move));
const eyesOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Through the eyes of' }).getByRole('button', { name });
const lastMove = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('max'));

const openReplay = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await slider(page).waitFor();
  // The address names the eyes as soon as it is known whose they are.
  await page.waitForURL(/\/m\/1\/\d+\/\w+$/);
};

/**
 * What a page asks of the network from now on, but for the parts of the page itself:
 * a busy machine may fetch the last of them, such as the explanations of the pieces, long after the board is shown.
 */
const requestsOf = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) asked.push(request.url());
  });
  return asked;
};

/** Marks what has the focus and the frame around the board: both must outlast every step. */
const markFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(globalThis, { focused: document.activeElement, frame: document.querySelector('main') });
  });
const isUntouched = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { focused, frame } = globalThis as unknown as { focused: Element; frame: Element };
    return focused !== document.body && document.activeElement === focused && document.querySelector('main') === frame;
  });

/** Presses a key so often, as quickly as keys can be pressed. */
const pressTimes = async (page: Page, key: string, times: number): Promise<void> => {
  for (let presses = 0; presses < times; presses++) await page.keyboard.press(key);
};

/** Steps, plays and goes back, and sees that nothing is loaded again and the focus stays. */
const stepThrough = async (page: Page, path: string): Promise<void> => {
  await openReplay(page, path);
  const moves = await lastMove(page);
  expect(moves).toBeGreaterThan(20);
  const on = page.getByRole('button', { name: 'One move forward' });
  await on.click();
  await isAt(page, 1);
  await markFocus(page);
  const asked = requestsOf(page);
  await pressTimes(page, 'ArrowRight', 19);
  await isAt(page, 20);
  await pressTimes(page, 'ArrowLeft', 5);
  await isAt(page, 15);
  await page.waitForURL(/\/m\/1\/15\/\w+$/);
  expect(await isUntouched(page)).toBe(true);
  // From the beginning of the last round, so that the test is short.
  await pressTimes(page, 'End', 1);
  await pressTimes(page, 'PageUp', 1);
  await expect(slider(page)).not.toHaveValue(String(moves));
  await page.keyboard.press('k');
  await isAt(page, moves);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await isUntouched(page)).toBe(true);
  expect(asked).toEqual([]);
};

test('a replay of a table of the server is stepped through and plays to its end', async ({ page, another }) => {
  const table = await playOnline(page, await another());
  await stepThrough(page, `/t/${table}/m/1/0`);
});

test('a link to a replay shows everybody the same, with the names of those who played', async ({ page, another }) => {
  const ben = await another();
  const table = await playOnline(page, ben);
  await openReplay(page, `/t/${table}/m/1/0`);
  await expect(eyesOf(page, 'Through the eyes of Ana')).toHaveAttribute('aria-pressed', 'true');
  await eyesOf(page, 'Through the eyes of Ben').click();
  await pressTimes(page, 'ArrowRight', 7);
  await page.waitForURL(/\/m\/1\/7\/1$/);
  // Ben leaves: who sits at the table now is not who played.
  await leaveTable(ben, table);
  const stranger = await another();
  await stranger.goto(page.url());
  await isAt(stranger, 7);
  await expect(eyesOf(stranger, 'Through the eyes of Ben')).toHaveAttribute('aria-pressed', 'true');
  await expect(stranger.getByRole('list', { name: 'Players' })).toHaveText(/Ana.*Ben/s);
  const logOf = (reader: Page): Promise<string> => reader.getByRole('complementary', { name: 'Log' }).innerText();
  expect(await logOf(stranger)).toBe(await logOf(page));
  expect(await logOf(stranger)).toContain('Ben rolled');
});

test('a replay of a match on this device is stepped through and plays to its end', async ({ page }) => {
  const { table } = await playOnDevice(page);
  await stepThrough(page, `/here/${table}/m/1/0`);
});

/** Rounds, decisions and lines of the log are stops, for the mouse and for the keys. */
const goByStops = async (page: Page, moves: number): Promise<void> => {
  const says = (text: RegExp): Promise<void> => expect(slider(page)).toHaveAttribute('aria-valuetext', text);
  await says(new RegExp(`^Round 1, move 0 of ${moves}$`));
  await pressTimes(page, 'PageDown', 2);
  await says(/^Round 3,/);
  const third = Number(await slider(page).inputValue());
  await slider(page).press('PageUp');
  await says(/^Round 2,/);
  await page.getByTitle('Round 3', { exact: true }).click();
  await isAt(page, third);
  // The moment before a decision of Nora's: her move comes next.
  await page.keyboard.press('Shift+ArrowRight');
  const decision = Number(await slider(page).inputValue());
  await page.keyboard.press('ArrowRight');
  const log = page.getByRole('complementary', { name: 'Log' });
  await expect(log.locator('[aria-current="step"]')).toHaveText(/Nora|card/);
  await page.keyboard.press('Shift+ArrowLeft');
  await isAt(page, decision);
  await log.getByRole('button', { name: /^Round 7/ }).click();
  await says(/^Round 7,/);
  await page.keyboard.press('End');
  await isAt(page, moves);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('to the decision before');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

/** Nothing is hidden with open eyes, and no word of a replay asks for a decision. */
const openEyes = async (page: Page): Promise<void> => {
  await expect(eyesOf(page, 'Through the eyes of Nora')).toHaveAttribute('aria-pressed', 'true');
  const waits = /Choose a card|thinks…|chooses…|Wait for|Your turn|on its way|You\b/;
  await expect(page.locator('main')).not.toHaveText(waits);
  await eyesOf(page, 'All open').click();
  const hands = page.getByRole('region', { name: 'All hands' });
  await expect(hands.getByRole('listitem')).toHaveCount(4);
  await expect(hands.getByRole('img')).toHaveCount(4 * 9 - 2);
  await expect(page.locator('main')).not.toHaveText(waits);
  await page.waitForURL(/\/m\/1\/2\/open$/);
};

/** Notes at which speeds something on the board moves from now on. */
const watchMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const rates = new Set<number>();
    Object.assign(globalThis, { rates });
    document.addEventListener('transitionrun', ({ target }) => {
      const [animation] = target instanceof Element ? target.getAnimations() : [];
      if (animation !== undefined && (target as Element).closest('.stage') !== null) rates.add(animation.playbackRate);
    });
  });

/** A step moves at the chosen speed, which is remembered. */
const changeSpeed = async (page: Page): Promise<void> => {
  const speed = (name: string): Locator =>
    page.getByRole('group', { name: 'Speed' }).getByRole('button', { name: `${name} times the speed` });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await speed('½').click();
  await watchMotion(page);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.evaluate(() => [...(globalThis as unknown as { rates: Set<number> }).rates]))
    .toContain(0.5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await speed('4').click();
  await page.reload();
  await expect(speed('4')).toHaveAttribute('aria-pressed', 'true');
  await slider(page).press('<');
  await expect(speed('2')).toHaveAttribute('aria-pressed', 'true');
};

test('a replay has stops, open eyes, and a speed that is kept', async ({ page }) => {
  const { table, moves } = await playOnDevice(page);
  await openReplay(page, `/here/${table}/m/1/0`);
  await test.step('rounds, decisions and lines of the log are stops', () => goByStops(page, moves));
  await test.step('nothing is hidden with open eyes', async () => {
    await openReplay(page, `/here/${table}/m/1/2`);
    await openEyes(page);
  });
  await test.step('a step moves, at the chosen speed', () => changeSpeed(page));
});
