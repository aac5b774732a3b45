import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests run the sources themselves, so a stale build can never pass or fail one.
  resolve: { conditions: ['miaou-source'] },
  ssr: { resolve: { conditions: ['miaou-source', 'node'] } },
  test: {
    include: ['**/src/**/*.test.ts', 'server/proof/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Only a net under tests that hang: no test may fail because the machine is busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
