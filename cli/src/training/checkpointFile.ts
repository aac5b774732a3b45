import { readFile } from 'node:fs/promises';
import type { Training } from '@miaou/bots';
import { isJsonObject, sameJson } from '@miaou/kit';
import { systemErrorCode } from '../errors/fileError.js';
import { replaceFile } from '../output/replaceFile.js';

type Task = Parameters<Training['startBestResponse']>[0];
type TrainingCheckpoint = ReturnType<Awaited<ReturnType<Training['startBestResponse']>>['checkpoint']>;

/** The share of wins after some matches of training. */
export interface CurvePoint {
  readonly trained: number;
  readonly share: number;
}

/** The state of a training run that was not finished. */
export interface Checkpoint {
  readonly training: TrainingCheckpoint;
  readonly curve: readonly CurvePoint[];
}

/** The file belongs to another training run, or is not a checkpoint. */
export class ForeignCheckpoint extends Error {}

/** The format of the file. Its names stay: files that were written before must still be read. */
interface CheckpointFile {
  readonly responder: 1;
  readonly hunt: Task;
  readonly matches: number;
  readonly steps: number;
  readonly curve: readonly CurvePoint[];
  readonly numbers: string;
}

const isCheckpointFile = (raw: unknown): raw is CheckpointFile =>
  isJsonObject(raw) && raw['responder'] === 1 && typeof raw['numbers'] === 'string' && Array.isArray(raw['curve']);

const FLOAT_BYTES = 4;

const numbersOf = (text: string): Float32Array => {
  const bytes = Buffer.from(text, 'base64');
  return Float32Array.from({ length: bytes.length / FLOAT_BYTES }, (_, at) => bytes.readFloatLE(FLOAT_BYTES * at));
};

const textOf = (numbers: Float32Array): string => {
  const bytes = Buffer.alloc(FLOAT_BYTES * numbers.length);
  for (const [at, value] of numbers.entries()) bytes.writeFloatLE(value, FLOAT_BYTES * at);
  return bytes.toString('base64');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The checkpoint in a file; undefined where there is no file. Throws for one of another training run. */
export const readCheckpoint = async (path: string, task: Task): Promise<Checkpoint | undefined> => {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const raw = parsed(text);
  if (!isCheckpointFile(raw) || !sameJson(raw.hunt, task)) throw new ForeignCheckpoint(path);
  const { matches, steps, numbers, curve } = raw;
  return { training: { matches, steps, numbers: numbersOf(numbers) }, curve };
};

export const writeCheckpoint = async (path: string, task: Task, { training, curve }: Checkpoint): Promise<void> => {
  const { matches, steps, numbers } = training;
  const written: CheckpointFile = { responder: 1, hunt: task, matches, steps, curve, numbers: textOf(numbers) };
  await replaceFile(path, `${JSON.stringify(written)}\n`);
};
