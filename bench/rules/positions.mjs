import { randomAction, SeededChance } from '@miaou/kit';

/** @typedef {import('@miaou/kit').Game} Game */
/** @typedef {import('@miaou/kit').Position} Position */

const STARTS = 64;

/**
 * Parsed options with their defaults.
 * @param {Game} game
 * @param {import('@miaou/kit').JsonObject} raw
 * @param {import('@miaou/kit').Chance} chance
 */
const optionsOf = (game, raw, chance) => {
  const options = game.parseOptions(game.drawOptions(raw, chance));
  if (!options.ok) throw new Error(`options refused: ${JSON.stringify(options.error)}`);
  return options.value;
};

/**
 * Positions before the first move, each of another deal.
 * @param {Game} game
 * @param {import('@miaou/kit').JsonObject} raw the options
 * @returns {Position[]}
 */
export const makeStarts = (game, raw) => {
  const chance = new SeededChance('bench');
  return Array.from({ length: STARTS }, () => {
    const options = optionsOf(game, raw, chance);
    return game.start(options, game.deal(options, chance));
  });
};

/**
 * The number of actions of a random match from here.
 * @param {Position} start
 * @param {import('@miaou/kit').Chance} chance
 */
const lengthOf = (start, chance) => {
  const position = start.clone();
  let length = 0;
  for (; position.toMove.length > 0; length++) position.act(randomAction(position, chance));
  return length;
};

/**
 * A position halfway through a random match, whose length is known from playing the same seed before.
 * @param {Position} start
 * @param {number} index
 */
export const halfway = (start, index) => {
  const position = start.clone();
  const half = lengthOf(start, new SeededChance(index)) >> 1;
  const chance = new SeededChance(index);
  for (let played = 0; played < half; played++) position.act(randomAction(position, chance));
  return position;
};
