import { fnv1a, isJsonObject, type MatchRecord, type Seat } from '@miaou/kit';
import type { TableId } from '@miaou/table';
import { recall, remember } from '../preferences/store';
import { HIDDEN, type Hidden } from './playOn';

/** A table at which somebody played on from a moment of another match. */
export interface Try {
  /** Which match it was. */
  readonly match: string;
  /** So many moves had been made. */
  readonly move: number;
  readonly seat: Seat;
  readonly hidden: Hidden;
  readonly table: TableId;
}

const KEY = 'miaou.tries';
/** The oldest are forgotten first; their tables stay. */
const MOST = 100;

/** Two matches with the same deal and the same moves are one, wherever they were found. */
export const matchKey = ({ game, deal, moves }: Pick<MatchRecord, 'game' | 'deal' | 'moves'>): string => {
  const text = JSON.stringify([deal, moves]);
  return `${game} ${text.length} ${fnv1a(text).toString(36)}`;
};

const isTry = (raw: unknown): raw is Try =>
  isJsonObject(raw) &&
  typeof raw['match'] === 'string' &&
  typeof raw['table'] === 'string' &&
  Number.isInteger(raw['move']) &&
  Number.isInteger(raw['seat']) &&
  HIDDEN.some((one) => one === raw['hidden']);

const allTries = (): readonly Try[] => {
  try {
    const stored: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTry) : [];
  } catch {
    return [];
  }
};

export const rememberTry = (one: Try): void => remember(KEY, JSON.stringify([...allTries(), one].slice(-MOST)));

/** The tries from any moment of a match, by moment, the oldest first. */
export const triesOf = (match: string): readonly Try[] =>
  allTries()
    .filter((one) => one.match === match)
    .toSorted((one, other) => one.move - other.move);
