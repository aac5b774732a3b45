import { randomBytes } from 'node:crypto';
import { playedKey } from '../../server/dist/store/archiveKeys.js';
import { textChecksum } from '../../server/dist/store/personalTexts.js';

/** @typedef {import('../../server/dist/store/appendRow.js').AppendRow} AppendRow */
/** @typedef {import('./recordMatches.mjs').RecordedTable} RecordedTable */
/** @typedef {Pick<RecordedTable, 'table' | 'rows' | 'listing'>} Copy */

/** Ids are as random as those that a server draws, so that they find their places in the indexes as those do. */
const newId = () => randomBytes(16).toString('base64url');

/**
 * A text in which people are named, cut at their ids: in every second piece stands the number of a person.
 * @param {string} text
 * @param {readonly string[]} people
 * @returns {(others: readonly string[]) => string} the same text with others in their places
 */
const withOthers = (text, people) => {
  const pieces = text.split(new RegExp(`(${people.join('|')})`));
  if (pieces.length === 1) return () => text;
  const places = pieces.map((piece, index) => (index % 2 === 0 ? piece : people.indexOf(piece)));
  return (others) => places.map((place) => (typeof place === 'string' ? place : others[place])).join('');
};

/**
 * @param {string | null} person nobody in the seat of a bot
 * @param {readonly string[]} people
 * @param {readonly string[]} others
 */
const otherOf = (person, people, others) => (person === null ? null : (others[people.indexOf(person)] ?? null));

/**
 * @param {AppendRow} row
 * @param {readonly string[]} people
 * @returns {(table: string, others: readonly string[], later: number) => AppendRow}
 */
const copierOf = (row, people) => {
  const { seq, at, finished, text, index } = row;
  const [body, command, seated] = [row.body, row.command ?? '', index.people].map((part) => withOthers(part, people));
  return (table, others, later) => {
    const person = otherOf(text?.person ?? null, people, others) ?? '';
    return {
      ...row,
      table,
      at: at + later,
      body: body?.(others) ?? '',
      command: row.command === null ? null : (command?.(others) ?? ''),
      index: { ...index, people: seated?.(others) ?? '' },
      finished: finished && {
        ...finished,
        key: playedKey(table, finished.match),
        players: finished.players.map((player) => ({ ...player, person: otherOf(player.person, people, others) })),
      },
      text: text && { ...text, person, checksum: textChecksum(table, seq, person, text.words) },
    };
  };
};

/**
 * Makes more tables like a recorded one, of other people and of a later time: the rows that a server would have stored of them.
 * @param {RecordedTable} recorded
 * @returns {(others: readonly string[], later: number) => Copy}
 */
export const copiesOf = ({ table: original, people, rows, listing }) => {
  const copiers = rows.map((row) => copierOf(row, people));
  const listed = withOthers(listing?.body ?? '', people);
  return (others, later) => {
    const table = newId();
    return {
      table,
      rows: copiers.map((copy) => copy(table, others, later)),
      listing: listing && { ...listing, body: listed(others).replaceAll(original, table) },
    };
  };
};
