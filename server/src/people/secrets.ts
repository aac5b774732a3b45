import { createHash, randomBytes, randomInt } from 'node:crypto';
import { ID_PATTERN } from '@miaou/protocol';

/** 128 random bits, as in every id. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

export const isSecret = (text: string): boolean => ID_PATTERN.test(text);

/** Secrets have 128 random bits, so a plain digest cannot be reversed by guessing. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Without letters that look alike, because people type it from one screen into another. 10 of 30 letters: 49 bits for ten minutes. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ2345679';
const CODE_LENGTH = 10;

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** A code as it was made, out of what a person typed: in groups, in small letters. */
export const typedCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');
