/**
 * Takes the pictures by which the page offers itself to be installed (`screenshots` of the manifest), and those of the README:
 * `node web/art/make-screenshots.mjs`. They are committed, so this is run by hand after the boards have changed.
 */
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../../tools/chromium.mjs';
import { openScene } from '../gallery/openScene.mjs';
import { withGallery } from '../gallery/withGallery.mjs';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

/** Named by how browsers tell the two forms apart. */
const PICTURES = [
  { scene: 'felix-turn', viewport: PHONE, file: 'web/public/preview-felix-narrow.jpg' },
  { scene: 'chop-way', viewport: PHONE, file: 'web/public/preview-chop-narrow.jpg' },
  { scene: 'felix-turn', viewport: LAPTOP, file: 'web/public/preview-felix-wide.jpg' },
  { scene: 'chop-way', viewport: LAPTOP, file: 'web/public/preview-chop-wide.jpg' },
  { scene: 'match-chop', viewport: LAPTOP, file: 'docs/pictures/chop.png' },
  { scene: 'home', viewport: LAPTOP, file: 'docs/pictures/home.png' },
];

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
const shoot = async (browser, address) => {
  for (const { scene, viewport, file } of PICTURES) {
    const page = await browser.newPage({ viewport, locale: 'en-GB', reducedMotion: 'reduce' });
    await openScene(page, `${address}?theme=light`, scene);
    // Loaded when the page is idle.
    if (scene.startsWith('match')) await page.getByPlaceholder('Say something').waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: REPOSITORY + file, ...(file.endsWith('.jpg') ? { type: 'jpeg', quality: 82 } : {}) });
    await page.close();
  }
};

const browser = await launchChromium();
if (browser === undefined) throw new Error('no Chromium could be started, so there are no pictures');
await withGallery((address) => shoot(browser, address));
await browser.close();
