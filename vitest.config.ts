import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The page's state lives in files that the compiler of its components reads.
  plugins: [svelte({ configFile: 'web/svelte.config.js' })],
  // Tests run the sources themselves, so a stale build can never pass or fail one.
  resolve: { conditions: ['miaou-source'] },
  ssr: { resolve: { conditions: ['miaou-source', 'node'] } },
  test: {
    include: ['**/src/**/*.test.ts', 'server/proof/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // One core would otherwise stay free for typing; nobody types here, and many tests wait for other processes.
    maxWorkers: '100%',
    // Only a net under tests that hang: no test may fail because the machine is busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
