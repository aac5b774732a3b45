import type { Page } from '@playwright/test';
import { sizeVariables, testDepth } from '../../tools/testSizes.mjs';
import { openScene as openSceneAt, standing } from '../gallery/openScene.mjs';

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

export const openScene = (page: Page, scene: string): Promise<void> => openSceneAt(page, gallery(), scene);

/** To be asked together with what is wrong on a page: nothing is wrong on an empty one. */
export const missingScene = async (page: Page, scene: string): Promise<string[]> =>
  (await standing(page, scene).count()) > 0 ? [] : [`${scene}: nothing stands there`];

/** Walks among which a deep run divides the scenes: none takes minutes, and the last ones end together. */
const WALKS = testDepth() === 'deep' ? 6 : 1;

/** Each by its number, and words for the name of its test. */
export const walks = Array.from({ length: WALKS }, (_, walk) => ({
  walk,
  named: WALKS === 1 ? '' : ` (${walk + 1} of ${WALKS})`,
}));

/** The share of a list that this walk looks at; another one for each language or theme, so that a quick run meets many. */
export const shareOf = <T>(list: readonly T[], which: number, walk: number): readonly T[] => {
  const stride = Math.round(100 / Number(sizeVariables()['MIAOU_SCENES']));
  return list.filter((_, index) => index % stride === which % stride).filter((_, index) => index % WALKS === walk);
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
