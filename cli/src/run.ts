import { readFileSync } from 'node:fs';
import { main } from './main.js';
import { mannerOf } from './manner.js';
import { reportFault } from './report.js';
import type { Terminal } from './terminal.js';

const terminal: Terminal = {
  // Asked for only when it is read: merely touching it would keep some processes from ending.
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

/** The last resort. What comes here can no longer be answered by whoever started it. */
const giveUp = (error: unknown): never =>
  process.exit(reportFault(error, process.stderr, mannerOf(args, terminal), process.env['MIAOU_DEBUG'] === '1'));

process.on('uncaughtException', giveUp);
process.on('unhandledRejection', giveUp);
process.stdout.on('error', giveUp);
process.stderr.on('error', () => {});

process.exitCode = await main(args, terminal, versionOf(new URL('../package.json', import.meta.url)));
