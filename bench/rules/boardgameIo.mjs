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
 * The exports of bench/boardgame-io/play.mjs, declared here because that project may not be installed when types are checked.
 * @typedef {object} BoardgameIo
 * @property {(deal: object) => State} start
 * @property {(state: State, seat: number, type: string, args: readonly unknown[]) => State} play
 * @property {(state: State, random: (bound: number) => number) => State} playRandomly
 * @property {(state: State) => readonly { move: string, args: readonly unknown[] }[]} movesOf
 * @property {(state: State) => object | undefined} outcomeOf
 */

const PROJECT = new URL('../boardgame-io/', import.meta.url);

/**
 * Loads the implementation on boardgame.io, installing it if needed.
 * @returns {Promise<BoardgameIo>}
 */
export const loadBoardgameIo = async () => {
  installProject(PROJECT, 'boardgame.io');
  // Outside production mode boardgame.io checks that every state is serialisable, which would slow it down.
  process.env['NODE_ENV'] = 'production';
  return /** @type {BoardgameIo} */ (await import(new URL('play.mjs', PROJECT).href));
};
