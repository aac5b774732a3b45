import { ShareKeeper, type TableSync } from '@miaou/client';
import { isBytes32, isJsonObject } from '@miaou/kit';
import type { Seals } from '@miaou/table';
import { forget, recall, remember } from '../preferences/store';

/** The seals of so many matches are remembered on this device. */
const REMEMBERED = 60;

const NOTED = 'miaou.seals';

const shareKey = (table: string): string => `miaou.share.${table}`;

const drawShare = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

type Noted = readonly [key: string, seals: Seals];

const isNoted = (raw: unknown): raw is Noted =>
  Array.isArray(raw) && isJsonObject(raw[1]) && isJsonObject(raw[1]['seats']);

const readNoted = (): readonly Noted[] => {
  try {
    const raw: unknown = JSON.parse(recall(NOTED) ?? '[]');
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
export const keepShares = (table: TableSync): ShareKeeper =>
  new ShareKeeper(table, {
    draw: drawShare,
    kept: {
      load: () => {
        const share = recall(shareKey(table.id));
        return isBytes32(share) ? share : undefined;
      },
      // Where a reload loses the share, the house's counts in its place.
      save: (share) => (share === undefined ? forget(shareKey(table.id)) : remember(shareKey(table.id), share)),
    },
    noted: (match, seals) => {
      const key = matchKey(table.id, match);
      const others = readNoted().filter(([other]) => other !== key);
      remember(NOTED, JSON.stringify([[key, seals], ...others].slice(0, REMEMBERED)));
    },
  });
