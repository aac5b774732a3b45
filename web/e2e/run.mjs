// Plays the page in a real browser against a real server: `npm run test:browser`, and a step of the check list.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '../../tools/chromium.mjs';
import { withServer } from '../../tools/runningServer.mjs';
import { skip } from '../../tools/skip.mjs';
import { withGallery } from '../gallery/withGallery.mjs';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * @param {string} browser
 * @param {string} address
 * @param {string} gallery
 * @returns {Promise<number>}
 */
const play = (browser, address, gallery) =>
  new Promise((resolve, reject) => {
    const config = join(here, 'playwright.config.ts');
    spawn('npx', ['playwright', 'test', '--config', config, ...process.argv.slice(2)], {
      env: { ...process.env, MIAOU_URL: address, MIAOU_GALLERY: gallery, MIAOU_BROWSER: browser },
      stdio: 'inherit',
    })
      .once('error', reject)
      .once('close', (code) => resolve(code ?? 1));
  });

const browser = await chromiumPath();
if (browser === undefined) skip('the page in a browser: no Chromium could be started');
else process.exitCode = await withGallery((gallery) => withServer((address) => play(browser, address, gallery)));
