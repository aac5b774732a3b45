import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../tools/chromium.mjs';

const required = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: start the tests with "npm run test:browser"`);
  return value;
};

/** For any one thing to happen, also on a busy machine: in milliseconds. */
const LONGEST_WAIT = 30_000;

const WHOLE_MATCHES = '**/wholeMatch.spec.ts';

export default defineConfig({
  testDir: '.',
  // A hang is named by the wait that it met, not by the end of its test; how long a whole match or a walk through all scenes takes depends on luck.
  timeout: 600_000,
  expect: { timeout: LONGEST_WAIT, toPass: { timeout: LONGEST_WAIT } },
  // Two people at a table mostly wait for each other.
  workers: 3,
  fullyParallel: true,
  // The longest tests first: at the end they would run alone.
  projects: [
    { name: 'whole matches', testMatch: WHOLE_MATCHES },
    { name: 'everything else', testIgnore: WHOLE_MATCHES },
  ],
  forbidOnly: true,
  reporter: [['list'], ['./testResultsReporter.mjs']],
  outputDir: '../../.cache/e2e',
  use: {
    actionTimeout: LONGEST_WAIT,
    navigationTimeout: LONGEST_WAIT,
    baseURL: required('MIAOU_URL'),
    locale: 'en-GB',
    // Every visitor would fetch and store the whole page, which costs as much as most tests do; the tests of what works offline allow it.
    serviceWorkers: 'block',
    // Nothing travels: a match takes as long as its decisions.
    // A proxy on this machine has a certificate that was made here.
    contextOptions: { reducedMotion: 'reduce', ignoreHTTPSErrors: true },
    // A trace of every step would multiply the time of the walks through all scenes.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: required('MIAOU_BROWSER'), args: CHROMIUM_FLAGS },
  },
});
