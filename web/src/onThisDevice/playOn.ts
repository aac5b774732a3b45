import { type Chance, type Course, type Game, type MatchRecord, resampleHidden, type Seat, seatsOf } from '@miaou/kit';
import { type Entry, type EntryBody, foldTable, partsOf, type Settings, type TableId, tableId } from '@miaou/table';
import type { Reply } from '../online/api';
import { pageClock } from '../tableClient/clock';
import { loadGames } from '../tableClient/loadRules';
import { catalogOf } from './catalog';
import { randomId, trueChance } from './chance';
import { personHere } from './createTable';
import { localStore } from './indexedDbStore';
import { summaryOf } from './summary';

/** What was hidden from the seat at that moment: as it was, or drawn anew from all that fits what the seat knew. */
export const HIDDEN = ['asItWas', 'drawnAnew'] as const;
export type Hidden = (typeof HIDDEN)[number];

/** From which moment of which match somebody plays on, and against whom. */
export interface PlayOn {
  readonly record: Pick<MatchRecord, 'options' | 'deal' | 'moves'>;
  /** So many moves have been made. */
  readonly move: number;
  readonly seat: Seat;
  readonly name: string;
  /** By seat; that of the player is not used. */
  readonly bots: readonly string[];
  readonly hidden: Hidden;
}

/** The rules of the match, so that another one at the same table is played by them, too. */
const settingsOf = (game: Game, { options }: Course): Settings => {
  const { seats, ...rest } = { ...game.formatOptions(options), seats: options.seats };
  const parts = Object.fromEntries(
    partsOf(game).flatMap((part) => (part in rest ? [[part, rest[part as keyof typeof rest] as Seat]] : [])),
  );
  const plain = Object.fromEntries(Object.entries(rest).filter(([option]) => !(option in parts)));
  const access = { join: 'closed', watch: 'seated' } as const;
  return { game: game.id, seats, options: plain, parts, clock: { kind: 'none' }, access };
};

const courseOf = (game: Game, { record, move }: PlayOn): Course => {
  const options = game.parseOptions(record.options);
  if (!options.ok) throw new Error('a match that was shown has options that cannot be read');
  return { options: options.value, deal: record.deal, moves: record.moves.slice(0, move) };
};

/** The log of a table at which the match has been played up to that moment. */
export const entriesToPlayOn = (game: Game, wanted: PlayOn, at: number, chance: Chance): readonly Entry[] => {
  const real = courseOf(game, wanted);
  const { options, deal, moves } = wanted.hidden === 'asItWas' ? real : resampleHidden(game, real, wanted.seat, chance);
  const me = personHere(wanted.seat);
  const seated = seatsOf(options.seats).map(
    (seat): EntryBody =>
      seat === wanted.seat
        ? { type: 'sat', seat, person: me, name: wanted.name }
        : { type: 'botSeated', seat, bot: wanted.bots[seat] ?? '' },
  );
  const bodies: readonly EntryBody[] = [
    { type: 'opened', host: me, name: wanted.name, settings: settingsOf(game, real) },
    ...seated,
    { type: 'started', options: game.formatOptions(options), deal: { ...deal } },
    ...moves.map(
      ({ seat, ...move }): EntryBody => ({
        type: 'moved',
        seat,
        move,
        through: seat === wanted.seat ? 'player' : 'bot',
      }),
    ),
  ];
  return bodies.map((body, index) => ({ seq: index + 1, at, body }));
};

/** A table of this device at which the match goes on from there. */
export const createPlayOn = async (game: Game, wanted: PlayOn): Promise<Reply<TableId>> => {
  const table = tableId(randomId());
  try {
    const entries = entriesToPlayOn(game, wanted, pageClock.now(), trueChance);
    await localStore.begin(table, entries);
    await localStore.describe(summaryOf(foldTable(table, catalogOf(await loadGames()), entries)));
    return { ok: true, value: table };
  } catch {
    return { ok: false, refusal: { code: 'storage-failed' } };
  }
};
