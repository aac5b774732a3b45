import { type FollowedTable, ShareKeeper } from '@miaou/client';
import { isBytes32, isJsonObject } from '@miaou/kit';
import type { Seals } from '@miaou/table';

/** The seals of so many matches are remembered on this device. */
const REMEMBERED = 60;

const NOTED = 'miaou.seals';

const shareKey = (table: string): string => `miaou.share.${table}`;

const drawShare = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What storage says; nothing where it is full, disabled, or was written by another version. */
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const store = (key: string, text: string | undefined): void => {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A reload then loses the share, and the house's counts in its place.
  }
};

type Noted = readonly [key: string, seals: Seals];

const isNoted = (raw: unknown): raw is Noted =>
  Array.isArray(raw) && isJsonObject(raw[1]) && isJsonObject(raw[1]['seats']);

const readNoted = (): readonly Noted[] => {
  try {
    const raw: unknown = JSON.parse(stored(NOTED) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isNoted) : [];
  } catch {
    return [];
  }
};

const matchKey = (table: string, match: number): string => `${table} ${match}`;

/** The seals that this device saw before the deal of a match. */
export const notedSeals = (table: string, match: number): Seals | undefined =>
  readNoted().find(([key]) => key === matchKey(table, match))?.[1];

/** Gives this device's share to the matches of a table, as long as the table is open. */
export const keepShares = (table: FollowedTable): ShareKeeper =>
  new ShareKeeper(table, {
    draw: drawShare,
    kept: {
      load: () => {
        const share = stored(shareKey(table.id));
        return isBytes32(share) ? share : undefined;
      },
      save: (share) => store(shareKey(table.id), share),
    },
    noted: (match, seals) => {
      const key = matchKey(table.id, match);
      const others = readNoted().filter(([other]) => other !== key);
      store(NOTED, JSON.stringify([[key, seals], ...others].slice(0, REMEMBERED)));
    },
  });
