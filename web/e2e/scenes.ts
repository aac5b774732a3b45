import type { Locator, Page } from '@playwright/test';
import { sizeVariables } from '../../tools/testSizes.mjs';

const gallery = (): string => {
  const address = process.env['MIAOU_GALLERY'];
  if (address === undefined) throw new Error('MIAOU_GALLERY is not set: start the tests with "npm run test:browser"');
  return address;
};

/** The names of all scenes: every screen and dialog in each of its states. */
export const scenesIn = async (page: Page): Promise<string[]> => {
  await page.goto(gallery());
  await page.getByRole('link').first().waitFor();
  return page.getByRole('link').allTextContents();
};

/** Scenes of a match: their board, or the sheet at its end, comes after all else. */
const OF_A_MATCH = /^(?:felix|chop|match|replay)/;
const BOARD_OR_SHEET = '.felix .stage:not(.building), .chop .game:not(.building), .ending, .chop .sheet';

/** What a scene is about, once it stands: what is looked at before is nothing, in which nothing is wrong. */
const standing = (page: Page, scene: string): Locator =>
  page.locator(OF_A_MATCH.test(scene) ? BOARD_OR_SHEET : 'h1, dialog').first();

export const openScene = async (page: Page, scene: string): Promise<void> => {
  await page.goto(`${gallery()}#${scene}`);
  await page.locator(`body[data-shown="${scene}"]`).waitFor();
  // What a scene loads for itself may come later.
  await standing(page, scene).waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(endOfMoments);
};

/** Evaluated in the page: what comes to an end by itself has done so. A stamp that falls is larger than what it falls on. */
const endOfMoments = async (): Promise<void> => {
  const moments = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moments.map(({ finished }) => finished));
};

/** To be asked together with what is wrong on a page: nothing is wrong on an empty one. */
export const missingScene = async (page: Page, scene: string): Promise<string[]> =>
  (await standing(page, scene).count()) > 0 ? [] : [`${scene}: nothing stands there`];

/** The share of a list that this run looks at; another one for each language or theme, so that a quick run meets many. */
export const shareOf = <T>(list: readonly T[], which: number): readonly T[] => {
  const stride = Math.round(100 / Number(sizeVariables()['MIAOU_SCENES']));
  return list.filter((_, index) => index % stride === which % stride);
};

/** Screens that need no match: they are looked at in the page itself. */
export const PLACES = [
  '/',
  '/settings',
  '/code',
  '/watch',
  '/about',
  '/learn/felix',
  '/learn/felix/sack',
  '/rules/felix',
  '/rules/felix/whole',
  '/rules/chop',
  '/rules/chop/whole',
  '/no/such/place',
] as const;

export const openPlace = async (page: Page, place: string): Promise<void> => {
  await page.goto(place);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};
