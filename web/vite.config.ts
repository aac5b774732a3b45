import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
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

/** Each comes with everything that it imports. Left alone, the bundler makes a file of every shared module: fifty requests, and little to compress in each. */
const CHUNKS = [
  // What everybody needs first: the frame of the page and the home screen.
  { name: 'page', test: /\/web\/src\/(?:main|App|texts\/plural)\./, priority: 9 },
  // What is asked in forms is rarely asked.
  {
    name: 'parts',
    test: /\/svelte\/.*\/bindings\/(?:input|select)|\/look\/(?:Dialog|Field|Segmented|Panel|Screen)/,
    priority: 8,
  },
  { name: 'page', test: /\/node_modules\/(?:svelte|clsx)\//, priority: 7 },
  // A table of the server.
  { name: 'line', test: /\/web\/src\/online\/(?:lobby|identity|api|onlineTable)/, priority: 6 },
  // A running match, whatever the game.
  { name: 'table', test: /\/web\/src\/screens\/table\/(?:TableScreen|match\/Match)\./, priority: 5 },
  {
    name: (id: string) => `${/(\w\w)\.ts$/.exec(id)?.[1]}-first`,
    test: /\/web\/src\/(?:texts\/shell|screens\/home\/texts)\/\w\w\.ts$/,
    priority: 4,
  },
];

export default defineConfig({
  plugins: [settledSvelte, svelte(), offline],
  resolve: { conditions: ['miaou-source', 'browser', 'module', 'import', 'default'] },
  build: {
    target: 'es2022',
    // Pictures stay files: inlined, they would count as script and could not be cached by themselves.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  worker: { format: 'es' },
  server: {
    // The server compares a page's origin with the address that was asked for, so that address must arrive unchanged.
    proxy: { '/api': { target: SERVER }, '/socket': { target: SERVER, ws: true }, '/healthz': { target: SERVER } },
  },
});
