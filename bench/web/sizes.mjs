import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { installProject } from '../project.mjs';

const PROJECT = new URL('../boardgame-io/', import.meta.url);

/** The least that a page needs which is made with boardgame.io: a client for React, and its socket. */
const PEER = `
  import { Client } from 'boardgame.io/react';
  import { SocketIO } from 'boardgame.io/multiplayer';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.body).render(createElement(Client({ game: {}, multiplayer: SocketIO() })));
`;

/** Bytes of JavaScript after gzip of a page with boardgame.io on which no game is drawn yet. */
export const peerSize = async () => {
  installProject(PROJECT, 'react-dom');
  const { outputFiles } = await build({
    stdin: { contents: PEER, resolveDir: fileURLToPath(PROJECT) },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
};

const BUILT = fileURLToPath(new URL('../../web/dist/', import.meta.url));
/** What the service worker keeps; pictures for the shell of a system are not among it. */
const KEPT = /^(?!serviceWorker)(?!preview).*\.(?:html|js|css|svg|woff2|webmanifest|wasm|bin|png)$/;

/** Bytes of all files of the page as a browser is sent them: texts by Brotli, the rest as they are. */
export const keptSize = async () => {
  const files = (await readdir(BUILT, { recursive: true })).filter((file) => KEPT.test(file));
  const bodies = await Promise.all(files.map((file) => readFile(join(BUILT, file))));
  const sentSize = (/** @type {Buffer} */ body, /** @type {number} */ index) =>
    /\.(?:woff2|png|wasm|bin)$/.test(files[index] ?? '') ? body.length : brotliCompressSync(body).length;
  return bodies.reduce((sum, body, index) => sum + sentSize(body, index), 0);
};

/** What can be pressed as soon as a match of Felix can be played. */
const FIRST_CARD = '[aria-label="Your hand"] button';

/** In the page: notes the moment at which the first card can be chosen. */
const notePlayable = (/** @type {string} */ card) => {
  const watch = new MutationObserver(() => {
    if (document.querySelector(card) === null) return;
    performance.mark('playable');
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, childList: true });
};

/** In the page: the scripts that were asked for before that moment. */
const askedBefore = () => {
  const [playable] = performance.getEntriesByName('playable');
  const isBefore = (/** @type {PerformanceEntry} */ { startTime }) =>
    playable === undefined || startTime <= playable.startTime;
  return performance
    .getEntriesByType('resource')
    .filter(isBefore)
    .map(({ name }) => name);
};

/**
 * Counts the JavaScript that a page loads from now on, gzipped, without what its service worker fetches for later: what was asked for
 * before a card can be chosen, and what was asked for afterwards, when the browser had nothing else to do.
 * @param {import('playwright-core').Page} page
 */
export const countScripts = async (page) => {
  /** @type {Map<string, Promise<number>>} */
  const sizes = new Map();
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (!isScript || response.request().serviceWorker() !== null || sizes.has(response.url())) return;
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    );
  });
  await page.addInitScript(notePlayable, FIRST_CARD);
  return async () => {
    const early = new Set(await page.evaluate(askedBefore));
    const counted = { before: 0, after: 0 };
    for (const [url, size] of sizes) counted[early.has(url) ? 'before' : 'after'] += await size;
    return counted;
  };
};
