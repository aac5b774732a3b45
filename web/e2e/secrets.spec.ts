import { seat } from '@miaou/kit';
import type { Page } from '@playwright/test';
import { fromRound, layCard, playWithoutWords } from './players.js';
import { prepareTable } from './preparedTables.js';
import { expect, test } from './visitors.js';

/** Everything that the server sends to a page, as it came. */
const framesOf = (page: Page): string[] => {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString()));
  });
  return frames;
};

/** All that can be found in a page: its markup, and what a screen reader is told. */
const contentsOf = async (page: Page): Promise<string> =>
  `${await page.locator('main').innerHTML()}\n${await page.locator('body').ariaSnapshot()}`;

/** Drawings that are only defined are no secret; those that are used are. */
const CARD_IN_PAGE =
  /href="#(?:card|badge)-|kitten|jolly cat|elegant cat|proud cat|magnificent cat|grumpy cat|dreadful cat|the rabbit|the (?:big|small) dog/;
const CARD_IN_FRAME = /"(?:-8|-5|3|5|8|11|15|rabbit|bigDog|smallDog)"/;

test('who looks on finds no card, in the page or on the wire, and no seat is sent the hand of another', async ({
  page,
  another,
}) => {
  const [friend, stranger] = [await another(), await another()];
  const [toFriend, toStranger] = [framesOf(friend), framesOf(stranger)];
  const guests = [
    { page, name: 'Ana' },
    { page: friend, name: 'Ben' },
  ] as const;
  const link = await prepareTable(guests, { game: 'felix' });
  for (const one of [page, friend, stranger]) await one.goto(link);
  await layCard(page);
  // Ben has not laid yet, so nothing may be known; the stranger has seen that Ana has.
  await expect(stranger.getByText(/laid by Ana/).first()).toBeAttached();
  expect(await contentsOf(stranger)).not.toMatch(CARD_IN_PAGE);
  expect(toStranger.filter((frame) => CARD_IN_FRAME.test(frame))).toEqual([]);
  expect(toStranger.length).toBeGreaterThan(3);
  await layCard(friend);
  const views = toFriend.flatMap((frame) => [...frame.matchAll(/"seats":\[(?:\{"bid"[^\]]*(?:\][^\]]*)*?)\],"past"/g)]);
  const hands = views.map(([text]) => text.match(/"hand"/g)?.length ?? 0);
  expect(hands.length).toBeGreaterThan(0);
  expect(new Set(hands)).toEqual(new Set([1]));
  const laidByOthers = toFriend.filter((frame) => /"cardLaid","seat":(?!1\b)\d+,"card"/.test(frame));
  expect(laidByOthers).toEqual([]);
});

test('no tile of the kitchen is told before it is turned', async ({ page }) => {
  const frames = framesOf(page);
  await page.goto(await prepareTable([{ page, name: 'Ana' }], { game: 'chop' }));
  await playWithoutWords(page, fromRound(page, 2));
  const tilesTold = frames.filter((frame) => /"tiles":\[|"rest":\{"/.test(frame));
  expect(tilesTold).toEqual([]);
});

test('mouse players point for one another, and the cat is not told', async ({ page, another }) => {
  const [ben, cleo] = [await another(), await another()];
  const [toCat, toMouse] = [framesOf(page), framesOf(cleo)];
  const guests = [
    { page, name: 'Ana' },
    { page: ben, name: 'Ben' },
    { page: cleo, name: 'Cleo' },
  ] as const;
  const link = await prepareTable(guests, { game: 'chop', seats: 3, parts: { cat: seat(0) } });
  for (const one of [page, ben, cleo]) await one.goto(link);
  await expect(page.getByRole('grid', { name: /^Kitchen/ })).toBeVisible();
  await expect(cleo.getByRole('grid', { name: /^Kitchen/ })).toBeVisible();
  await ben.getByRole('button', { name: 'Point', exact: true }).click();
  // The paw stays for four seconds: who looks only afterwards may miss it.
  await Promise.all([
    cleo.getByText('Ben points at b6.').waitFor({ state: 'attached' }),
    ben
      .getByRole('grid', { name: /^Kitchen/ })
      .getByRole('button', { name: /^b6,/ })
      .click(),
  ]);
  // What everybody is sent after it has arrived: nothing is still on its way to the cat.
  await Promise.all([
    page.getByText('Ben: Haha!').waitFor({ state: 'attached' }),
    ben.getByRole('button', { name: 'Haha!' }).click(),
  ]);
  await expect(page.getByText(/points at/)).toHaveCount(0);
  const isPoint = (frame: string): boolean => frame.includes('"pointed"');
  expect([toCat.some(isPoint), toMouse.some(isPoint)]).toEqual([false, true]);
});
