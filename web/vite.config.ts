import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { serviceWorker } from './delivery/offlineFiles.js';

/** In development the page comes from vite and the API from a server on this address (`npm start -- --port 8321`). */
const SERVER = 'http://127.0.0.1:8321';

/**
 * Packages resolve to their sources, so a build never contains a stale one. The weights of networks are loaded on demand
 * (`imports` in bots/package.json): bundled, they would be most of what the bots' worker loads.
 */
const CONDITIONS = ['miaou-lazy-weights', 'miaou-source', 'browser', 'module', 'import', 'default'];

/**
 * Chunks for what most visitors load; each contains what its modules import, unless an earlier chunk has it. Without them the bundler
 * makes a chunk of every module that two others share: about fifty requests before the first card, with little to compress in each.
 */
const CHUNKS = [
  { name: 'svelte', test: /\/node_modules\/svelte\// },
  // The QR code is drawn on request only, and brings its encoder along; and dialogs and forms are not needed before the first card.
  {
    name: 'page',
    test: /\/web\/src\/(?:(?:main|App)\.|ui\/(?!qr|\w*Dialog|ChoiceCards|Field|Paws|Segmented|Panel|Screen|clipboard|saveFile)|hints\/Advised\.)/i,
  },
  { name: 'table', test: /\/web\/src\/screens\/table\/TableScreen\./ },
  { name: 'forms', test: /\/web\/src\/ui\/(?:\w*Dialog|ChoiceCards|Field|Paws|Segmented|Panel|Screen)/ },
].map((chunk, index, { length }) => ({ ...chunk, priority: length - index }));

export default defineConfig({
  plugins: [
    svelte(),
    serviceWorker(fileURLToPath(new URL('src/serviceWorker/serviceWorker.ts', import.meta.url)), CONDITIONS),
  ],
  resolve: { conditions: CONDITIONS },
  build: {
    target: 'es2022',
    // Inlined pictures would count as script and could not be cached by themselves.
    assetsInlineLimit: 0,
    // Preload styles, because a component must not be shown without them. Scripts are named by their importers early enough.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Importing Svelte has no side effects, but its package does not declare that: unused parts would be bundled.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/svelte\/src\//, sideEffects: false }] },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  worker: { format: 'es' },
  server: {
    // The server compares a page's origin with the requested host, so the proxy must not change that header.
    proxy: { '/api': { target: SERVER }, '/socket': { target: SERVER, ws: true }, '/healthz': { target: SERVER } },
  },
});
