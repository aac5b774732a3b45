// Takes a picture of every scene in every size and theme, and writes a page that shows them: `npm run gallery`.
// With words behind it, only the scenes whose names contain one of them: `npm run gallery -- home setup`; with a language, in that one:
// `npm run gallery -- --language pt home`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchChromium } from '../../tools/chromium.mjs';
import { openScene } from './openScene.mjs';
import { withGallery } from './withGallery.mjs';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const shots = join(web, 'shots');

const SIZES = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'laptop', width: 1280, height: 800 },
];
const THEMES = ['light', 'dark'];

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: 'en-GB' } },
});

/**
 * The names of all scenes, from the page that lists them.
 * @param {import('playwright-core').Page} page
 * @param {string} address
 */
const scenesAt = async (page, address) => {
  await page.goto(address);
  await page.waitForSelector('a');
  const names = await page.locator('a').allTextContents();
  const unknown = wanted.find((word) => !names.some((name) => name.includes(word)));
  if (unknown !== undefined) throw new Error(`no scene is called "${unknown}"; there are: ${names.join(', ')}`);
  return wanted.length === 0 ? names : names.filter((name) => wanted.some((word) => name.includes(word)));
};

/** @typedef {{ readonly scene: string, readonly file: string, readonly size: string, readonly theme: string }} Shot */

/**
 * @param {import('playwright-core').Page} page
 * @param {string} address
 * @param {readonly string[]} scenes
 * @param {{ readonly size: string, readonly theme: string }} kind
 * @returns {Promise<Shot[]>}
 */
const shootAll = async (page, address, scenes, kind) => {
  const taken = [];
  for (const scene of scenes) {
    const file = `${scene}-${kind.size}-${kind.theme}.png`;
    await openScene(page, `${address}?theme=${kind.theme}`, scene);
    // Another theme is another document, which loads some of itself when it is idle; every later scene finds that there.
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(shots, file) });
    taken.push({ scene, file, ...kind });
  }
  return taken;
};

/** @param {readonly Shot[]} taken */
const contactSheet = (taken) => {
  const figures = taken.map(
    ({ scene, file, size, theme }) =>
      `<figure class="${size}"><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${scene}, ${size}, ${theme}</figcaption></figure>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Miaou: gallery</title>
<style>body{font:14px sans-serif;background:#8a8480;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;background:#fff;padding:8px}.phone img{width:240px}.laptop img{width:640px}</style>
${figures.join('\n')}</html>\n`;
};

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
const shootSizes = async (browser, address) => {
  const taken = [];
  for (const { name: size, width, height } of SIZES) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: values.language,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
    const scenes = await scenesAt(page, address);
    for (const theme of THEMES) taken.push(...(await shootAll(page, address, scenes, { size, theme })));
    await context.close();
  }
  return taken;
};

const shoot = async () => {
  const browser = await launchChromium();
  if (browser === undefined) throw new Error('no Chromium could be started, so there are no pictures');
  try {
    rmSync(shots, { recursive: true, force: true });
    mkdirSync(shots, { recursive: true });
    const taken = await withGallery((address) => shootSizes(browser, address));
    writeFileSync(join(shots, 'index.html'), contactSheet(taken));
    console.log(`${taken.length} pictures in web/shots/index.html`);
  } finally {
    await browser.close();
  }
};

try {
  await shoot();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
