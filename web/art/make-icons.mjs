/**
 * Makes the pictures that browsers and other sites want as PNG, out of our drawings: `node web/art/make-icons.mjs`.
 * They are committed, so this is run by hand after a drawing changed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { launchChromium } from '../../tools/chromium.mjs';

const PUBLIC = new URL('../public/', import.meta.url);
const SRC = new URL('../src/', import.meta.url);

/** @param {string} name @param {URL} folder */
const read = (name, folder) => readFile(new URL(name, folder), 'utf8');

/** @param {string} svg @param {string} id */
const symbolOf = (svg, id) => svg.match(new RegExp(`<symbol id="${id}"[^>]*>[^]*?</symbol>`))?.[0] ?? '';

/** Launchers cut a maskable icon to their own shape: the ground fills it, and the figure keeps to the middle. @param {string} icon */
const maskable = (icon) =>
  icon.replace('rx="116"', 'rx="0"').replace('translate(256 256)', 'translate(256 256) scale(.92)');

/** The picture that a shared link shows. */
const preview = async () => {
  const [common, felix, chop] = await Promise.all([
    read('ui/sprites/common.svg', SRC),
    read('games/felix/poster.svg', SRC),
    read('games/chop/poster.svg', SRC),
  ]);
  return `<style>
    :root { --text: #1d1a26 }
    body { margin: 0; background: #f6ecd9; display: grid; grid-template: 190px 1fr / 1fr 1fr; gap: 0 28px; height: 630px;
           box-sizing: border-box; padding: 36px 44px 48px }
    .sheet { position: absolute; width: 0; height: 0 }
    .mark { grid-column: 1 / -1; justify-self: center; width: 470px; height: 141px; overflow: visible }
    div { border: 4px solid #1d1a26; border-radius: 18px; overflow: hidden; box-shadow: 7px 9px 0 #1d1a26 }
    .felix { background: #5a3553 } .chop { background: #2f8f83 }
    div svg { display: block; width: 100%; height: 100% }
  </style>
  <svg class="sheet">${symbolOf(common, 'wordmark')}</svg>
  <svg class="mark"><use href="#wordmark"/></svg><div class="felix">${felix}</div><div class="chop">${chop}</div>`;
};

const icon = await read('icon.svg', PUBLIC);
/** @type {readonly [string, number, number, string][]} */
const PICTURES = [
  ['icon-192.png', 192, 192, icon],
  ['icon-512.png', 512, 512, icon],
  ['icon-maskable-512.png', 512, 512, maskable(icon)],
  ['preview.png', 1200, 630, await preview()],
];

const browser = await launchChromium();
if (browser === undefined) throw new Error('no Chromium could be started, so there are no icons');
for (const [name, width, height, markup] of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } });
  const body = name === 'preview.png' ? markup : `<style>body{margin:0}svg{display:block;width:100vw}</style>${markup}`;
  await page.setContent(`<!doctype html>${body}`);
  await writeFile(new URL(name, PUBLIC), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
