import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../tools/chromium.mjs';

const required = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: start the tests with "npm run test:browser"`);
  return value;
};

export default defineConfig({
  testDir: '.',
  // Only a net under tests that hang: a whole match in two browsers takes its time on a busy machine.
  timeout: 1_200_000,
  expect: { timeout: 300_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  outputDir: '../../.cache/e2e',
  use: {
    baseURL: required('MIAOU_URL'),
    locale: 'en-GB',
    // Nothing travels: a match takes as long as its decisions.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every step would slow the walks through all scenes to a crawl; a picture says where it stopped.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: required('MIAOU_BROWSER'), args: CHROMIUM_FLAGS },
  },
});
