import { type AppendRow, seatedChanges } from '../appendRow.js';

/** An append with what the log's end makes of it. */
export interface LinkedAppend {
  readonly row: AppendRow;
  readonly hash: string;
  /** JSON list of the people before. */
  readonly peopleBefore: string;
}

/**
 * A whole batch in one statement, hence one transaction and one sync. Rows are locked in the order of ids, else two nodes with the
 * same tables in hand could wait for each other. A head that is not the one expected is passed over: that append is the conflict.
 * Rows are handed on whole from step to step: the server cannot guess how many there are and would join them row against row.
 */
export const APPEND = `
WITH incoming AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[],
    $8::text[], $9::int[], $10::int[], $11::text[])
    AS i(id, seq, at, command, body, hash, deadline, stage, listed, needs_bot, people)
), opened AS (
  INSERT INTO tables (id, head, stage, listed, needs_bot, people, updated_at)
  SELECT id, seq, stage, listed, needs_bot, people, at FROM incoming WHERE seq = 1 ORDER BY id
  ON CONFLICT (id) DO NOTHING RETURNING number, id
), locked AS (
  SELECT t.number, i.* FROM incoming i JOIN tables t ON t.id = i.id
  WHERE i.seq > 1 AND t.head = i.seq - 1 AND t.set_aside IS NULL ORDER BY t.id FOR UPDATE OF t
), moved AS (
  UPDATE tables t SET head = l.seq, stage = l.stage, listed = l.listed, needs_bot = l.needs_bot, people = l.people,
    updated_at = l.at
  FROM locked l WHERE t.number = l.number RETURNING l.*
), placed AS (
  SELECT * FROM moved UNION ALL SELECT o.number, i.* FROM opened o JOIN incoming i ON i.id = o.id
), written AS (
  INSERT INTO entries (table_number, seq, at, command, body, hash)
  SELECT number, seq, at, command, body, hash FROM placed
), started AS (
  INSERT INTO deadlines (table_number, deadline)
  SELECT number, deadline FROM placed WHERE deadline IS NOT NULL
  ON CONFLICT (table_number) DO UPDATE SET deadline = excluded.deadline
), stopped AS (
  DELETE FROM deadlines d USING placed p WHERE d.table_number = p.number AND p.deadline IS NULL
), came AS (
  INSERT INTO seated (person, table_number)
  SELECT c.person, p.number FROM placed p JOIN unnest($12::text[], $13::text[]) AS c(id, person) ON c.id = p.id
  ON CONFLICT DO NOTHING
), went AS (
  DELETE FROM seated s USING placed p JOIN unnest($14::text[], $15::text[]) AS g(id, person) ON g.id = p.id
  WHERE s.table_number = p.number AND s.person = g.person
), archived AS (
  INSERT INTO archive (key, digest, table_id, match, game, finished_at, record)
  SELECT f.key, f.digest, f.id, f.match, f.game, f.at, f.record FROM placed p
  JOIN unnest($16::text[], $17::text[], $18::text[], $19::int[], $20::text[], $21::bigint[], $22::text[])
    AS f(id, key, digest, match, game, at, record) ON f.id = p.id
  RETURNING place, table_id
), played AS (
  INSERT INTO players (place, seat, person, name, kind, level)
  SELECT a.place, s.seat, s.person, s.name, s.kind, s.level FROM archived a
  JOIN unnest($28::text[], $29::int[], $30::text[], $31::text[], $32::text[], $33::int[])
    AS s(id, seat, person, name, kind, level) ON s.id = a.table_id
), told AS (
  INSERT INTO personal_texts (table_number, seq, at, person, kind, text, checksum)
  SELECT p.number, p.seq, p.at, w.person, w.kind, w.words, w.checksum FROM placed p
  JOIN unnest($23::text[], $24::text[], $25::text[], $26::text[], $27::text[])
    AS w(id, person, kind, words, checksum) ON w.id = p.id
)
SELECT id FROM placed`;

const pairs = (appends: readonly LinkedAppend[], which: 'came' | 'left'): [string[], string[]] => {
  const tables: string[] = [];
  const people: string[] = [];
  for (const { row, peopleBefore } of appends) {
    for (const person of seatedChanges(peopleBefore, row.index.people)[which]) {
      tables.push(row.table);
      people.push(person);
    }
  }
  return [tables, people];
};

const finishedColumns = (appends: readonly LinkedAppend[]): unknown[] => {
  const ended = appends.flatMap(({ row: { table, at, finished } }) => (finished ? [{ table, at, ...finished }] : []));
  return [
    ended.map(({ table }) => table),
    ended.map(({ key }) => key),
    ended.map(({ digest }) => digest),
    ended.map(({ match }) => match),
    ended.map(({ game }) => game),
    ended.map(({ at }) => at),
    ended.map(({ record }) => record),
  ];
};

const playerColumns = (appends: readonly LinkedAppend[]): unknown[] => {
  const seated = appends.flatMap(({ row: { table, finished } }) =>
    (finished?.players ?? []).map((player) => ({ table, ...player })),
  );
  return [
    seated.map(({ table }) => table),
    seated.map(({ seat }) => seat),
    seated.map(({ person }) => person),
    seated.map(({ name }) => name),
    seated.map(({ kind }) => kind),
    seated.map(({ level }) => level),
  ];
};

const textColumns = (appends: readonly LinkedAppend[]): unknown[] => {
  const told = appends.flatMap(({ row: { table, text } }) => (text === undefined ? [] : [{ table, ...text }]));
  return [
    told.map(({ table }) => table),
    told.map(({ person }) => person),
    told.map(({ kind }) => kind),
    told.map(({ words }) => words),
    told.map(({ checksum }) => checksum),
  ];
};

/** The columns of a batch, one array each. */
export const appendValues = (appends: readonly LinkedAppend[]): unknown[] => [
  appends.map(({ row }) => row.table),
  appends.map(({ row }) => row.seq),
  appends.map(({ row }) => row.at),
  appends.map(({ row }) => row.command),
  appends.map(({ row }) => row.body),
  appends.map(({ hash }) => hash),
  appends.map(({ row }) => row.deadline),
  appends.map(({ row }) => row.index.stage),
  appends.map(({ row }) => row.index.listed),
  appends.map(({ row }) => row.index.needsBot),
  appends.map(({ row }) => row.index.people),
  ...pairs(appends, 'came'),
  ...pairs(appends, 'left'),
  ...finishedColumns(appends),
  ...textColumns(appends),
  ...playerColumns(appends),
];
