import { LAPTOP, putOn, resize, sizeName } from './drawn.js';
import { openScene } from './scenes.js';
import { expect, test } from './visitors.js';

/** By so many pixels rounding may be off. */
const UNSEEN = 1.5;

test('the table of Felix ends in sight on a phone that is held sideways', async ({ page }) => {
  const hidden = (): Promise<number> =>
    page.locator('.felix.flat').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  for (const scene of ['felix-turn', 'felix-five', 'replay'])
    for (const size of [
      { width: 780, height: 370 },
      { width: 844, height: 390 },
      { width: 980, height: 492 },
    ]) {
      await resize(page, size);
      await openScene(page, scene);
      expect(await hidden(), `${scene}, ${sizeName(size)}`).toBeLessThan(UNSEEN);
    }
  await putOn(page, '.state { min-height: 6rem !important }');
  expect(await hidden(), 'a planted style').toBeGreaterThan(UNSEEN);
});

test('the score of Chop! Chop! is seen whole below the turn on a laptop', async ({ page }) => {
  const hidden = (): Promise<number> =>
    page
      .locator('.chop .score:has(> .score)')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  for (const scene of ['match-chop', 'match-chop-proposal']) {
    await resize(page, LAPTOP);
    await openScene(page, scene);
    expect(await hidden(), scene).toBeLessThan(UNSEEN);
  }
  await putOn(page, '.chop .turn { min-height: 26rem }');
  expect(await hidden(), 'a planted style').toBeGreaterThan(UNSEEN);
});
