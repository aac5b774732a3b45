import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { METRICS } from './metrics.js';
import { SETTINGS } from './settings.js';

const guide = readFileSync(new URL('../../docs/guides/operate.md', import.meta.url), 'utf8');

/** The rows of the table under some heading, cell by cell and without the marks of code. */
const rowsUnder = (first: string): string[][] => {
  const lines = guide.split('\n');
  const begin = lines.findIndex((line) => line.startsWith(`| ${first} `));
  const rows = lines.slice(begin + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((row) => row.split(' | ').map((cell) => cell.replaceAll(/^\| |\|$|`/g, '').trim()));
};

describe('the guide for operators', () => {
  it('the operators’ guide lists every setting with its flag, variable and default', () => {
    const listed = rowsUnder('Flag').map(([flag, variable, fallback]) => [flag, variable, fallback]);
    expect(listed).toEqual(Object.values(SETTINGS).map(({ flag, variable, fallback }) => [flag, variable, fallback]));
  });

  it('the operators’ guide lists every metric with what it says', () => {
    expect(rowsUnder('Metric').map(([name, help]) => [name, help])).toEqual(METRICS);
  });
});
