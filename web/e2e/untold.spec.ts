import { openScene } from './scenes.js';
import { expect, test } from './visitors.js';

const paws = '.kitchen .paw';

test('while the cat’s die tumbles, the paws still count its faces: they do not tell what it will show', async ({
  page,
}) => {
  await openScene(page, 'chop-danger');
  // Each has a number while the roll is open.
  const counted = await page.locator(paws).allTextContents();
  expect(counted.filter((text) => /[1-9]/.test(text)).length).toBe(counted.length);
  expect(counted.length).toBeGreaterThan(3);
  await openScene(page, 'chop-tumbling');
  const tumbling = await page.locator(paws).allTextContents();
  expect(tumbling.length).toBeGreaterThan(3);
  expect(tumbling.filter((text) => !/[1-9]/.test(text))).toEqual([]);
});

test('an own walk that is being told is not said to be on its way', async ({ page }) => {
  await openScene(page, 'chop-own-walk');
  await expect(page.locator('.act .primary')).toHaveText('Roll');
});

test('a hole that opens is seen at its place: no words over the kitchen hide a mouse', async ({ page }) => {
  await openScene(page, 'chop-hole-opened');
  await expect(page.locator('.turn b').first()).toContainText('hole is open now');
  await expect(page.locator('.kitchen .moment')).toHaveCount(0);
});
