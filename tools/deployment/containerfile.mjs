/**
 * One step of a Containerfile, such as RUN with its words.
 * @typedef {{ readonly name: string, readonly words: string }} Instruction
 */

/**
 * The steps of a Containerfile, in order.
 * @param {string} text
 * @returns {Instruction[]}
 */
export const instructionsOf = (text) =>
  text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...words] = line.split(' ');
      if (!/^[A-Z]+$/.test(name)) throw new Error(`this is no step of a Containerfile: ${line}`);
      return { name, words: words.join(' ') };
    });
