import { recall, remember } from '../preferences/store';

/** One line of an aid. */
interface AidRow {
  readonly label: string;
  readonly value: string;
}

/** Something that a patient player could work out from what was seen, worked out. */
export interface Aid {
  readonly id: string;
  readonly title: string;
  /** How it comes about, in one sentence. */
  readonly why: string;
  readonly rows: readonly AidRow[];
}

const STORED = 'miaou.aids.off';

/** Reads what was stored, by this version of the page or another. */
export const parseOff = (text: string | null): readonly string[] => {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** The aids that somebody has switched off for good on this device. */
export const recallOff = (): readonly string[] => parseOff(recall(STORED));

export const keepOff = (ids: readonly string[]): void => remember(STORED, JSON.stringify(ids));
