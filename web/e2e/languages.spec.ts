import type { Page } from '@playwright/test';
import { testDepth } from '../../tools/testSizes.mjs';
import { missingScene, openPlace, openScene, PLACES, scenesIn, shareOf, walks } from './scenes.js';
import { expect, test } from './visitors.js';

/** A quick run has the longest words, those of other letters, and one more; other tests are in English. */
const LANGUAGES = testDepth() === 'deep' ? ['en', 'fr', 'pt', 'it', 'zh', 'de'] : ['fr', 'zh', 'de'];

/** What does not fit: the page itself, or a control or heading whose words are wider than it is. */
const spilling = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tooWide = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page scrolls sideways'] : [];
    const narrow = [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, legend, summary, th')]
      .filter((element) => element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 2)
      .filter((element) => !['auto', 'scroll'].includes(getComputedStyle(element).overflowX) && !element.closest('.vh'))
      .map((element) => `<${element.localName}> ${element.innerText.slice(0, 60)}`);
    return [...tooWide, ...narrow];
  });

/** Signs of words that are not there. */
const BROKEN = /undefined|\[object|NaN|\{\w+\}|=>/;

const faultsAt = async (page: Page, where: string): Promise<string[]> => {
  const found = await spilling(page);
  const text = await page.locator('body').innerText();
  const broken = BROKEN.exec(text)?.[0];
  return [...found, ...(broken === undefined ? [] : [`"${broken}"`])].map((fault) => `${where}: ${fault}`);
};

for (const [which, language] of LANGUAGES.entries()) {
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } });

    for (const { walk, named } of walks)
      test(`screens are whole on a phone in "${language}"${named}`, async ({ page }) => {
        const faults: string[] = [];
        for (const place of shareOf(PLACES, which, walk)) {
          await openPlace(page, place);
          expect((await page.locator('html').getAttribute('lang'))?.slice(0, 2)).toBe(language);
          faults.push(...(await faultsAt(page, place)));
        }
        for (const scene of shareOf(await scenesIn(page), which, walk)) {
          await openScene(page, scene);
          faults.push(...(await faultsAt(page, scene)), ...(await missingScene(page, scene)));
        }
        expect(faults).toEqual([]);
      });
  });
}

/** A quick run looks at a third of the screens. */
const SOME_PLACES = testDepth() === 'deep' ? PLACES : PLACES.filter((_, index) => index % 3 === 0);

test('at twice the text size the page still does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  const faults: string[] = [];
  for (const place of SOME_PLACES) {
    await openPlace(page, place);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)) faults.push(place);
  }
  expect(faults).toEqual([]);
});
