import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 random bits, 22 characters. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);

/** Secrets have so many random bits that a plain digest cannot be guessed backwards. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Without letters that look alike, because people type it from one screen into another. 10 of 30 letters: 49 bits for ten minutes. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ2345679';
const CODE_LENGTH = 10;

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** A code as it was made, out of what a person typed: in groups, in small letters. */
export const typedCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');
