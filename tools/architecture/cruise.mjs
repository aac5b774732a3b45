import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { FORBIDDEN } from './rules.mjs';

/** Where the modules live that the rules speak of. */
export const FOLDERS = ['games', 'bots', 'arena', 'table', 'host', 'protocol', 'client', 'server', 'cli', 'web'].filter(
  (folder) => existsSync(folder),
);

/** Code as opposed to what is built from it. */
export const CODE = /\.(?:ts|mjs|svelte)$/;

const isOurs = (/** @type {string} */ path) =>
  CODE.test(path) && FOLDERS.some((folder) => path.startsWith(`${folder}/`));

/**
 * The violations among the modules of a checkout, with the reason of the rule, and how many modules were looked at.
 * @param {string} root
 * @param {readonly string[]} [folders] and what their modules import
 */
export const violationsOf = async (root, folders = FOLDERS) => {
  const { output } = await cruise(
    [...folders],
    {
      // A relative folder would leave every package unresolved.
      baseDir: resolve(root),
      parser: 'swc',
      validate: true,
      ruleSet: { forbidden: FORBIDDEN },
      tsPreCompilationDeps: true,
      exclude: { path: String.raw`(^|/)(dist|\.svelte-check)/` },
      doNotFollow: { path: 'node_modules' },
    },
    {
      extensions: ['.ts', '.mjs', '.js', '.json', '.svelte'],
      extensionAlias: { '.js': ['.ts', '.js'] },
      conditionNames: ['miaou-source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  );
  if (typeof output === 'string') throw new TypeError('the cruiser gave text in place of its findings');
  const reasons = new Map(FORBIDDEN.map(({ name, comment }) => [name, comment]));
  return {
    modules: output.modules.filter(({ source }) => isOurs(source)).length,
    violations: output.summary.violations.map(
      ({ from, to, rule }) => `${from} → ${to}: ${rule.name}: ${reasons.get(rule.name) ?? ''}`,
    ),
  };
};
