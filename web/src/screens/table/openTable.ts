import { ID_SOURCE } from '@miaou/protocol';
import { type RecordWithSeating, tableId } from '@miaou/table';
import { preferences } from '../../preferences/preferences.svelte';
import type { TableHandle } from '../../tableClient/tableHandle';
import { withShownSeats } from '../../texts/guestNames';
import { currentLanguage } from '../../texts/language.svelte';
import type { HotSeatHandle } from './match/hotSeatHandle';
import { showRefusal } from './sendCommand';
import type { Source } from './source';

/** A table with what its source alone can do. */
export interface OpenTable {
  readonly link: TableHandle;
  readonly hotSeat?: HotSeatHandle;
  readonly myName: () => string;
  /** Takes a name; false when it was refused. */
  readonly rename: (name: string) => Promise<boolean>;
  /** The record of a finished match; nothing where there is none. */
  readonly record: (match: number) => Promise<RecordWithSeating | undefined>;
  /** Makes the text of a problem report. */
  readonly report?: () => Promise<string>;
}

/** A server does not answer for what cannot be a table, such as a link that was cut short. */
const CAN_BE_TABLE = new RegExp(`^${ID_SOURCE}$`);

const openOnline = async (table: string): Promise<OpenTable | undefined> => {
  if (!CAN_BE_TABLE.test(table)) return undefined;
  const { OnlineTable, identity, ask, connection } = await import('../../online/index');
  // A visitor who is offline may have been here before: the table is tried all the same.
  await identity.enter();
  return {
    link: await OnlineTable.open(tableId(table)),
    myName: () => identity.name,
    rename: async (name) => {
      const reply = await identity.rename(name);
      if (!reply.ok) await showRefusal(reply.refusal);
      return reply.ok;
    },
    record: async (match) => {
      const reply = await ask<RecordWithSeating>('GET', `/api/tables/${table}/records/${match}`);
      return reply.ok ? withShownSeats(reply.value) : undefined;
    },
    report: async () =>
      (await import('../../online/report')).makeReport(connection.log.messages, {
        version: '1',
        language: currentLanguage(),
        screen: `${innerWidth}×${innerHeight}`,
        browser: navigator.userAgent,
      }),
  };
};

const openLocal = async (table: string): Promise<OpenTable | undefined> => {
  const { LocalTable } = await import('../../onThisDevice/localTable.svelte');
  const link = await LocalTable.open(tableId(table), () => preferences.pace);
  if (link === undefined) return undefined;
  return {
    link,
    hotSeat: link,
    myName: () => '',
    rename: () => Promise.resolve(true),
    record: (match) => link.record(match),
  };
};

/** Opens a table wherever it is; nothing where there can be none, or this device has no such table. */
export const openTable = (source: Source, table: string): Promise<OpenTable | undefined> =>
  source === 'online' ? openOnline(table) : openLocal(table);
