import { at } from '@miaou/kit';
import { CRUMBS, type Crumbs, type CrumbsMove } from './types.js';

/** A move as a number: n takes n crumbs. */
export type Action = Crumbs;

export const ACTION_LIMIT = CRUMBS.length;

const MOVES: readonly CrumbsMove[] = CRUMBS.map((crumbs) => Object.freeze({ type: 'take', crumbs }));

/** The move is shared and frozen: asking for it costs nothing. */
export const moveOf = (action: number): CrumbsMove => at(MOVES, action);

export const actionOf = ({ crumbs }: CrumbsMove): Action => crumbs;
