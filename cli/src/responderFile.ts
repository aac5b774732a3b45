import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Training } from '@miaou/bots';
import { isJsonObject, sameJson } from '@miaou/kit';
import { systemFault } from './fileFault.js';

type Hunt = Parameters<Training['responderFor']>[0];
type Milestone = ReturnType<ReturnType<Training['responderFor']>['milestone']>;

/** What a responder won after so many matches of learning, measured in passing. */
export interface Reached {
  readonly trained: number;
  readonly share: number;
}

/** A responder as far as it has come. */
export interface Kept {
  readonly milestone: Milestone;
  readonly curve: readonly Reached[];
}

/** The file is of another hunt, or of nothing that this program wrote. */
export class ForeignResponder extends Error {}

/** The file as it is written. */
interface Written {
  readonly responder: 1;
  readonly hunt: Hunt;
  readonly matches: number;
  readonly steps: number;
  readonly curve: readonly Reached[];
  readonly numbers: string;
}

const isWritten = (raw: unknown): raw is Written =>
  isJsonObject(raw) && raw['responder'] === 1 && typeof raw['numbers'] === 'string' && Array.isArray(raw['curve']);

const BYTES = 4;

const numbersOf = (text: string): Float32Array => {
  const bytes = Buffer.from(text, 'base64');
  return Float32Array.from({ length: bytes.length / BYTES }, (_, at) => bytes.readFloatLE(BYTES * at));
};

const textOf = (numbers: Float32Array): string => {
  const bytes = Buffer.alloc(BYTES * numbers.length);
  for (const [at, value] of numbers.entries()) bytes.writeFloatLE(value, BYTES * at);
  return bytes.toString('base64');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The responder that a file holds; nothing where there is no file. Throws for one of another hunt. */
export const readResponder = async (path: string, hunt: Hunt): Promise<Kept | undefined> => {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (systemFault(error) === 'ENOENT') return undefined;
    throw error;
  }
  const raw = parsed(text);
  if (!isWritten(raw) || !sameJson(raw.hunt, hunt)) throw new ForeignResponder(path);
  const { matches, steps, numbers, curve } = raw;
  return { milestone: { matches, steps, numbers: numbersOf(numbers) }, curve };
};

/** Under its name there is the whole file or the one before, also when the program is killed. */
export const writeResponder = async (path: string, hunt: Hunt, { milestone, curve }: Kept): Promise<void> => {
  const { matches, steps, numbers } = milestone;
  const draft = `${path}.${process.pid}.part`;
  const written: Written = { responder: 1, hunt, matches, steps, curve, numbers: textOf(numbers) };
  await writeFile(draft, `${JSON.stringify(written)}\n`);
  await rename(draft, path);
};
