import { CARD, LAY, PASS, press, ready } from './pressing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const ROUNDS = 3;

/** In the page: counts frames from now on. */
const startCounting = () => {
  const count = { frames: 0, since: performance.now(), on: true };
  const step = () => {
    count.frames++;
    if (count.on) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  Object.assign(globalThis, { miaouFrames: count });
};

/** In the page: frames and milliseconds since the count began. */
const stopCounting = () => {
  const count = /** @type {{ miaouFrames: { frames: number, since: number, on: boolean } }} */ (
    /** @type {unknown} */ (globalThis)
  ).miaouFrames;
  count.on = false;
  return { frames: count.frames, milliseconds: performance.now() - count.since };
};

/**
 * @param {Page} page
 * @param {() => Promise<unknown>} action
 */
const framesDuring = async (page, action) => {
  await page.evaluate(startCounting);
  await action();
  return page.evaluate(stopCounting);
};

/** Lays a card and watches the others lay theirs, until the first is turned up and the auction begins. */
const layCard = async (/** @type {Page} */ page) => {
  await press(page, CARD);
  await press(page, LAY);
  await ready(page, PASS);
};

/** Leaves the auction and watches the sale, until the next card can be chosen. */
const passOn = async (/** @type {Page} */ page) => {
  await press(page, PASS);
  await ready(page, CARD);
};

/**
 * The frame rate of a table of Felix while cards are laid, turned up and taken, relative to its frame rate when nothing moves.
 * @param {Page} page a table at which a card can be chosen
 */
export const frameRateRatio = async (page) => {
  const rate = { calm: 0, busy: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const calm = await framesDuring(page, () => page.waitForTimeout(2000));
    const laying = await framesDuring(page, () => layCard(page));
    const selling = await framesDuring(page, () => passOn(page));
    rate.calm += calm.frames / calm.milliseconds / ROUNDS;
    rate.busy += (laying.frames + selling.frames) / (laying.milliseconds + selling.milliseconds) / ROUNDS;
  }
  return rate.busy / rate.calm;
};
