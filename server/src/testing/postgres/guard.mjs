import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/** @typedef {{ program: string, flags: string[], folder: string, home: string, owner?: { uid: number, gid: number } }} Guarded */

/**
 * Runs PostgreSQL until standard input closes, then stops it and removes its folder. A test runner that is killed cannot stop what it
 * started, but its pipes close.
 */
const { program, flags, folder, home, owner } = /** @type {Guarded} */ (JSON.parse(process.argv[2] ?? ''));
const server = spawn(program, flags, { ...owner, cwd: home, stdio: 'ignore' });
// The data is thrown away: an immediate shutdown is enough.
const stop = () => server.kill('SIGQUIT');
process.stdin.on('end', stop).on('error', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
server.once('error', () => process.exit(1));
server.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
