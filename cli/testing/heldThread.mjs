// Comes before the program of every thread, by `--import`: the first one waits until a file is there, as on a machine where it gets no core.
import { existsSync, writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const LOOK_EVERY = 10;
const MOST_LOOKS = 3_000;

const { HELD_UNTIL: file = '' } = process.env;
if (!isMainThread) {
  const nobody = new Int32Array(new SharedArrayBuffer(4));
  for (let looks = 0; !existsSync(file) && looks < MOST_LOOKS; looks += 1) Atomics.wait(nobody, 0, 0, LOOK_EVERY);
  writeSync(1, 'the thread goes on\n');
}
