import { hash } from 'node:crypto';
import type { MatchRecord } from '@miaou/kit';

/** A match that was played here, as the archive knows it. */
export const playedKey = (table: string, match: number): string => `${table} ${match}`;

/** Records of the same match are equal in these, whatever stands beside them. */
export const recordDigest = ({ game, options, deal, moves, result }: MatchRecord): string =>
  hash('sha256', JSON.stringify([game, options, deal, moves, result ?? null]), 'base64url');
