import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';

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

/** What everybody needs first, whatever they came for: the frame of the page, the shared look, and the home screen. */
const FIRST =
  /\/node_modules\/(?:svelte|esm-env|clsx)\/|\/web\/src\/(?:main\.ts|App\.svelte|(?:boxes|characters|look|navigation|preferences|tableList)\/(?!q|Q)|texts\/(?:language|plural|shell\/index|refusals\/index)|screens\/(?:registry|[A-Z]|home\/(?!texts\/\w\w\.ts)))/;

/** Left alone, the bundler makes a file of every shared module: fifty requests, and little to compress in each. */
const CHUNKS = [
  { name: 'page', test: FIRST, priority: 2 },
  { name: 'line', test: /\/web\/src\/(?:link|online)\/(?!replay|push)/, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), offline],
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
