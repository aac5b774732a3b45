import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** While developing, the page comes from vite and everything else from a server on this address (`npm start -- --port 8321`). */
const SERVER = 'http://127.0.0.1:8321';

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['miaou-source', 'browser', 'module', 'import', 'default'] },
  build: {
    target: 'es2022',
    // Pictures stay files: inlined, they would count as script and could not be cached by themselves.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true }, '/healthz': SERVER },
  },
});
