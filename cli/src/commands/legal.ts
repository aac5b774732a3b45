import { inspectFile } from '../records/inspectFile.js';
import { listLegalMoves, replaying } from '../records/inspectRecord.js';
import type { RunCommand } from './command.js';

/** Prints the legal moves at the end of each record. */
export const legal: RunCommand = (invocation) => inspectFile(invocation, replaying(listLegalMoves));
