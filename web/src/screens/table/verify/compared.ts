import { type Game, isJsonObject, seatOptionsOf } from '@miaou/kit';
import type { RecordWithSeating } from '@miaou/table';
import type { Finding } from './finding';

/** What stands in a record, and what should stand there, as people read it. */
interface Compared {
  readonly found: string;
  readonly expected: string;
}

interface Context {
  readonly game: Game;
  readonly record: RecordWithSeating;
  readonly nameOf: (seat: number) => string;
}

const textOf = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

const faceOf = (move: object | undefined): string => textOf(move !== undefined && 'value' in move ? move.value : '');

const winnersOf = (result: unknown, { nameOf }: Context): string => {
  const winners = isJsonObject(result) ? result['winners'] : [];
  return Array.isArray(winners) ? winners.map((seat) => nameOf(Number(seat))).join(', ') : '';
};

/** Who has the parts that seats play by the options. */
const partsIn = (options: object, { game, nameOf }: Context): string =>
  seatOptionsOf(game)
    .map((part) => nameOf(Number((options as { readonly [option: string]: unknown })[part])))
    .join(', ');

const textsOf = (finding: Extract<Finding, { kind: 'wrong' }>, context: Context): Compared | undefined => {
  const { thing, found, expected, due, move = 0 } = finding;
  if (found !== undefined && expected !== undefined) return { found, expected };
  if (due === undefined) return undefined;
  const { options, moves, result } = context.record;
  switch (thing) {
    case 'roll':
      return { found: faceOf(moves[move - 1]), expected: faceOf(due) };
    case 'part':
      return { found: partsIn(options, context), expected: partsIn(due, context) };
    case 'result':
      return { found: winnersOf(result, context), expected: winnersOf(due, context) };
    default:
      // The deal stands beside what it should be card by card.
      return undefined;
  }
};

/** The two that stand side by side where something does not match; nothing where they would read alike. */
export const comparedIn = (finding: Extract<Finding, { kind: 'wrong' }>, context: Context): Compared | undefined => {
  const texts = textsOf(finding, context);
  return texts === undefined || texts.found === texts.expected ? undefined : texts;
};
