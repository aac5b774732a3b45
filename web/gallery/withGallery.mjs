import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, preview } from 'vite';
import { buildSources, isFresh } from '../../tools/build/freshBuild.mjs';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const OUT = join(dirname(web), '.cache', 'gallery');

/** The scenes are no part of the page that people get: they are built apart, without what makes it work offline. */
const CONFIG = {
  configFile: /** @type {const} */ (false),
  root: web,
  plugins: [svelte({ configFile: join(web, 'svelte.config.js') })],
  resolve: { conditions: ['miaou-source', 'browser', 'module', 'import', 'default'] },
  logLevel: /** @type {const} */ ('warn'),
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: OUT,
    emptyOutDir: true,
    rolldownOptions: {
      input: join(web, 'gallery', 'index.html'),
      // Every browser that looks at a scene loads all of them: two hundred files cost more than the scene.
      output: { codeSplitting: false },
      checks: { bundlerTimings: false },
    },
    chunkSizeWarningLimit: 10_000,
  },
};

/**
 * Builds the scenes, where they are older than their sources, and shows them at an address for as long as the work takes.
 * @template T
 * @param {(address: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withGallery = async (work) => {
  if (!isFresh([join(OUT, 'gallery', 'index.html')], buildSources())) await build(CONFIG);
  const server = await preview({ ...CONFIG, preview: { port: 0, host: '127.0.0.1' } });
  try {
    return await work(`${server.resolvedUrls?.local[0] ?? ''}gallery/index.html`);
  } finally {
    await server.close();
  }
};
