import { accepted, type Chance, type Parsed, parseFields, refused, shuffled, wrongField } from '@miaou/kit';
import type { CrumbsDeal, CrumbsOptions } from './types.js';

/** Every plate there is, the smallest first (MS3). */
export const platesFor = (seats: number): readonly number[] =>
  Array.from({ length: 2 * seats + 1 }, (_, more) => seats + more);

export const deal = ({ seats, rounds }: CrumbsOptions, chance: Chance): CrumbsDeal => ({
  plates: shuffled(platesFor(seats), chance).slice(0, rounds),
});

/** Reads a deal as a record writes it. */
export const parseDeal = (raw: unknown, { seats, rounds }: CrumbsOptions): Parsed<CrumbsDeal> => {
  const fields = parseFields('deal', raw, ['plates']);
  if (!fields.ok) return fields;
  const plates = fields.value['plates'];
  const known = platesFor(seats);
  const isDealt =
    Array.isArray(plates) &&
    plates.length === rounds &&
    new Set(plates).size === rounds &&
    plates.every((plate) => known.includes(plate as number));
  return isDealt
    ? accepted({ plates: plates as number[] })
    : refused(wrongField('plates', plates, `${rounds} different numbers from ${seats} to ${3 * seats}`));
};
