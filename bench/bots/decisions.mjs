import { botNamed } from '@miaou/bots';
import { gameById } from '@miaou/games';
import { chanceMove, SeededChance } from '@miaou/kit';

/** @typedef {import('@miaou/kit').GameTypes} GameTypes */
/** @typedef {{ game: string, seat: number, view: GameTypes['view'], legalMoves: readonly GameTypes['move'][] }} Decision */

/**
 * @param {string} id
 * @param {number} seats
 * @param {string} seed
 */
const startMatch = (id, seats, seed) => {
  const game = gameById(id);
  const chance = new SeededChance(seed);
  const options = game?.parseOptions(game.drawOptions({ seats }, chance));
  if (game === undefined || options?.ok !== true) throw new Error(`${id} cannot be played with ${seats} seats`);
  return game.start(options.value, game.deal(options.value, chance));
};

/**
 * The decisions of one match of greedy bots.
 * @param {string} id
 * @param {number} seats
 * @param {string} seed
 * @returns {Promise<Decision[]>}
 */
export const decisionsOf = async (id, seats, seed) => {
  const position = startMatch(id, seats, seed);
  const chance = new SeededChance(`${seed} luck`);
  const bot = botNamed(id, 'greedy');
  if (bot === undefined) throw new Error(`no greedy bot for ${id}`);
  /** @type {Decision[]} */
  const decisions = [];
  while (position.toMove.length > 0) {
    const seat = position.actor;
    const rolled = chanceMove(position, chance);
    if (rolled !== undefined) {
      position.play(seat, rolled);
      continue;
    }
    const [view, legalMoves] = [position.view(seat), position.legalMoves(seat)];
    if (legalMoves.length > 1) decisions.push({ game: id, seat, view, legalMoves });
    const move = await bot.choose({ game: id, seat, view, legalMoves, chance, budget: {} });
    position.play(seat, move);
  }
  return decisions;
};
