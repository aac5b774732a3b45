import { describe, expect, it } from 'vitest';
import { knownSources } from './read.mjs';
import { numbersIn, rowsOf, sourceFaults } from './sources.mjs';

const KNOWN = knownSources();

describe('the page of sources', () => {
  it('the page of sources names every line of every rulebook and every rule', () => {
    expect(sourceFaults(KNOWN)).toEqual([]);
  });

  it('a line that lost its row is reported', () => {
    const page = KNOWN.page.replace('001:90', '001:91');
    expect(sourceFaults({ ...KNOWN, page })).toEqual(['line 001:90 of a rulebook stands in no row']);
  });

  it('a rule that stands nowhere and one that does not exist are reported', () => {
    const page = KNOWN.page.replaceAll('CE4', 'CE9');
    expect(sourceFaults({ ...KNOWN, page })).toEqual([
      'CE4 stands nowhere: say which sentence it comes from, or that it is ours',
      'CE9 is no rule',
    ]);
  });

  it('a test that cites none of the rules is reported, and one that does not exist', () => {
    const row = (tests: string): string => `\n| 000:13 | Something | FS1 | ${tests} |\n`;
    expect(sourceFaults({ ...KNOWN, page: KNOWN.page + row('dogs.test.ts') })).toEqual([
      'the row of 000:13 has FS1, which none of its tests cites',
    ]);
    expect(sourceFaults({ ...KNOWN, page: KNOWN.page + row('cats.test.ts') })).toEqual([
      'the row of 000:13 names cats.test.ts, which is no test',
      'the row of 000:13 has FS1, which none of its tests cites',
    ]);
  });

  it('ranges are read line by line', () => {
    expect(numbersIn('3, 5-7')).toEqual([3, 5, 6, 7]);
    const [row] = rowsOf('| 000:3, 001:5-6 | What | FS1, FS2 | setup.test.ts |');
    expect(row).toEqual({ lines: ['000:3', '001:5', '001:6'], rules: ['FS1', 'FS2'], tests: ['setup.test.ts'] });
  });
});
