/**
 * What is wrong between the index of a game's rules, each of which has a test, and the rules that the page tells.
 * @param {string} game
 * @param {readonly string[]} index
 * @param {readonly string[]} told
 */
export const ruleTextFaults = (game, index, told) => [
  ...index.filter((id) => !told.includes(id)).map((id) => `${game}: ${id} is a rule, but the page does not tell it`),
  ...told.filter((id) => !index.includes(id)).map((id) => `${game}: the page tells ${id}, which is no rule`),
];
