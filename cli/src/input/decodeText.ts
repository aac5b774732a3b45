import { isUtf8 } from 'node:buffer';
import { accepted, type Parsed, refused } from '@miaou/kit';
import { type Line, MAX_LINE_BYTES } from './lineSplitter.js';

/** Bytes as text. Trimming also removes the byte order mark that some editors write. */
export const decodeText = (bytes: Uint8Array): Parsed<string> =>
  isUtf8(bytes)
    ? accepted(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8').trim())
    : refused({ code: 'not-utf8' });

/** The text of a line, without a carriage return before its newline. */
export const textOf = (line: Line): Parsed<string> =>
  line.tooLong ? refused({ code: 'line-too-long', atMost: MAX_LINE_BYTES }) : decodeText(line.bytes);
