import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { fetchedWeights } from './delivery/fetchedWeights.js';
import { settledSvelte } from './delivery/settledSvelte.js';

/** While developing, the page comes from vite and everything else from a server on this address (`npm start -- --port 8321`). */
const SERVER = 'http://127.0.0.1:8321';

const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Miaou',
  short_name: 'Miaou',
  description: 'Two sly games of cat and mouse: sit down and play.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f6ecd9',
  theme_color: '#f6ecd9',
  categories: ['games'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** Keeps the whole page for times without a net: every board, every language, every drawing, the bots. */
const offline = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/offline',
  filename: 'serviceWorker.ts',
  // The page registers it itself, when it has been shown.
  injectRegister: false,
  manifest: MANIFEST,
  injectManifest: {
    globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest,wasm,bin}', 'icon-*.png'],
    // What has its digest in its name needs no other.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 4_000_000,
  },
});

/** Words are a file for each language and occasion. */
const wordsOf = (occasion: string) => (id: string) => `${/(\w\w)\.ts$/.exec(id)?.[1]}-${occasion}`;

/**
 * The files that scripts come in, by the modules they begin with; each takes along what those import, unless a file above has it. Left
 * alone, the bundler makes a file of every shared module: fifty requests, and little to compress in each.
 */
const FILES = [
  // What only who owns a table needs of the rules, and what forms and dialogs are made of: most visitors open none before they play.
  { name: 'rules', test: /\/games\/kit\/src\/(?:chance|parse|play|record)\./, includeDependenciesRecursively: false },
  {
    name: 'parts',
    test: /\/svelte\/.*\/bindings\/(?:input|select)\.|\/look\/(?:Dialog|Field|Panel|Screen|ScreenHeader|Segmented)\./,
    includeDependenciesRecursively: false,
  },
  // What everybody needs: the frame of the page, the first screen with its line to the server, and what boards share with them.
  { name: 'page', test: /\/web\/src\/(?:main|App|online\/house|texts\/plural|look\/(?:Portrait|loadWhenIdle))\./ },
  // A running match of any game, and what comes when its board stands.
  { name: 'table', test: /\/web\/src\/screens\/table\/TableScreen\./ },
  { name: 'around', test: /\/web\/src\/screens\/table\/match\/Around\./ },
  // Who owns a table needs the rules without the board, who follows one online the board with few of the rules.
  { name: 'felix-view', test: /\/games\/felix\/src\/(?:chase|choices|counting|followView)\./ },
  { name: 'felix-rules', test: /\/games\/felix\/src\// },
  { name: 'felix', test: /\/web\/src\/boards\/felix\/index\./ },
  {
    name: wordsOf('first'),
    test: /\/web\/src\/(?:texts\/shell|screens\/home\/texts|screens\/table\/texts\/frame)\/\w\w\.ts$/,
  },
  { name: wordsOf('felix'), test: /\/web\/src\/boards\/felix\/texts\/(?:grammar\/)?\w\w\.ts$/ },
].map((file, index, { length }) => ({ ...file, priority: length - index }));

export default defineConfig({
  plugins: [...settledSvelte, svelte(), offline],
  resolve: { conditions: ['miaou-source', 'browser', 'module', 'import', 'default'] },
  build: {
    target: 'es2022',
    // Pictures stay files: inlined, they would count as script and could not be cached by themselves.
    assetsInlineLimit: 0,
    // Styles must be there before what they style. Scripts name what they import, and most of that is there already.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      // Svelte does nothing by being imported, but does not say so: what is not used would be loaded all the same.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/svelte\/src\//, sideEffects: false }] },
      output: { codeSplitting: { groups: FILES } },
    },
  },
  worker: { format: 'es', plugins: () => [fetchedWeights] },
  server: {
    // The server compares a page's origin with the address that was asked for, so that address must arrive unchanged.
    proxy: { '/api': { target: SERVER }, '/socket': { target: SERVER, ws: true }, '/healthz': { target: SERVER } },
  },
});
