import { type Game, type JsonObject, type Proof, type Verification, verifyRecord } from '@miaou/kit';
import type { RecordWithSeating, Seals } from '@miaou/table';
import type { VerifyWords } from './texts/words';

/** What checking a record came to. */
export type Finding =
  | { readonly kind: 'same'; readonly proof: Proof }
  | { readonly kind: 'unsealed' }
  /** The first thing that does not match. */
  | {
      readonly kind: 'wrong';
      readonly thing: keyof VerifyWords['wrong'];
      readonly seat?: number;
      /** Counted from 1, as people do. */
      readonly move?: number;
      /** Two seals. */
      readonly found?: string;
      readonly expected?: string;
      /** What should stand there: the options, the deal, a move or the result. */
      readonly due?: object;
    };

const THINGS: { readonly [code: string]: keyof VerifyWords['wrong'] } = {
  'wrong-secret': 'secret',
  'wrong-share': 'share',
  'wrong-part': 'part',
  'wrong-deal': 'deal',
  'wrong-roll': 'roll',
  'wrong-result': 'result',
};

const textOf = (fact: unknown): string | undefined => (typeof fact === 'string' ? fact : undefined);

const wrongBy = ({ error, move, due }: Extract<Verification, { kind: 'wrong' }>): Finding => {
  const { code, seat, found, expected } = error;
  const thing = THINGS[code] ?? (move === undefined ? 'record' : 'move');
  return {
    kind: 'wrong',
    thing,
    ...(typeof seat === 'number' ? { seat } : {}),
    ...(move === undefined ? {} : { move: move + 1 }),
    ...(thing === 'secret' || thing === 'share'
      ? { found: textOf(found) ?? '', expected: textOf(expected) ?? '' }
      : {}),
    ...(due === undefined ? {} : { due }),
  };
};

/** Seals that this device saw before the deal, and that the record does not have. */
const otherSeal = ({ seal, shares }: Proof, noted: Seals): Finding | undefined => {
  if (noted.house !== seal) return { kind: 'wrong', thing: 'seen', found: seal, expected: noted.house };
  for (const [seat, given] of shares.entries()) {
    const found = 'seal' in given ? given.seal : '';
    const expected = noted.seats[seat] ?? '';
    if (found !== expected) return { kind: 'wrong', thing: 'seen', seat, found, expected };
  }
  return undefined;
};

/** Computes a match again. `noted` are the seals that this device saw, if it was there. */
export const findingOf = (game: Game, record: RecordWithSeating, noted: Seals | undefined): Finding => {
  const verdict = verifyRecord(game, record as unknown as JsonObject);
  if (verdict.kind === 'wrong') return wrongBy(verdict);
  if (verdict.kind === 'unproved') {
    const isLost = noted !== undefined;
    return isLost ? { kind: 'wrong', thing: 'seen', found: '', expected: noted.house } : { kind: 'unsealed' };
  }
  const { proof } = verdict;
  return (noted === undefined ? undefined : otherSeal(proof, noted)) ?? { kind: 'same', proof };
};

/** How the text of a finding begins: what is wrong, in the reader's words. */
export const wrongSentence = (
  words: VerifyWords['wrong'],
  { thing, seat, move }: Extract<Finding, { kind: 'wrong' }>,
  nameOf: (seat: number) => string,
): string => {
  switch (thing) {
    case 'share':
      return words.share(nameOf(seat ?? 0));
    case 'roll':
      return words.roll(move ?? 0);
    case 'move':
      return words.move(move ?? 0);
    default:
      return words[thing];
  }
};
