import { isPlayedByBot, type Table } from '@miaou/table';
import type { LocalSummary } from './entryStore';

/** What lists show of a table. */
export const summaryOf = (table: Table): LocalSummary => ({
  table: table.id,
  settings: table.settings,
  stage: table.stage,
  people: table.occupants.flatMap((held) => (held.kind === 'person' ? [held.name] : [])),
  bots: table.occupants.flatMap((held) => (held.kind === 'bot' ? [held.bot] : [])),
  isPeoplesTurn: [...table.owed.keys()].some((seat) => !isPlayedByBot(table, seat)),
  at: table.at,
});
