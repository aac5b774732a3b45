/** @typedef {{ readonly code: string, readonly output: string }} Example */

/**
 * The example of a README: its first block of TypeScript, and the block of text after it, which is what the example prints.
 * @param {string} readme
 * @returns {Example}
 */
export const exampleOf = (readme) => {
  const code = /```ts\n(.*?)```/s.exec(readme);
  if (code?.[1] === undefined) throw new Error('the README has no block of TypeScript');
  const rest = readme.slice(code.index + code[0].length);
  const output = /^\s*[^`]*```text\n(.*?)```/s.exec(rest);
  if (output?.[1] === undefined)
    throw new Error('the README does not show, in a block of text, what its example prints');
  return { code: code[1], output: output[1] };
};
