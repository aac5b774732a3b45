import type { Command } from '@miaou/table';

const PRIME = 0x01000193;
/** Two beginnings and two ways to mix give two numbers that have nothing to do with each other. */
const FIRST = 0x811c9dc5;
const SECOND = 0x9e3779b9;

/**
 * A retry must carry the same command; sixty-four bits tell any two apart that somebody sends by mistake. Whoever looks for two that
 * agree deceives only themselves, so it need not withstand an attack and can be quick.
 */
export const digestOf = (command: Command): string => {
  const text = JSON.stringify(command);
  let first = FIRST;
  let second = SECOND;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, PRIME);
    second = Math.imul((second << 5) ^ (second >>> 27) ^ unit, SECOND);
  }
  return `${first >>> 0}.${second >>> 0}`;
};
