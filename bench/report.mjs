import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { allMet, table } from './table.mjs';

const PAGE = new URL('../docs/benchmarks.md', import.meta.url);

const machine = () => {
  const cores = cpus();
  return `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
};

/**
 * @param {string} page
 * @param {string} name
 * @param {string} text
 */
const withSection = (page, name, text) => {
  const begin = `<!-- bench:${name} -->`;
  const end = `<!-- /bench:${name} -->`;
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no section marked ${begin} … ${end}`);
  return `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`;
};

/**
 * Prints the table of a benchmark, writes it into docs/benchmarks.md, and fails the command if a bar was missed.
 * @param {string} name
 * @param {readonly import('./table.mjs').Figure[]} figures
 */
export const report = (name, figures) => {
  const date = new Date().toISOString().slice(0, 10);
  console.log(`\n${table(figures)}\n\n${machine()}`);
  writeFileSync(PAGE, withSection(readFileSync(PAGE, 'utf8'), name, `${table(figures)}\n\n${date}. ${machine()}.`));
  if (!allMet(figures)) {
    console.error('A bar was missed.');
    process.exitCode = 1;
  }
};
