import { readFileSync } from 'node:fs';
import { main } from './main.js';
import { parseOutputOptions } from './output/outputOptions.js';
import { reportThrown } from './output/report.js';
import type { Terminal } from './terminal.js';

const terminal: Terminal = {
  // Read lazily: merely accessing it keeps some processes from ending.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  now: () => performance.now(),
};

const versionOf = (packageFile: URL): string => {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  return version;
};

const args = process.argv.slice(2);

/** For exceptions that no caller can catch any more. */
const exitAfter = (error: unknown): never =>
  process.exit(
    reportThrown(error, process.stderr, parseOutputOptions(args, terminal), process.env['MIAOU_DEBUG'] === '1'),
  );

process.on('uncaughtException', exitAfter);
process.on('unhandledRejection', exitAfter);
process.stdout.on('error', exitAfter);
process.stderr.on('error', () => {});

process.exitCode = await main(args, terminal, versionOf(new URL('../package.json', import.meta.url)));
