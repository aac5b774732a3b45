import type { Stage, TableId } from '@miaou/table';
import { tableId } from '@miaou/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RememberedTables } from './remembered';

interface Line {
  readonly table: TableId;
  readonly stage: Stage;
  readonly settings: { readonly game: string };
}

const KEY = 'miaou.tables';
const ONE = tableId('9ref1oe_EDhrKGVl53jCUA');
const OTHER = tableId('9gDNw2UmFg7x-S-nPRdqgw');
const line = (table: TableId, stage: Stage = 'playing'): Line => ({ table, stage, settings: { game: 'felix' } });
const list = (): RememberedTables<Line> => new RememberedTables<Line>(KEY);

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a remembered list of tables', () => {
  it('a remembered list is there on the next visit', () => {
    list().replace([line(ONE), line(OTHER)]);
    expect(list().tables).toEqual([line(ONE), line(OTHER)]);
  });

  it('a table that changed comes first in a remembered list, and only once', () => {
    list().replace([line(OTHER), line(ONE)]);
    list().put(line(ONE, 'over'));
    expect(list().tables).toEqual([line(ONE, 'over'), line(OTHER)]);
  });

  it('a removed table is not remembered', () => {
    list().replace([line(OTHER), line(ONE)]);
    list().remove(ONE);
    expect(list().tables).toEqual([line(OTHER)]);
  });

  it.each(['', '{', 'null', '{}', '[null]', '[{"table":"x"}]', '[{"table":"x","stage":"over","settings":{}}]'])(
    'the stored text %j is not read as a list of tables',
    (text) => {
      stored.set(KEY, text);
      expect(list().tables).toEqual([]);
    },
  );

  it('a browser that stores nothing remembers no tables', () => {
    vi.stubGlobal('localStorage', undefined);
    list().put(line(ONE));
    expect(list().tables).toEqual([]);
  });
});
