import { type Parsed, parseChoice, parseInteger, parseObject } from '@miaou/kit';
import { CRUMBS, type Crumbs, type CrumbsMove } from './types.js';

/** Reads a move as a record writes it. */
export const parseMove = (raw: unknown): Parsed<CrumbsMove> =>
  parseObject<CrumbsMove>('move', raw, {
    type: (field, type) => parseChoice(field, type, ['take']),
    crumbs: (field, crumbs) => parseInteger(field, crumbs, 0, CRUMBS.length - 1) as Parsed<Crumbs>,
  });
