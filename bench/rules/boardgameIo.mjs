import { installProject } from '../project.mjs';

/** @typedef {{ mice: number, hand: string[], laid: string | null, won: string[] }} Player */

/**
 * A boardgame.io match. `G` and `ctx` are that library's names for the state of the game and of its flow.
 * @typedef {object} State
 * @property {{ round: number, first: number, bank: number, mouseCards: number[], row: string[], bids: number[], passed: boolean[],
 *   players: { readonly [seat: number]: Player } }} G
 * @property {{ phase: 'laying' | 'auction' | null, currentPlayer: string, activePlayers: object | null, gameover?: object }} ctx
 */

/**
 * The door of bench/boardgame-io/play.mjs. It stands here because that project may not be installed when this one is checked.
 * @typedef {object} BoardgameIo
 * @property {(deal: object) => State} start
 * @property {(state: State, seat: number, type: string, args: readonly unknown[]) => State} play
 * @property {(state: State, random: (bound: number) => number) => State} playRandomly
 * @property {(state: State) => readonly { move: string, args: readonly unknown[] }[]} movesOf
 * @property {(state: State) => object | undefined} outcomeOf
 */

const PROJECT = new URL('../boardgame-io/', import.meta.url);

/**
 * The other side, installed when it is not there yet.
 * @returns {Promise<BoardgameIo>}
 */
export const loadBoardgameIo = async () => {
  installProject(PROJECT, 'boardgame.io');
  // Outside production boardgame.io checks every state for being serialisable: it is measured at its best.
  process.env['NODE_ENV'] = 'production';
  return /** @type {BoardgameIo} */ (await import(new URL('play.mjs', PROJECT).href));
};
