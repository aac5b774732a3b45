import { hash } from 'node:crypto';
import type { MatchRecord } from '@miaou/kit';

/** A match that was played here, as the archive knows it. */
export const playedKey = (table: string, match: number): string => `${table} ${match}`;

/** The fields in which two records of the same match agree. */
export const recordDigest = ({ game, options, deal, moves, result }: MatchRecord): string =>
  hash('sha256', JSON.stringify([game, options, deal, moves, result ?? null]), 'base64url');
