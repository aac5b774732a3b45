#!/usr/bin/env node
import { BUNDLE, buildProgramIfStale, say } from './build.mjs';

const EXIT_BUG = 70;

const start = async () => {
  if (!buildProgramIfStale()) return EXIT_BUG;
  try {
    await import(BUNDLE.href);
    return process.exitCode;
  } catch (error) {
    // The command answers for its own faults; what comes here could not even be loaded.
    say('failed');
    if (process.env['MIAOU_DEBUG'] === '1')
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return EXIT_BUG;
  }
};

process.exitCode = await start();
