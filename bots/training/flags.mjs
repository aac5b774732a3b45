import { parseArgs } from 'node:util';

/**
 * @typedef {import('../src/training/gameTraining.js').TrainingFlags} TrainingFlags
 */

/**
 * Reads flags, or prints the usage and exits.
 * @param {{ command: string, does: string, flags: TrainingFlags, required?: readonly string[] }} usage
 * @returns {Readonly<Record<string, string>>}
 */
export const readFlags = ({ command, does, flags, required = [] }) => {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { default: value }]) => [
      name,
      value === ''
        ? { type: /** @type {const} */ ('string') }
        : { type: /** @type {const} */ ('string'), default: value },
    ]),
  );
  const parsed = parseArgs({ options: { ...options, help: { type: 'boolean' } } });
  const values = /** @type {Record<string, string | boolean | undefined>} */ (parsed.values);
  if (values['help'] === true || required.some((name) => values[name] === undefined)) {
    const lines = Object.entries(flags).map(
      ([name, flag]) => `  --${name.padEnd(12)} ${flag.does}${flag.default === '' ? '' : ` (${flag.default})`}`,
    );
    console.log([does, '', `  ${command} -- [flags]`, '', ...lines].join('\n'));
    process.exit(values['help'] === true ? 0 : 2);
  }
  return /** @type {Record<string, string>} */ (values);
};
