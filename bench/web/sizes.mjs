import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
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

/**
 * Counts the JavaScript that a page loads from now on, gzipped, without what its service worker fetches for later.
 * @param {import('playwright-core').Page} page
 */
export const countScripts = (page) => {
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
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
};
