import type { Viewer } from '@miaou/kit';
import { has } from './cellSet.js';
import { MOST_STEPS } from './layout.js';
import { CAT, type MatchState } from './matchState.js';
import { FIRST_HOLE, OFF_BOARD } from './squares.js';
import { unseen } from './tileMaps.js';
import { actorOf } from './turns.js';
import { type ChopOptions, MICE, PHASES, TILE_KINDS } from './types.js';

/**
 * What a viewer may know, as numbers. Squares are those of the layout in reading order.
 *
 * | numbers      | meaning                                                                     |
 * |--------------|-----------------------------------------------------------------------------|
 * | squares      | 1 where a tile lies face down                                               |
 * | squares      | 1 where a cheese lies face up                                               |
 * | squares      | 1 where the cat stands                                                      |
 * | 4 × squares  | 1 where mouse 0, 1, 2, 3 stands                                             |
 * | 4 × 4        | 1 where mouse 0, 1, 2, 3 sits in hole N, E, S, W                            |
 * | 4            | 1 for each mouse that ever left its start                                   |
 * | 4            | 1 for each mouse still in play                                              |
 * | 5            | 1 at the piece the turn is bound to: mouse 0, 1, 2, 3, cat                  |
 * | 6            | 1 at the phase: start, move, jump, fork, roll, over                         |
 * | 7            | the tiles of each kind still face down, as a share of those in the game     |
 * | 1            | steps to walk, as a share of six                                            |
 * | 1            | rolls still to be made, as a share of two                                   |
 * | 1            | cheese won, as a share of all                                               |
 * | 1            | 1 once a mouse came home with all the cheese                                |
 * | 1            | the running round, as a share of the last                                   |
 * | 3            | 1 if the viewer is the cat, 1 if a mouse player, 1 if the viewer is to move |
 * | 1            | 1 if the other side will roll twice                                         |
 */
export const observationSize = ({ layout: { columns, rows } }: ChopOptions): number => 7 * columns * rows + 51;

export const observe = (match: MatchState, viewer: Viewer, into: Float32Array): void => {
  const { setup, mice, phase } = match;
  const { squares } = setup;
  const { cat, maxRounds, layout } = setup.options;
  const hidden = unseen(match);
  let next = 0;
  const put = (value: number | boolean): void => {
    into[next++] = Number(value);
  };
  for (const set of [match.faceDown, match.cheese]) for (const cell of squares) put(has(set, cell));
  for (const at of [match.cat, ...mice]) for (const cell of squares) put(cell === at);
  for (const cell of mice) for (const hole of MICE) put(cell === FIRST_HOLE + hole);
  for (const mouse of MICE) put((match.started >> mouse) & 1);
  for (const cell of mice) put(cell !== OFF_BOARD);
  for (const piece of [...MICE, CAT]) put(piece === match.piece);
  for (const name of PHASES) put(name === phase);
  for (const kind of TILE_KINDS) put(hidden[kind] / Math.max(1, layout.tiles[kind]));
  put(phase === 'move' ? match.steps / MOST_STEPS : 0);
  put(match.rollsLeft / 2);
  put(match.won / setup.cheeses);
  put(match.broughtHome);
  put(Math.min(match.rounds + 1, maxRounds) / maxRounds);
  put(viewer === cat);
  put(viewer !== cat && viewer !== 'spectator');
  put(viewer === actorOf(match) && phase !== 'over');
  put(match.nextRolls - 1);
};
