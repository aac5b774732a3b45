import type { OwnTable } from '@miaou/protocol';
import type { PersonId, SeatFacts, Settings, Snapshot, TableId } from '@miaou/table';
import { RememberedTables } from '../tableList/remembered';

/** The server's tables at which this browser's person sits or whose host they are, as they were last. */
export const rememberedOwn = new RememberedTables<OwnTable>('miaou.tables');

const nameOfHost = ({ host, seats }: Snapshot): string | null => {
  const facts = seats.find(({ person }) => person !== undefined && person === host);
  return facts?.person === undefined ? null : facts.name;
};

const hasStandIn = (facts: SeatFacts | undefined): boolean =>
  facts?.person !== undefined && facts.standIn !== undefined;

const isAwaited = ({ as, stage, seats, view }: Snapshot): boolean =>
  as !== 'spectator' && stage === 'playing' && view?.toMove.includes(as) === true && !hasStandIn(seats[as]);

/** A list needs no options, and a whole board may be among them. */
const listedSettings = (settings: Settings): Settings => ({ ...settings, options: {}, parts: {} });

const count = (seats: readonly SeatFacts[], kind: 'person' | 'bot'): number =>
  seats.filter((facts) => facts[kind] !== undefined).length;

/** A table as the list of one's own shows it, from what its screen knows. */
export const ownTableOf = (snapshot: Snapshot, watching: number): OwnTable => ({
  table: snapshot.table as TableId,
  settings: listedSettings(snapshot.settings),
  stage: snapshot.stage,
  seated: count(snapshot.seats, 'person'),
  bots: count(snapshot.seats, 'bot'),
  watching,
  host: nameOfHost(snapshot),
  awaited: isAwaited(snapshot),
});

/** Keeps the remembered list true while the visitor is at a table: the home screen has not seen it since. */
export const rememberOwn = (snapshot: Snapshot, person: PersonId, watching: number): void => {
  if (snapshot.as !== 'spectator' || snapshot.host === person) rememberedOwn.put(ownTableOf(snapshot, watching));
  else rememberedOwn.remove(snapshot.table as TableId);
};
