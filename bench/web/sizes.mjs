import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { installProject } from '../project.mjs';

const PROJECT = new URL('../boardgame-io/', import.meta.url);

/** The smallest page with boardgame.io: a client for React, and its socket. */
const BOARDGAME_IO_PAGE = `
  import { Client } from 'boardgame.io/react';
  import { SocketIO } from 'boardgame.io/multiplayer';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.body).render(createElement(Client({ game: {}, multiplayer: SocketIO() })));
`;

/** Gzipped bytes of JavaScript of a page with boardgame.io, without a game. */
export const boardgameIoSize = async () => {
  installProject(PROJECT, 'react-dom');
  const { outputFiles } = await build({
    stdin: { contents: BOARDGAME_IO_PAGE, resolveDir: fileURLToPath(PROJECT) },
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
/** The files that the service worker caches; previews for app stores are not among them. */
const CACHED = /^(?!serviceWorker)(?!preview).*\.(?:html|js|css|svg|woff2|webmanifest|wasm|bin|png)$/;

/** Bytes of all cached files as they are sent: text compressed by Brotli, the rest as it is. */
export const offlineCacheSize = async () => {
  const files = (await readdir(BUILT, { recursive: true })).filter((file) => CACHED.test(file));
  const bodies = await Promise.all(files.map((file) => readFile(join(BUILT, file))));
  const sentSize = (/** @type {Buffer} */ body, /** @type {number} */ index) =>
    /\.(?:woff2|png|wasm|bin)$/.test(files[index] ?? '') ? body.length : brotliCompressSync(body).length;
  return bodies.reduce((sum, body, index) => sum + sentSize(body, index), 0);
};

/** The first control of a match of Felix that a player can use. */
const FIRST_CARD = '[aria-label="Your hand"] button';

/** In the page: marks the time at which the first card can be chosen. */
const markPlayable = (/** @type {string} */ card) => {
  const watch = new MutationObserver(() => {
    if (document.querySelector(card) === null) return;
    performance.mark('playable');
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, childList: true });
};

/** In the page: the scripts that were requested before that time. */
const requestedBefore = () => {
  const [playable] = performance.getEntriesByName('playable');
  const isBefore = (/** @type {PerformanceEntry} */ { startTime }) =>
    playable === undefined || startTime <= playable.startTime;
  return performance
    .getEntriesByType('resource')
    .filter(isBefore)
    .map(({ name }) => name);
};

/**
 * Counts the gzipped JavaScript that a page loads from now on, without that of its service worker: requested before a card can be
 * chosen, and afterwards.
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
  await page.addInitScript(markPlayable, FIRST_CARD);
  return async () => {
    const early = new Set(await page.evaluate(requestedBefore));
    const counted = { before: 0, after: 0 };
    for (const [url, size] of sizes) counted[early.has(url) ? 'before' : 'after'] += await size;
    return counted;
  };
};
