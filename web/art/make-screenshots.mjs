/**
 * Takes the pictures by which the page offers itself to be installed (`screenshots` of the manifest): `node web/art/make-screenshots.mjs`.
 * They are committed, so this is run by hand after the boards have changed.
 */
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../../tools/chromium.mjs';
import { withGallery } from '../gallery/withGallery.mjs';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

/** Named by how browsers tell the two forms apart. */
const FORMS = [
  { form: 'narrow', viewport: { width: 390, height: 844 } },
  { form: 'wide', viewport: { width: 1280, height: 800 } },
];
const SCENES = [
  { scene: 'felix-turn', name: 'felix' },
  { scene: 'chop-way', name: 'chop' },
];

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
const shoot = async (browser, address) => {
  for (const { form, viewport } of FORMS) {
    const page = await browser.newPage({ viewport, locale: 'en-GB', reducedMotion: 'reduce' });
    for (const { scene, name } of SCENES) {
      await page.goto(`${address}?theme=light#${scene}`);
      await page.waitForSelector(`body[data-shown="${scene}"]`);
      await page.locator('.felix .stage:not(.building), .chop .game:not(.building)').first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.screenshot({ path: `${PUBLIC}preview-${name}-${form}.jpg`, type: 'jpeg', quality: 82 });
    }
    await page.close();
  }
};

const browser = await launchChromium();
if (browser === undefined) throw new Error('no Chromium could be started, so there are no pictures');
await withGallery((address) => shoot(browser, address));
await browser.close();
