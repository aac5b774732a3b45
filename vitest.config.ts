import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { sizeVariables, testDepth } from './tools/testSizes.mjs';
import { WaitingTestsFirst } from './tools/waitingTestsFirst.mjs';

/** The template game is tested where it is laid into a copy of the repository. */
const TEMPLATE_GAME = 'tools/templateGame/files/**';

/** In milliseconds. */
const LONGEST_TEST = testDepth() === 'deep' ? 300_000 : 120_000;

const NEVER = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  // The page's state is in `.svelte.ts` files, which need the Svelte compiler.
  plugins: [svelte({ configFile: 'web/svelte.config.js' })],
  // Tests run the sources themselves, so a stale build can never pass or fail one.
  resolve: { conditions: ['miaou-source'] },
  ssr: { resolve: { conditions: ['miaou-source', 'node'] } },
  test: {
    include: [
      '**/src/**/*.test.ts',
      'web/{art,delivery,faults}/**/*.test.ts',
      'server/proof/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    exclude: [...NEVER, TEMPLATE_GAME],
    // A process of its own for each of four hundred files took more time than the tests in them, and so did compiling the sources for several
    // kinds of processes. What a test changes of its process is put back after it.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    globalSetup: './tools/sharedTestFolder.mjs',
    env: sizeVariables(),
    reporters: ['default', './tools/testResults/vitestReporter.mjs'],
    // Many tests wait for other processes: one worker for each core left a third of the cores' time unused.
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: WaitingTestsFirst },
    // Ends only tests that hang: no test may fail because the machine is busy.
    testTimeout: LONGEST_TEST,
    hookTimeout: LONGEST_TEST,
  },
});
