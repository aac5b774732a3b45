import type { ChopOptions, ChopTypes, Piece } from '@miaou/chop';
import { seat } from '@miaou/kit';
import type { Feeling, Feelings, GameStep } from '../../board';

type Table = Pick<ChopOptions, 'seats' | 'cat'>;

const bySide = ({ seats, cat }: Table, ofCat: Feeling, ofMice: Feeling): Feelings =>
  new Map(Array.from({ length: seats }, (_, index) => [seat(index), index === cat ? ofCat : ofMice]));

/** Bad luck of one side, at which the other laughs. */
const badLuck = (table: Table, by: Piece): Feelings =>
  by === 'cat' ? bySide(table, 'grief', 'glee') : bySide(table, 'glee', 'grief');

/** Nothing is hidden from one player alone (CP4). */
export const feelings = ({ event, after }: GameStep<ChopTypes>): Feelings => {
  const table = after.options;
  switch (event.type) {
    case 'mouseCaught':
      return bySide(table, 'joy', 'grief');
    case 'cheeseWon':
      return bySide(table, 'admiration', 'joy');
    case 'jumped':
      return bySide(table, 'fright', 'fright');
    case 'knifeHurt':
      return badLuck(table, event.by);
    case 'matchEnded':
      return event.result.side === 'cat' ? bySide(table, 'joy', 'admiration') : bySide(table, 'admiration', 'joy');
    default:
      return new Map();
  }
};
