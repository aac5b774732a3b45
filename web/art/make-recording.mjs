/**
 * Records some moments of a real match against bots for the README, as an animated picture: `node web/art/make-recording.mjs`. It is
 * committed, so this is run by hand after the board has changed.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../../tools/chromium.mjs';
import { withServer } from '../../tools/runningServer.mjs';
import { animatedWebp } from './animation.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ readonly at: number, readonly picture: string }} Shot */

const FILE = fileURLToPath(new URL('../../docs/pictures/match.webp', import.meta.url));

/** The page as a small laptop shows it, and the picture of it. */
const VIEWPORT = { width: 1040, height: 650 };
const PICTURE = { width: 760, height: 475 };
const QUALITY = 0.62;
/** A colour that differs by no more, of 255, looks the same. */
const VISIBLE = 10;

/** Where it stands still for longer, it is shown for so long; milliseconds. */
const LONGEST = 900;
/** Frames that follow more closely are left out. */
const SHORTEST = 125;
const LAST = 2_500;

const MOST_BYTES = 1_500_000;

/** Bots take their time, as with people. */
const PACE = { MIAOU_BOT_PACE: '150-450' };

/**
 * Everything that the browser paints, from now on.
 * @param {Page} page
 */
const startShooting = async (page) => {
  const devTools = await page.context().newCDPSession(page);
  /** @type {Shot[]} */
  const shots = [];
  devTools.on('Page.screencastFrame', ({ data: picture, metadata: { timestamp }, sessionId }) => {
    shots.push({ at: 1000 * (timestamp ?? 0), picture });
    // The last of them may come when the page is gone.
    devTools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devTools.send('Page.startScreencast', { format: 'png' });
  return { shots, stop: () => devTools.send('Page.stopScreencast') };
};

/**
 * What is open now: a card to lay, or a bid while it is cheap. Nothing if the end comes first.
 * @param {Page} page
 * @param {import('playwright-core').Locator} end
 */
const takeTurn = async (page, end) => {
  const card = page.locator('.hand [data-pick]:not([aria-disabled="true"]), .hand button:enabled').nth(3);
  const lay = page.getByRole('button', { name: /^Lay/, disabled: false });
  const bid = page.getByRole('button', { name: /^Bid [1-4]\b/, disabled: false });
  const pass = page.getByRole('button', { name: /^(?:Pass|Leave it)/, disabled: false });
  await page.getByRole('heading', { name: 'Choose a card' }).or(pass).or(end).first().waitFor();
  if (await end.isVisible()) return undefined;
  if (await bid.isVisible()) return bid.click();
  if (await pass.isVisible()) return pass.click();
  await card.click();
  await lay.click();
  return page.getByRole('heading', { name: 'Choose a card' }).waitFor({ state: 'hidden' });
};

/**
 * The first picture is all that is seen where nothing moves, and the last stands longest: the board is whole in them, and nothing is on its way.
 * @param {Page} page
 */
const untilDrawn = async (page) => {
  await page.getByRole('heading', { name: 'Choose a card' }).waitFor();
  await page.waitForFunction(async () => {
    const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
    const comings = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all([
      document.fonts.ready,
      ...pictures,
      ...comings.map(({ finished }) => finished.catch(() => undefined)),
    ]);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity);
  });
};

/** A whole round, from the first card to the sale. @param {Page} page */
const playRound = async (page) => {
  const next = page.getByText('Round 2/').first();
  while (!(await next.isVisible())) await takeTurn(page, next);
};

/**
 * Evaluated in a page: draws a picture smaller, and gives the part that differs from the one before.
 * @param {{ picture: string, width: number, height: number, quality: number, visible: number }} shot
 */
const changedPart = async ({ picture, width, height, quality, visible }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser draws nothing');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const { data: colours } = context.getImageData(0, 0, width, height);
  const before = /** @type {Uint8ClampedArray | undefined} */ (Reflect.get(globalThis, 'before'));
  const differs = (/** @type {number} */ at) => Math.abs((colours[at] ?? 0) - (before?.[at] ?? 0)) > visible;
  let [left, top, right, bottom] = before === undefined ? [0, 0, width - 1, height - 1] : [width, height, -1, -1];
  if (before !== undefined)
    for (let at = 0; at < width * height; at += 1) {
      if (!differs(4 * at) && !differs(4 * at + 1) && !differs(4 * at + 2)) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
  if (right < 0) return undefined;
  Reflect.set(globalThis, 'before', colours);
  // The format has even places only.
  [left, top] = [left - (left % 2), top - (top % 2)];
  const size = { width: right - left + 1, height: bottom - top + 1 };
  const part = new OffscreenCanvas(size.width, size.height);
  part.getContext('2d')?.drawImage(context.canvas, -left, -top);
  const blob = await part.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { x: left, y: top, ...size, webp: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
};

/** Without those that follow one another too closely. @param {readonly Shot[]} shots */
const thinned = (shots) => {
  /** @type {Shot[]} */
  const kept = [];
  for (const shot of shots) if (shot.at - (kept.at(-1)?.at ?? 0) >= SHORTEST) kept.push(shot);
  return kept;
};

/**
 * @param {Page} page an empty one
 * @param {readonly Shot[]} shots
 */
const framesOf = async (page, shots) => {
  /** @type {import('./animation.mjs').Frame[]} */
  const frames = [];
  for (const [index, { at, picture }] of shots.entries()) {
    const part = await page.evaluate(changedPart, { picture, ...PICTURE, quality: QUALITY, visible: VISIBLE });
    const next = shots[index + 1]?.at;
    const milliseconds = next === undefined ? LAST : Math.min(LONGEST, next - at);
    const last = frames.at(-1);
    if (part !== undefined) frames.push({ ...part, milliseconds, webp: Buffer.from(part.webp, 'base64') });
    else if (last !== undefined)
      frames[frames.length - 1] = { ...last, milliseconds: Math.min(LONGEST, last.milliseconds + milliseconds) };
  }
  return frames;
};

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
const record = async (browser, address) => {
  const page = await browser.newPage({ viewport: VIEWPORT, locale: 'en-GB', colorScheme: 'light' });
  await page.goto(address);
  await page.locator('article .play button').first().click();
  await untilDrawn(page);
  const { shots, stop } = await startShooting(page);
  await playRound(page);
  await untilDrawn(page);
  await stop();
  await page.close();
  const frames = await framesOf(await browser.newPage(), thinned(shots));
  const picture = animatedWebp(PICTURE, frames);
  console.log(`${frames.length} frames of ${shots.length}, ${Math.round(picture.length / 1000)} kB in ${FILE}`);
  if (picture.length > MOST_BYTES) throw new Error(`the picture is larger than ${MOST_BYTES / 1e6} MB: record less`);
  writeFileSync(FILE, picture);
};

const browser = await launchChromium();
if (browser === undefined) throw new Error('no Chromium could be started, so there is no recording');
await withServer((address) => record(browser, address), PACE);
await browser.close();
