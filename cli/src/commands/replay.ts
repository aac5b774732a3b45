import { inspectFile } from '../records/inspectFile.js';
import { describeState, replaying } from '../records/inspectRecord.js';
import type { RunCommand } from './command.js';

/** Replays each record and prints how its match ends. */
export const replay: RunCommand = (invocation) => inspectFile(invocation, replaying(describeState));
