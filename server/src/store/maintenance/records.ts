import {
  accepted,
  type Game,
  gameOfRecord,
  isJsonObject,
  type JsonObject,
  type MatchRecord,
  makeRecord,
  type Parsed,
  parseRecordedMove,
  quoted,
  type RecordedMove,
  type RecordNotes,
  type Refusal,
  readPlayers,
  refused,
  replay,
  verifyRecord,
} from '@miaou/kit';
import { recordDigest } from '../archiveKeys.js';
import type { Store } from '../store.js';

const PAGE = 100;

/** Every finished match as one line of a record file. Running matches are not in the archive, so none can slip out. */
export async function* exportRecords(store: Store, { isAnonymous = false } = {}): AsyncGenerator<string> {
  let page = await store.archive.read(0, PAGE);
  while (page.length > 0) {
    for (const { record, players } of page)
      yield JSON.stringify(isAnonymous || players === undefined ? record : { ...record, players });
    page = await store.archive.read(page.at(-1)?.place ?? 0, PAGE);
  }
}

export type ImportedLine =
  | { readonly line: number; readonly outcome: 'kept' | 'known' }
  | { readonly line: number; readonly outcome: 'refused'; readonly error: Refusal };

const parseLine = (text: string): Parsed<JsonObject> => {
  try {
    const raw: unknown = JSON.parse(text);
    if (isJsonObject(raw)) return accepted(raw);
  } catch {
    // Refused below, like everything else that is not a record.
  }
  return refused({ code: 'not-json', found: quoted(text), expected: 'one record' });
};

/** The moves in canonical form: the same match has the same digest whichever program wrote it. */
const plainMoves = (game: Game, raw: unknown, seats: number): RecordedMove[] =>
  (Array.isArray(raw) ? raw : []).flatMap((item: unknown) => {
    const parsed = parseRecordedMove(game, item, seats);
    return parsed.ok ? [{ seat: parsed.value.seat, ...parsed.value.move }] : [];
  });

/** When it was played, its proof, and by whom, as names alone. A proof that does not hold is refused. */
const readNotes = (game: Game, record: JsonObject, seats: number): Parsed<RecordNotes> => {
  const { at } = record;
  const players = readPlayers(record['players'], seats);
  const time = typeof at === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(at) ? { at } : {};
  const known = { ...time, ...(players === undefined ? {} : { players }) };
  const verdict = verifyRecord(game, record);
  if (verdict.kind === 'wrong') return refused(verdict.error);
  return accepted(verdict.kind === 'proved' ? { ...known, proof: verdict.proof } : known);
};

const readRecord = (text: string, games: readonly Game[]): Parsed<MatchRecord> => {
  const raw = parseLine(text);
  if (!raw.ok) return raw;
  const found = gameOfRecord(raw.value, games);
  if (!found.ok) return found;
  const { game, record } = found.value;
  const replayed = replay(game, record);
  if (!replayed.ok)
    return refused(replayed.move === undefined ? replayed.error : { ...replayed.error, move: replayed.move });
  const { position } = replayed;
  if (position.outcome() === undefined) return refused({ code: 'unfinished', expected: 'a finished match' });
  const notes = readNotes(game, record, position.options.seats);
  if (!notes.ok) return notes;
  return accepted(makeRecord(game, position, plainMoves(game, record['moves'], position.options.seats), notes.value));
};

/** Imports finished matches into the archive after replaying each. An invalid line is reported, and the next one is read. */
export async function* importRecords(
  store: Store,
  lines: AsyncIterable<string> | Iterable<string>,
  games: readonly Game[],
): AsyncGenerator<ImportedLine> {
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    const record = readRecord(text, games);
    if (record.ok) yield { line, outcome: await store.archive.import(record.value, recordDigest(record.value)) };
    else yield { line, outcome: 'refused', error: record.error };
  }
}
