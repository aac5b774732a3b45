import {
  type Game,
  type GameTypes,
  gameOfRecord,
  isJsonObject,
  isShownName,
  type JsonObject,
  parseSeat,
  RECORD_FORMAT,
  type RecordedPlayer,
  readPlayers,
} from '@miaou/kit';
import { isShallow } from '@miaou/protocol';
import type { RecordWithSeating, SeatFacts } from '@miaou/table';
import { seatPerson } from './recordLink';

/** Why something is not the record of a match that can be shown. */
export type RecordFault = 'tooLarge' | 'notARecord' | 'laterVersion' | 'unknownGame';

/** A record with the form of one, or why it cannot be shown. Whether its moves follow the rules is known once they are played. */
export type ReadRecord =
  | {
      readonly ok: true;
      readonly record: RecordWithSeating;
      readonly rules: Game;
      readonly options: GameTypes['options'];
    }
  | { readonly ok: false; readonly fault: RecordFault };

/** Records nest six deep. What is thousands deep can be read, but not be saved or passed on. */
const DEEPEST = 64;
/** Of a file. A long match is a hundredth of it. */
export const LARGEST_FILE = 2_000_000;
/** More than the rounds of any new match have, five times the longest of bots. Each move is played again while the page waits. */
const MOST_MOVES = 5_000;
/** Each line of the log asks who played by then: thousands of them would hold the page up for minutes. */
const MOST_HANDOVERS = 500;

const fault = (kind: RecordFault): ReadRecord => ({ ok: false, fault: kind });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The first line, where a file has one record on each, as `miaou simulate` writes them. */
const firstOf = (text: string): unknown => parsed(text) ?? parsed(text.trimStart().split('\n', 1)[0] ?? '');

const isNewer = (format: unknown): boolean =>
  typeof format === 'string' && /^miaou-record\/\d+$/.test(format) && format !== RECORD_FORMAT;

const isName = (raw: unknown): boolean => raw === undefined || (typeof raw === 'string' && isShownName(raw));

/** Names are shown as text alone, and a long one would push everything else off the page. */
const namesSomebody = (raw: unknown): raw is JsonObject =>
  isJsonObject(raw) && [raw['person'], raw['name'], raw['bot']].every(isName);

/** Files of the command have no seating, but players. */
const seatingOf = (players: readonly RecordedPlayer[]): readonly SeatFacts[] =>
  players.map(({ name, kind }, seat) => (kind === 'bot' ? { bot: name } : { person: seatPerson(seat), name }));

const handoversIn = (raw: unknown): Pick<RecordWithSeating, 'handovers'> => {
  const isSound =
    Array.isArray(raw) &&
    raw.length <= MOST_HANDOVERS &&
    raw.every((one) => namesSomebody(one) && Number.isInteger(one['after']));
  return isSound ? { handovers: raw as RecordWithSeating['handovers'] & object } : {};
};

/** Who played; what has another form is left out. */
const playersIn = (
  { seating, handovers, players: raw }: JsonObject,
  seats: number,
): Pick<RecordWithSeating, 'seating' | 'handovers' | 'players'> => {
  const players = readPlayers(raw, seats);
  const named = players === undefined ? {} : { players, seating: seatingOf(players) };
  return {
    ...named,
    ...(Array.isArray(seating) && seating.every(namesSomebody) ? { seating } : {}),
    ...handoversIn(handovers),
  };
};

/** What a record claims came of its match. Whether that is true is for the check to say, and whether it can be shown at all for us. */
const isResult = (raw: unknown, seats: number): boolean =>
  isJsonObject(raw) &&
  Array.isArray(raw['winners']) &&
  raw['winners'].every((winner) => parseSeat('winners', winner, seats).ok);

const readValue = (raw: unknown, games: readonly Game[]): ReadRecord => {
  if (!isJsonObject(raw)) return fault('notARecord');
  if (raw['format'] !== RECORD_FORMAT) return fault(isNewer(raw['format']) ? 'laterVersion' : 'notARecord');
  const found = gameOfRecord(raw, games);
  if (!found.ok) return fault(found.error['field'] === 'rules' ? 'laterVersion' : 'unknownGame');
  const { game } = found.value;
  const { moves, seating: _seating, handovers: _handovers, players: _players, ...rest } = raw;
  const options = game.parseOptions(rest['options']);
  if (!Array.isArray(moves) || !moves.every(isJsonObject) || !options.ok) return fault('notARecord');
  if (moves.length > MOST_MOVES) return fault('tooLarge');
  const { result } = rest;
  if (result !== undefined && !isResult(result, options.value.seats)) return fault('notARecord');
  const record = { ...rest, moves, ...playersIn(raw, options.value.seats) } as unknown as RecordWithSeating;
  return { ok: true, record, rules: game, options: options.value };
};

/** Reads a record from outside: a link or a file may hold anything. */
export const readRecord = (text: string, games: readonly Game[]): ReadRecord => {
  if (text.length > LARGEST_FILE) return fault('tooLarge');
  return isShallow(text, DEEPEST) ? readValue(firstOf(text), games) : fault('notARecord');
};
