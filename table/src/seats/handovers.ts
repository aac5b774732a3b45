import type { Seat } from '@miaou/kit';
import type { Handover, Match, Table } from '../table.js';

const nameOf = (table: Table, seat: Seat): string | undefined => {
  const held = table.occupants[seat];
  return held?.kind === 'person' ? held.name : undefined;
};

const newestOf = ({ match }: Table, seat: Seat): Handover | undefined =>
  match?.handovers.findLast((handover) => handover.seat === seat);

/** A bot whose name nobody at the table has: neither another bot, nor one that plays for somebody, nor a person. */
export const freshBot = (table: Table): string => {
  const seated = table.occupants.flatMap((held) => {
    if (held.kind === 'bot') return [held.bot];
    return held.kind === 'person' ? [held.name.toLowerCase()] : [];
  });
  const standIns = [...table.standIns.keys()].flatMap((seat) => newestOf(table, seat)?.bot ?? []);
  return table.catalog.standInBot(table.settings.game, [...seated, ...standIns]);
};

/** The bot that decides for the person on a seat. */
export const standInAt = (table: Table, seat: Seat): string =>
  newestOf(table, seat)?.bot ?? table.catalog.standInBot(table.settings.game);

/** From now on a bot decides for a person. To be called while the person still holds the seat. */
export const handToBot = (table: Table, seat: Seat): void => {
  const name = nameOf(table, seat);
  if (table.match === undefined || name === undefined || newestOf(table, seat)?.bot !== undefined) return;
  table.match.handovers.push({ seat, after: table.match.events, name, bot: freshBot(table) });
};

/** A person decides from now on where a bot has decided. To be called while the bot still holds the seat. */
export const handToPerson = (table: Table, seat: Seat, name: string): void => {
  const held = table.occupants[seat];
  if (table.match === undefined || held?.kind !== 'bot') return;
  if (newestOf(table, seat) === undefined) table.match.handovers.push({ seat, after: 0, bot: held.bot });
  table.match.handovers.push({ seat, after: table.match.events, name });
};

/** After a move was taken back, whoever was replaced since was replaced before it. */
export const keepHandoversWithin = (match: Match): void => {
  match.handovers = match.handovers.map((handover) => ({ ...handover, after: Math.min(handover.after, match.events) }));
};

/** The person decides again. */
export const handBack = (table: Table, seat: Seat): void => {
  const name = nameOf(table, seat);
  if (table.match === undefined || name === undefined) return;
  table.match.handovers.push({ seat, after: table.match.events, name });
};
