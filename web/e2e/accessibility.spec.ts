import { violationsAt } from './axe.js';
import { missingScene, openPlace, openScene, PLACES, scenesIn, shareOf, walks } from './scenes.js';
import { expect, test } from './visitors.js';

/** Each theme in one of the sizes: what differs between sizes is layout, what differs between themes is colour. */
const LOOKS = [
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const;

for (const [which, look] of LOOKS.entries()) {
  test.describe(look.colorScheme, () => {
    test.use(look);

    for (const { walk, named } of walks)
      test(`axe finds nothing wrong on screens that are ${look.colorScheme}, ${look.viewport.width} wide${named}`, async ({
        page,
      }) => {
        const found: string[] = [];
        for (const place of shareOf(PLACES, which, walk)) {
          await openPlace(page, place);
          found.push(...(await violationsAt(page, place)));
        }
        for (const scene of shareOf(await scenesIn(page), which, walk)) {
          await openScene(page, scene);
          found.push(...(await violationsAt(page, scene)), ...(await missingScene(page, scene)));
        }
        expect(found).toEqual([]);
      });
  });
}

test('an empty page is not taken for a scene without faults', async ({ page }) => {
  for (const scene of ['felix-turn', 'chop-roll', 'home']) {
    await openScene(page, scene);
    expect(await missingScene(page, scene)).toEqual([]);
    await page.evaluate(() => document.getElementById('app')?.replaceChildren());
    expect(await missingScene(page, scene), scene).not.toEqual([]);
  }
});

test('the scan sees a planted fault', async ({ page }) => {
  await openPlace(page, '/about');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect((await violationsAt(page, '/about')).join()).toContain('button-name');
});
