// Plays the page in a real browser against a real server: `npm run test:browser`, and a step of the check list.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../../tools/build/freshBuild.mjs';
import { chromiumPath } from '../../tools/chromium.mjs';
import { runInterruptibly } from '../../tools/interrupts.mjs';
import { endTree, GRACE, startTree } from '../../tools/processes.mjs';
import { withServer } from '../../tools/runningServer.mjs';
import { skip } from '../../tools/skip.mjs';
import { withTemporaryFolder } from '../../tools/temporaryFolder.mjs';
import { withGallery } from '../gallery/withGallery.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

/**
 * @typedef {object} Stage
 * @property {string} browser
 * @property {string} address
 * @property {string} gallery
 * @property {string} temporary
 * @property {AbortSignal} interrupted
 */

/**
 * Runs the tests. A browser that is ended and the test runner leave files in the folder for temporary ones: here it is one of their own, by which
 * all their processes are found when they are interrupted.
 * @param {Stage} stage
 * @returns {Promise<number>}
 */
const runTests = async ({ browser, address, gallery, temporary, interrupted }) => {
  if (interrupted.aborted) return 1;
  const config = join(here, 'playwright.config.ts');
  const folders = { TMPDIR: temporary, TMP: temporary, TEMP: temporary };
  const tests = startTree(process.execPath, [PLAYWRIGHT, 'test', '--config', config, ...process.argv.slice(2)], {
    env: { ...process.env, ...folders, MIAOU_URL: address, MIAOU_GALLERY: gallery, MIAOU_BROWSER: browser },
    shell: false,
  });
  /** @type {Promise<void> | undefined} */
  let ending;
  const end = () => {
    ending = endTree(tests, temporary, GRACE);
  };
  interrupted.addEventListener('abort', end);
  /** @type {number} */
  const code = await new Promise((resolve, reject) => {
    tests.once('error', reject).once('close', (status) => resolve(status ?? 1));
  });
  interrupted.removeEventListener('abort', end);
  await ending;
  return code;
};

/** Whether a test that is asked for opens scenes: without names, all are asked for. Building the scenes takes as long as building the page. */
const needsGallery = () => {
  const all = readdirSync(here).filter((file) => file.endsWith('.spec.ts'));
  const named = all.filter((file) => process.argv.slice(2).some((word) => file.includes(word)));
  return (named.length > 0 ? named : all).some((file) =>
    readFileSync(join(here, file), 'utf8').includes('./scenes.js'),
  );
};

/**
 * @template T
 * @param {(gallery: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
const withGalleryIfNeeded = (work) => (needsGallery() ? withGallery(work) : work('not shown'));

/**
 * At a server of their own, unless one is named that runs already, behind a proxy say.
 * @template T
 * @param {(address: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
const withAddress = (work) => {
  const { MIAOU_SERVED_AT: address } = process.env;
  return address === undefined ? withServer(work) : work(address);
};

await runInterruptibly(async (interrupted) => {
  const browser = await chromiumPath();
  if (browser === undefined) {
    skip('the page in a browser: no Chromium could be started');
    return 0;
  }
  buildIfStale();
  return withTemporaryFolder((temporary) =>
    withGalleryIfNeeded((gallery) =>
      withAddress((address) => runTests({ browser, address, gallery, temporary, interrupted })),
    ),
  );
});
