/**
 * Counts the frames that a page draws while something happens, and how many a calm page draws in as long: what is kept of them.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<void>} happen
 */
export const framesKept = async (page, happen) => {
  const calm = await page.evaluate(countFrames, 2000);
  await page.evaluate(() => {
    const count = { frames: 0, since: performance.now(), on: true };
    const step = () => {
      count.frames++;
      if (count.on) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    Object.assign(globalThis, { miaouFrames: count });
  });
  await happen();
  const busy = await page.evaluate(() => {
    const count = /** @type {{ miaouFrames: { frames: number, since: number, on: boolean } }} */ (
      /** @type {unknown} */ (globalThis)
    ).miaouFrames;
    count.on = false;
    return count.frames / (performance.now() - count.since);
  });
  return busy / calm;
};

/**
 * Frames in a millisecond of a page that has nothing to do.
 * @param {number} milliseconds
 * @returns {Promise<number>}
 */
const countFrames = (milliseconds) =>
  new Promise((resolve) => {
    const since = performance.now();
    let frames = 0;
    const step = () => {
      frames++;
      const spent = performance.now() - since;
      if (spent < milliseconds) requestAnimationFrame(step);
      else resolve(frames / spent);
    };
    requestAnimationFrame(step);
  });
