import { readFile } from 'node:fs/promises';
import { accepted, type Parsed, refused } from '@miaou/kit';
import { fileFault } from './fileFault.js';
import { parseJson } from './json.js';
import { decodeText } from './text.js';

const parseDocument = (bytes: Uint8Array): Parsed<unknown> => {
  const text = decodeText(bytes);
  if (!text.ok) return text;
  const reading = parseJson(text.value);
  if (!reading.ok) return reading;
  const { value, looseNumber } = reading.value;
  return looseNumber === undefined ? accepted(value) : refused({ code: 'loose-number', found: looseNumber });
};

/** Reads a file that holds one JSON value, such as a board. */
export const readDocument = async (path: string): Promise<Parsed<unknown>> => {
  try {
    const parsed = parseDocument(await readFile(path));
    return parsed.ok ? parsed : refused({ ...parsed.error, path });
  } catch (error) {
    const fault = fileFault(path, error);
    if (fault === undefined) throw error;
    return refused(fault);
  }
};
