import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

const install = () => {
  console.log('Installing boardgame.io into bench/boardgame-io: it is no part of the repository’s own set-up.');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: fileURLToPath(PROJECT),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('boardgame.io could not be installed; without it there is nothing to compare with');
};

/**
 * The other side, installed when it is not there yet.
 * @returns {Promise<BoardgameIo>}
 */
export const loadBoardgameIo = async () => {
  if (!existsSync(new URL('node_modules/boardgame.io/package.json', PROJECT))) install();
  // Outside production boardgame.io checks every state for being serialisable: it is measured at its best.
  process.env['NODE_ENV'] = 'production';
  return /** @type {BoardgameIo} */ (await import(new URL('play.mjs', PROJECT).href));
};
