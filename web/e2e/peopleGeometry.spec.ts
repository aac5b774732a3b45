import type { Page } from '@playwright/test';
import { testDepth } from '../../tools/testSizes.mjs';
import {
  type Box,
  besideNotices,
  cutNamesOn,
  drawnOn,
  LAPTOP,
  overlapsOn,
  PHONE,
  putOn,
  resize,
  SIZES,
  type Size,
  sizeName,
  TABLET,
} from './drawn.js';
import { playOnline } from './finishedMatches.js';
import { layable, layCard, playAgain } from './players.js';
import { prepareTable } from './preparedTables.js';
import { openScene } from './scenes.js';
import { expect, test } from './visitors.js';

const isDeep = testDepth() === 'deep';
const SOME_SIZES = isDeep ? SIZES : [PHONE, LAPTOP];

const STAND_INS = ['match-stand-in-other', 'match-chop-stand-in', 'match-stand-in-full', 'match-chop-stand-in-full'];

test.describe('who plays for somebody', () => {
  // The longest word for it.
  test.use({ locale: 'fr' });

  test('who plays for somebody, and for whom, is read whole at every seat', async ({ page }) => {
    for (const scene of STAND_INS) {
      await openScene(page, scene);
      await expect(page.getByText('pour Benedikt').first()).toBeVisible();
      for (const size of SOME_SIZES) {
        await resize(page, size);
        const { named, cut } = await cutNamesOn(page);
        expect(named).toBeGreaterThan(2);
        expect(cut, `${scene}, ${sizeName(size)}`).toEqual([]);
      }
    }
    await putOn(page, 'li b { max-width: 2ch; overflow: hidden }');
    expect((await cutNamesOn(page)).cut, 'a planted style').not.toEqual([]);
  });
});

for (const locale of isDeep ? ['en-GB', 'de', 'fr', 'pt', 'it', 'zh'] : ['de']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: PHONE });

    test(`that four still have to lay a card is read whole in the bar of a phone (${locale})`, async ({
      page,
      another,
    }) => {
      const friends = await Promise.all(
        ['Maximilian', 'Benedikt', 'Cleo'].map(async (name) => ({ page: await another(), name })),
      );
      await page.goto(await prepareTable([{ page, name: 'Anastasia' }, ...friends], { game: 'felix' }));
      await expect(layable(page)).toBeVisible();
      expect((await cutNamesOn(page)).cut).toEqual([]);
      await layCard(page);
      expect((await cutNamesOn(page)).cut).toEqual([]);
    });
  });
}

/** Evaluated in the page: the points of a picture's outlines that lie beyond its frame. */
const beyondFrame = async (image: Element): Promise<number> => {
  const text = await (await fetch(image.getAttribute('src') ?? '')).text();
  const drawing = document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
  document.body.append(drawing);
  const svg = drawing as unknown as SVGSVGElement;
  const { left, right, top, bottom } = svg.getBoundingClientRect();
  const points = [...svg.querySelectorAll('path')].flatMap((path) => {
    const length = path.getTotalLength();
    const toWindow = path.getScreenCTM();
    return Array.from({ length: 100 }, (_, step) =>
      path.getPointAtLength((step / 100) * length).matrixTransform(toWindow ?? undefined),
    );
  });
  drawing.remove();
  if (points.length === 0) throw new Error('nothing is drawn');
  return points.filter(({ x, y }) => x < left || x > right || y < top || y > bottom).length;
};

test('the name of the game is drawn whole above its lobby', async ({ page }) => {
  for (const game of ['felix', 'chop'] as const) {
    await page.goto(await prepareTable([{ page, name: 'Ana' }], { game, isRunning: false }));
    const title = page.getByRole('heading', { level: 1 }).getByRole('img');
    expect(await title.evaluate(beyondFrame), game).toBe(0);
  }
});

test('a name of ten letters is read whole at every seat of a phone', async ({ page, another }) => {
  const friend = await another();
  const link = await prepareTable(
    [
      { page, name: 'Anastasia' },
      { page: friend, name: 'Maximilian' },
    ],
    { game: 'felix' },
  );
  await page.setViewportSize(PHONE);
  await page.goto(link);
  const name = page.getByRole('list', { name: 'The others' }).getByText('Maximilian', { exact: true });
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

/** A match, and its scenes with a notice about people. */
const NOTICED: Readonly<Record<string, readonly string[]>> = {
  match: ['match-away', 'match-lost', 'match-proposal'],
  'match-chop': ['match-chop-proposal', 'match-chop-away', 'match-chop-lost'],
};
/** A quick run has another notice over each board. */
const noticed = Object.entries(NOTICED).map(([without, scenes]) => [without, scenes.slice(0, isDeep ? 3 : 1)] as const);

test.describe('notices about people', () => {
  // The longest sentences.
  test.use({ locale: 'fr' });

  const measured = async (page: Page, scene: string, size: Size): ReturnType<typeof besideNotices> => {
    await page.setViewportSize(size);
    await openScene(page, scene);
    if (!(scene in NOTICED)) await page.locator('main > header [role="status"]').waitFor();
    if (size.width >= LAPTOP.width) await page.locator('main > aside').waitFor();
    await resize(page, size);
    return besideNotices(page);
  };

  test('a notice about people hides no badge, row or control and moves nothing, in every size', async ({ page }) => {
    for (const size of SOME_SIZES)
      for (const [without, scenes] of noticed) {
        const before = await measured(page, without, size);
        expect(before.notices).toBe(0);
        for (const scene of scenes) {
          const { notices, cut, hidden, places } = await measured(page, scene, size);
          const where = `${scene}, ${sizeName(size)}`;
          expect({ notices, cut, hidden }, where).toEqual({ notices: 1, cut: [], hidden: [] });
          expect(places, where).toEqual(before.places);
        }
      }
  });
});

test('a notice is unfolded on a phone for its answers, and folded by a press beside it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openScene(page, 'match-take-seat');
  const slip = page.getByRole('button', { name: /^All seats are taken/ });
  const takes = page.getByRole('button', { name: /^Take .* seat$/ });
  await expect(takes).toHaveCount(0);
  await slip.click();
  await expect(takes).toHaveCount(3);
  for (const take of await takes.all()) await expect(take).toBeInViewport({ ratio: 1 });
  await page.locator('.felix .table').click({ position: { x: 20, y: 300 } });
  await expect(takes).toHaveCount(0);
  await slip.click();
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(slip).toHaveCount(0);
});

test('a move on its way while the line is broken is told where it was made, and over no seat', async ({ page }) => {
  await openScene(page, 'match-lost-sent');
  for (const size of SOME_SIZES) {
    await resize(page, size);
    await expect(page.getByRole('heading', { name: 'on its way…' })).toBeVisible();
    expect(await overlapsOn(page), sizeName(size)).toEqual([]);
  }
});

test('planted styles are caught: a notice over the badges, and words that are cut off', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openScene(page, 'match-away');
  await page.locator('main > header [role="status"]').waitFor();
  expect((await besideNotices(page)).cut).toEqual([]);
  await page.addStyleTag({ content: 'main > header .text { font-size: 3rem; -webkit-line-clamp: 1 !important }' });
  expect((await besideNotices(page)).cut).not.toEqual([]);
  await page.addStyleTag({ content: 'main > header [role="status"] { position: fixed; inset: 56px 8px auto }' });
  expect((await besideNotices(page)).hidden.join()).toContain('Vera');
});

test('the cards of a tablet held upright have the table’s edge around them for who only watches', async ({ page }) => {
  for (const scene of ['felix-spectator', 'match-take-seat']) {
    await openScene(page, scene);
    await resize(page, TABLET);
    const { row, beyond } = await drawnOn(page);
    expect([row !== undefined, beyond], scene).toEqual([true, 0]);
  }
});

/** The buttons below the sheet of an end, by their words. */
const endButtons = (page: Page): Promise<Readonly<Record<string, Box>>> =>
  page.locator('.finished .actions .button').evaluateAll((buttons) =>
    Object.fromEntries(
      buttons.map((button): [string, Box] => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return [button.textContent.trim(), [left, top, right, bottom]];
      }),
    ),
  );

const meet = (one: Box, other: Box): boolean =>
  Math.min(one[2], other[2]) - Math.max(one[0], other[0]) > 1 &&
  Math.min(one[3], other[3]) - Math.max(one[1], other[1]) > 1;

/** Which buttons have moved, and which have come to where another one was. */
const changedUnderFinger = (
  before: Readonly<Record<string, Box>>,
  after: Readonly<Record<string, Box>>,
): readonly string[] =>
  Object.entries(after).flatMap(([name, box]) => {
    const same = before[name];
    if (same !== undefined)
      return box.every((edge, index) => Math.abs(edge - (same[index] ?? 0)) < 1.5) ? [] : [`${name} has moved`];
    return Object.entries(before)
      .filter(([, other]) => meet(box, other))
      .map(([other]) => `${name} in place of ${other}`);
  });

test('a wish for another match brings only what is meant alike to where a button was', async ({ page, another }) => {
  const friend = await another();
  await page.setViewportSize(LAPTOP);
  await friend.setViewportSize(PHONE);
  const table = await playOnline(page, friend);
  for (const one of [page, friend]) await one.goto(`/t/${table}`);
  await expect(playAgain(page)).toBeVisible();
  await expect(playAgain(friend)).toBeVisible();
  const [own, others] = [await endButtons(page), await endButtons(friend)];
  await playAgain(page).click();
  await expect(page.getByText('Waiting for the others: 1 of 2.')).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Join (1 of 2)' })).toBeVisible();
  expect(changedUnderFinger(own, await endButtons(page))).toEqual([expect.stringMatching(/^Never mind in place of /)]);
  expect(changedUnderFinger(others, await endButtons(friend))).toEqual(['Join (1 of 2) in place of Play again']);
});
