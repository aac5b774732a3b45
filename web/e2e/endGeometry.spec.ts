import { drawnOn, LAPTOP, putOn, resize, SCREEN, sizeName } from './drawn.js';
import { openScene } from './scenes.js';
import { expect, test } from './visitors.js';

test('all places of an end are in sight on a laptop without scrolling', async ({ page }) => {
  for (const scene of ['match-end', 'match-end-full']) {
    await openScene(page, scene);
    for (const size of [LAPTOP, SCREEN]) {
      await resize(page, size);
      await expect(page.locator('.end .sheet > ol > li').first()).toBeVisible();
      const { places, outOfSight } = await drawnOn(page);
      expect(places).toBeGreaterThan(3);
      expect(outOfSight, `${scene}, ${sizeName(size)}`).toEqual([]);
    }
  }
  await putOn(page, '.end .sheet > ol > li { min-height: 180px }');
  expect((await drawnOn(page)).outOfSight, 'a planted style').not.toEqual([]);
});

test('the kitchen of an end is seen whole on a laptop without scrolling', async ({ page }) => {
  await openScene(page, 'match-end-chop');
  for (const size of [LAPTOP, SCREEN]) {
    await resize(page, size);
    const [kitchen, sheet] = await Promise.all(
      ['.chop .sheet figure', '.finished > .sheet'].map((place) => page.locator(place).boundingBox()),
    );
    const bottomOf = (box: typeof kitchen): number => (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottomOf(kitchen ?? null), sizeName(size)).toBeLessThanOrEqual(bottomOf(sheet ?? null));
  }
});
