const LONGEST_OUTPUT = 6_000;

/**
 * The neutral files that an output names: those that a new game, contrary to the promise, seems to need changed.
 * @param {string} output
 * @param {readonly string[]} files of the repository without the template game
 */
const filesNamedIn = (output, files) => files.filter((file) => output.includes(file));

/**
 * What is reported when a part fails with the template game in place.
 * @param {string} part
 * @param {string} output
 * @param {readonly string[]} files of the repository without the template game
 * @returns {string[]}
 */
export const failureOf = (part, output, files) => {
  const named = filesNamedIn(output, files);
  const suspects = named.length === 0 ? 'its output names no neutral file' : `its output names ${named.join(', ')}`;
  return [
    output.trim().slice(-LONGEST_OUTPUT),
    `a new game must touch no neutral file but games/games.json; with the template game in place, "${part}" fails: ${suspects}`,
  ];
};
