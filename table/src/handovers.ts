import type { Seat } from '@miaou/kit';
import type { Handover, Table } from './table.js';

const nameOf = (table: Table, seat: Seat): string | undefined => {
  const held = table.occupants[seat];
  return held?.kind === 'person' ? held.name : undefined;
};

const newestOf = ({ match }: Table, seat: Seat): Handover | undefined =>
  match?.handovers.findLast((handover) => handover.seat === seat);

/** From now on a bot decides for a person. To be called while the person still holds the seat. */
export const handToBot = (table: Table, seat: Seat): void => {
  const name = nameOf(table, seat);
  if (table.match === undefined || name === undefined || newestOf(table, seat)?.bot !== undefined) return;
  const bot = table.catalog.standInBot(table.settings.game);
  table.match.handovers.push({ seat, after: table.match.events, name, bot });
};

/** The person decides again. */
export const handBack = (table: Table, seat: Seat): void => {
  const name = nameOf(table, seat);
  if (table.match === undefined || name === undefined) return;
  table.match.handovers.push({ seat, after: table.match.events, name });
};
