/** Scenes of a match: their board, or the sheet at its end, comes after all else. */
const OF_A_MATCH = /^(?:felix|chop|match|replay)/;
const BOARD_OR_SHEET = '.felix .stage:not(.building), .chop .game:not(.building), .ending, .chop .sheet';

/**
 * What a scene is about, once it stands: what is looked at before is nothing, in which nothing is wrong.
 * @param {import('playwright-core').Page} page
 * @param {string} scene
 */
export const standing = (page, scene) => page.locator(OF_A_MATCH.test(scene) ? BOARD_OR_SHEET : 'h1, dialog').first();

/** Evaluated in the page: letters and pictures are there, and what comes to an end by itself has done so. A stamp that falls is larger than what it falls on. */
const settled = async () => {
  await document.fonts.ready;
  const moments = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled([
    ...Array.from(document.images, (image) => image.decode()),
    ...moments.map(({ finished }) => finished),
  ]);
};

/**
 * Opens a scene and waits until all of it is there: what it loads for itself comes after the scene.
 * @param {import('playwright-core').Page} page
 * @param {string} address of the gallery, with its theme
 * @param {string} scene
 */
export const openScene = async (page, address, scene) => {
  await page.goto(`${address}#${scene}`);
  await page.locator(`body[data-shown="${scene}"]`).waitFor();
  await standing(page, scene).waitFor({ state: 'attached' });
  await page.evaluate(settled);
};
