import { readFile } from 'node:fs/promises';
import { accepted, type Parsed, refused } from '@miaou/kit';
import { fileRefusal } from '../errors/fileError.js';
import { decodeText } from './decodeText.js';
import { parseJson } from './parseJson.js';

const parseBytes = (bytes: Uint8Array): Parsed<unknown> => {
  const text = decodeText(bytes);
  if (!text.ok) return text;
  const parsed = parseJson(text.value);
  if (!parsed.ok) return parsed;
  const { value, looseNumber } = parsed.value;
  return looseNumber === undefined ? accepted(value) : refused({ code: 'loose-number', found: looseNumber });
};

/** Reads a file with one JSON value, such as a board layout. */
export const readJsonFile = async (path: string): Promise<Parsed<unknown>> => {
  try {
    const parsed = parseBytes(await readFile(path));
    return parsed.ok ? parsed : refused({ ...parsed.error, path });
  } catch (error) {
    const refusal = fileRefusal(path, error);
    if (refusal === undefined) throw error;
    return refused(refusal);
  }
};
