import { describe, expect, it } from 'vitest';
import { citationFaults, idsOfIndex, idsOfTest, isFromTable } from './citations.mjs';

const INDEX = `# Rules
Words that name FD9 are no rule.
- FD1 Two dogs leave.
- FD2 A big dog chases.
- not a rule
- CM10 A caught mouse is out.
- XA1 A game with other letters.
- Xa2 A word with a number.
`;

const inFelix = (name: string) => ({ name, file: 'games/felix/src/dogs.test.ts' });
const faults = (...names: string[]) =>
  citationFaults(['FD1', 'FD2'], names.map(inFelix), (file) => file.startsWith('games/felix/'));

describe('rule ids', () => {
  it('an index gives one id for each line that states a rule, whatever its letters', () => {
    expect(idsOfIndex(INDEX)).toEqual(['FD1', 'FD2', 'CM10', 'XA1']);
  });

  it.each([
    ['[FD4] the big dog takes −5', ['FD4']],
    ['dogs [FD4, FD5] > [FD7] one card', ['FD4', 'FD5', 'FD7']],
    ['[FD4][FD5] both', ['FD4', 'FD5']],
    ['[XA1] a game with other letters', ['XA1']],
    ['a row [11, −5] and FD4 without brackets', []],
  ])('the test name "%s" cites the ids %j', (name, ids) => {
    expect(idsOfTest(name)).toEqual(ids);
  });

  it.each([
    ['the card that leaves > %s', true],
    ['[$rule] $name', true],
    ['[FD4] the big dog takes %s', false],
    ['a test without a table', false],
  ])('the name "%s", as it is written, leaves its citations to a table: %s', (name, expected) => {
    expect(isFromTable(name)).toBe(expected);
  });

  it('nothing is reported when every rule is cited and every test cites one', () => {
    expect(faults('[FD1] a', 'dogs [FD2] > b')).toEqual([]);
  });

  it.each([
    ['a rule without a test', ['[FD1] a'], 'FD2 has no test that cites it'],
    ['a test citing what is no rule', ['[FD1] a', '[FD2] b', '[FD3] c'], 'cites FD3, which is no rule'],
    ['a test of a game citing nothing', ['[FD1] a', '[FD2] b', 'c'], '"c" cites no rule'],
  ])('%s is reported', (_, names, fault) => {
    expect(faults(...names)).toEqual([expect.stringContaining(fault)]);
  });

  it('a test outside the games may cite nothing', () => {
    const elsewhere = { name: 'every game ends', file: 'games/conformance/src/ends.test.ts' };
    expect(citationFaults([], [elsewhere], (file) => file.startsWith('games/felix/'))).toEqual([]);
  });

  it('an id that two rules share is reported', () => {
    expect(citationFaults(['FD1', 'FD1'], [inFelix('[FD1] a')], () => true)).toEqual(['FD1 is the id of two rules']);
  });
});
