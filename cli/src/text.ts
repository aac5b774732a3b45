import { isUtf8 } from 'node:buffer';
import { accepted, type Parsed, refused } from '@miaou/kit';
import { type Line, LONGEST_LINE } from './lines.js';

/** Bytes as text. Trimming also takes off the byte order mark that some editors write before everything else. */
export const decodeText = (bytes: Uint8Array): Parsed<string> =>
  isUtf8(bytes)
    ? accepted(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8').trim())
    : refused({ code: 'not-utf8' });

/** The text of a line; a carriage return before the newline is no part of it. */
export const textOf = (line: Line): Parsed<string> =>
  line.tooLong ? refused({ code: 'line-too-long', atMost: LONGEST_LINE }) : decodeText(line.bytes);
