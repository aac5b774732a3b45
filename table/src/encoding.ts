import { byRules, type JsonObject, type Proof, type RecordedMove } from '@miaou/kit';
import type { TableId } from './ids.js';
import { fairSource } from './match/starting.js';
import type { Catalog, Handover, LastMove, Match, Table } from './table.js';

/**
 * The version of `apply` and of the encoding below. It changes with either: a table that was encoded under another version is folded again
 * from its log. `golden/encoding.json` has what each version makes of some logs.
 */
export const TABLE_VERSION = 'table/5';

/** How one field of a table is written as JSON and read again. */
interface FieldCodec<T> {
  readonly encode: (value: T) => unknown;
  readonly decode: (raw: unknown) => T;
}

/** What is JSON already; JSON leaves undefined out, and so it comes back. */
const plain = <T>(): FieldCodec<T> => ({ encode: (value) => value, decode: (raw) => raw as T });

const listOf = <T>(): FieldCodec<Set<T>> => ({
  encode: (set) => [...set],
  decode: (raw) => new Set(raw as T[]),
});

/** As a list of pairs, whose order is the map's: what is dropped first depends on it. */
const mapOf = <K, V>(values: FieldCodec<V> = plain()): FieldCodec<Map<K, V>> => ({
  encode: (map) => Array.from(map, ([key, value]) => [key, values.encode(value)]),
  decode: (raw) => new Map((raw as [K, unknown][]).map(([key, value]) => [key, values.decode(value)])),
});

/** What is absent is left out. */
const unlessAbsent = <T>({ encode, decode }: FieldCodec<T>): FieldCodec<T | undefined> => ({
  encode: (value) => (value === undefined ? undefined : encode(value)),
  decode: (raw) => (raw === undefined ? undefined : decode(raw)),
});

/** All fields that are folded from a log, but the match; leaving one out does not compile. */
type FoldedFields = Omit<Table, 'id' | 'catalog' | 'match'>;

const FIELDS: { readonly [F in keyof FoldedFields]: FieldCodec<FoldedFields[F]> } = {
  openedAt: plain(),
  seq: plain(),
  at: plain(),
  shownAt: plain(),
  heads: mapOf(),
  host: plain(),
  settings: plain(),
  occupants: plain(),
  banned: listOf(),
  stage: plain(),
  sealing: plain(),
  matchesPlayed: plain(),
  pastSeatings: plain(),
  votes: mapOf(mapOf()),
  meows: unlessAbsent(mapOf()),
  standIns: mapOf(),
  away: mapOf(),
  pauseAskers: listOf(),
  sentAway: listOf(),
  orders: mapOf(),
  proposal: plain(),
  owed: mapOf(),
  banks: mapOf(),
  pausedFor: mapOf(),
  answered: mapOf(mapOf()),
};

const FIELD_NAMES = Object.keys(FIELDS) as (keyof FoldedFields)[];

/** A match as JSON. Its position is what its moves lead to. */
interface EncodedMatch {
  readonly number: number;
  readonly game: string;
  /** Those that it began with. */
  readonly rules: string;
  readonly options: JsonObject;
  readonly deal: object;
  readonly proof?: Proof;
  readonly startedAt: number;
  readonly moves: RecordedMove[];
  readonly handovers: Handover[];
  readonly lastMove?: LastMove;
  /** What the moves led to when it was encoded. */
  readonly state: object;
}

const encodeMatch = ({
  number,
  game,
  start,
  fair,
  startedAt,
  position,
  moves,
  handovers,
  lastMove,
}: Match): EncodedMatch => ({
  number,
  game: game.id,
  rules: game.rules,
  options: game.formatOptions(start.options),
  deal: start.deal,
  ...(fair === undefined ? {} : { proof: fair.proof }),
  startedAt,
  moves,
  handovers,
  ...(lastMove === undefined ? {} : { lastMove }),
  state: position.state(),
});

const encodeFields = (table: Table): JsonObject =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, (FIELDS[name].encode as (value: unknown) => unknown)(table[name])]),
  );

/** All of a table as text, secrets of every seat included: for storage alone. */
export const encodeTable = (table: Table): string =>
  JSON.stringify({
    ...encodeFields(table),
    ...(table.match === undefined ? {} : { match: encodeMatch(table.match) }),
  });

const startMatch = (catalog: Catalog, encoded: EncodedMatch): Match => {
  const { number, game: id, rules, options, deal, proof, startedAt, moves, handovers, lastMove } = encoded;
  const newest = catalog.gameById(id);
  const game = newest === undefined ? undefined : byRules(newest, rules);
  const parsedOptions = game?.parseOptions(options);
  if (game === undefined || !parsedOptions?.ok) throw new Error('an encoded match has options of another version');
  const parsedDeal = game.parseDeal(deal, parsedOptions.value);
  if (!parsedDeal.ok) throw new Error('an encoded match has a deal of another version');
  const start = { options: parsedOptions.value, deal: parsedDeal.value };
  const position = game.start(start.options, start.deal);
  const fair = fairSource(game, proof);
  return { number, game, start, fair, startedAt, position, previous: undefined, moves, events: 0, handovers, lastMove };
};

/** Plays all moves, and keeps the position before the last one where it may be taken back. */
function* playAgain(match: Match): Generator<void, void> {
  const last = match.lastMove?.undoable === true ? match.moves.length - 1 : undefined;
  for (const [index, { seat, ...move }] of match.moves.entries()) {
    if (index === last) match.previous = match.position.clone();
    match.events += match.position.play(seat, move).length;
    yield;
  }
}

function* decodeMatch(catalog: Catalog, encoded: EncodedMatch): Generator<void, Match> {
  const match = startMatch(catalog, encoded);
  yield* playAgain(match);
  // The version says that the rules are the same; where they are not after all, a player would see another match.
  if (JSON.stringify(match.position.state()) !== JSON.stringify(encoded.state))
    throw new Error('the moves of an encoded match lead to another position');
  return match;
}

const decodeFields = (raw: JsonObject): FoldedFields =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, FIELDS[name].decode(raw[name])])) as unknown as FoldedFields;

/**
 * The table that was encoded. Throws where it cannot be read by this version. It yields after every move of the match, so that its caller
 * can do something else in between: a long match takes many milliseconds.
 */
export function* decodeTable(id: TableId, catalog: Catalog, text: string): Generator<void, Table> {
  const { match, ...fields } = JSON.parse(text) as JsonObject & { readonly match?: EncodedMatch };
  const decoded = match === undefined ? undefined : yield* decodeMatch(catalog, match);
  return { id, catalog, ...decodeFields(fields), match: decoded };
}
