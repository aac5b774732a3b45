import type { Page } from '@playwright/test';
import { openTable } from './players.js';
import { prepareTable } from './preparedTables.js';
import { expect, test } from './visitors.js';

/** Controls of the games' boxes that lie over one another. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('article button')];
    const nameOf = (button: HTMLElement): string => button.ariaLabel ?? button.innerText;
    return buttons.flatMap((one, index) =>
      buttons.slice(index + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return isApart ? [] : [`${nameOf(one)} and ${nameOf(other)}`];
      }),
    );
  });

/** Where the rows of controls of each game's box begin. */
const buttonRows = (page: Page): Promise<number[][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article .deeds')].map((deeds) => [
      ...new Set(
        [...deeds.querySelectorAll('button, a')].map((control) => Math.round(control.getBoundingClientRect().top)),
      ),
    ]),
  );

for (const locale of ['en-GB', 'de'])
  test.describe(locale, () => {
    test.use({ locale });

    test(`no control of a game's box lies over another (${locale})`, async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveTitle(/Miaou/);
      await page.getByRole('article').first().waitFor();
      for (const [width, height] of [
        [360, 740],
        [820, 1180],
        [900, 700],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await overlaps(page), `${width} wide`).toEqual([]);
      }
      await page.evaluate(() => {
        const last = document.querySelector<HTMLElement>('article .deeds > button:last-child');
        last?.style.setProperty('margin-left', '-60px');
      });
      expect(await overlaps(page), 'a planted style').not.toEqual([]);
    });
  });

for (const locale of ['en-GB', 'de'])
  test.describe(locale, () => {
    test.use({ locale });

    test(`the buttons of both games stand in line, where their boxes are side by side (${locale})`, async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('article').first().waitFor();
      for (const [width, height] of [
        [820, 1180],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        const [felix = [], chop] = await buttonRows(page);
        expect(felix, `${width} wide`).toHaveLength(3);
        expect(chop, `${width} wide`).toEqual(felix);
      }
    });
  });

test('that no account is needed is read in one piece, where there is room for it', async ({ page }) => {
  await page.goto('/');
  for (const width of [820, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page.getByText('No account: sit down and play.').evaluate((promise) => {
      const range = document.createRange();
      range.selectNodeContents(promise);
      return range.getClientRects().length;
    });
    expect(lines, `${width} wide`).toBe(1);
  }
});

test('Play now leads to the first decision, and nothing of how tables are set up is loaded or seen before', async ({
  page,
}) => {
  const setups: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('TableSetup')) setups.push(request.url());
  });
  // The server is some way off: the match begins later than the start is answered.
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => void setTimeout(() => server.send(message), 50));
    server.onMessage((message) => void setTimeout(() => socket.send(message), 50));
  });
  await page.goto('/');
  const felix = page.getByRole('article', { name: 'Felix', exact: true });
  await felix.getByRole('button', { name: /^Play now/ }).click();
  await page.getByRole('heading', { name: 'Choose a card' }).waitFor();
  expect(setups).toEqual([]);
});

test('a screen that only says to wait does not flash: it comes when one would wonder', async ({ page, another }) => {
  const link = await openTable(page, 'Felix', 'Ana');
  const guest = await another();
  // Nothing is answered: whoever comes by the link waits.
  await guest.routeWebSocket(/\/socket/, () => undefined);
  await guest.goto(link);
  const waiting = guest.locator('main', { has: guest.getByRole('heading', { name: 'On the way to the table…' }) });
  await expect(waiting).toBeVisible();
  await expect(waiting).toHaveCSS('animation-delay', '0.4s');
  await expect(waiting).toHaveCSS('animation-fill-mode', 'backwards');
});

test('a match on this device can be deleted, and stays deleted', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article', { name: 'Felix', exact: true }).getByRole('button', { name: 'Same device' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('Ana');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pass it round/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
  await page.goto('/');
  const here = page.getByRole('region', { name: 'On this device' });
  await expect(here.getByRole('listitem')).toHaveCount(1);
  await here.getByRole('button', { name: /^Delete the match/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(here.getByRole('listitem')).toHaveCount(1);
  await here.getByRole('button', { name: /^Delete the match/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the match' }).click();
  await expect(here).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Felix', exact: true })).toBeVisible();
  await expect(here).toHaveCount(0);
});

test('the table that waits for you comes first, and one that has not begun can be left', async ({ page }) => {
  await prepareTable([{ page, name: 'Ana' }], { game: 'felix' });
  await prepareTable([{ page, name: 'Ana' }], { game: 'chop', bots: false, isRunning: false });
  await page.goto('/');
  const mine = page.getByRole('region', { name: /^Your tables/ }).getByRole('listitem');
  await expect(mine).toHaveCount(2);
  // A device that has seen them before keeps their place: it may not move the boxes for them later.
  await page.reload();
  await expect(mine).toHaveCount(2);
  await expect(mine.first()).toContainText(/Felix.*Your turn/s);
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const waiting = await mine.first().boundingBox();
    const box = await page.getByRole('article').first().boundingBox();
    expect(waiting?.y, `at ${width} × ${height}`).toBeLessThan(box?.y ?? 0);
  }
  await mine.last().getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await expect(mine).toHaveCount(1);
});

test('a double click opens what a click opens, and a press beside it closes it', async ({ page }) => {
  await page.goto('/');
  const invite = page
    .getByRole('article', { name: 'Felix', exact: true })
    .getByRole('button', { name: 'Invite friends' });
  const make = page.getByRole('dialog').getByRole('button', { name: /^Make the link/ });
  await invite.dblclick();
  await expect(make).toBeVisible();
  // As a second press that comes when the dialog is there: a real one is often faster than that.
  const pressBeside = async (clickCount: number): Promise<void> => {
    await page.mouse.move(4, 4);
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await pressBeside(2);
  await expect(make).toBeVisible();
  await pressBeside(1);
  await expect(make).toBeHidden();
});
