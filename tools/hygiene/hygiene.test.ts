import { describe, expect, it } from 'vitest';
import { faultsIn } from './bannedPatterns.mjs';

// Spelt in two halves, or this file would itself be at fault.
const PLANTED = [
  ['a.md', 'see ', '/wo', 'rk/main'],
  ['a.ts', "const log = '", '/tm', "p/log';"],
  ['a.json', '"path": "', '/ho', 'me/me/x"'],
  ['package-lock.json', '      "resolved": "https:', '//registry', '.example/a.tgz"'],
  ['bench/a/package-lock.json', '"resolved": "git+ssh:', '//host', '/a"'],
  ['.npmrc', 'regis', 'try', '=x'],
  ['a.ts', '// TO', 'DO', ' later'],
  ['a.md', 'FIX', 'ME', ''],
  ['a.test.ts', 'it.on', 'ly', "('x', () => {});"],
  ['a.test.ts', 'describe.sk', 'ip', "('x', () => {});"],
  ['a.test.ts', 'it.sk', 'ipIf', "(true)('x', () => {});"],
  ['a.test.ts', 'x', 'it', "('x', () => {});"],
  ['a.test.ts', "it('", 'is', " refused', () => {});"],
  ['a.spec.ts', "test('[FS1] ", 'has', " a seat', () => {});"],
] as const;

const CLEAN = [
  ['a.md', ['games/felix/src/dogs.ts and https://host.example', 'work', 'at'].join('/')],
  ['package-lock.json', '      "resolved": "games/felix",'],
  ['.npmrc', 'engine-strict=true'],
  ['a.test.ts', "it('who is away is told', () => {});"],
  ['a.ts', 'stream.skipped(1); const exit = (code: number) => code;'],
] as const;

describe('hygiene', () => {
  it.each(PLANTED)('the hygiene check refuses in %s: %s%s%s', (file, ...parts) => {
    expect(faultsIn(file, `first line\n${parts.join('')}\n`)).toEqual([expect.stringMatching(`^${file}:2: `)]);
  });

  it.each(CLEAN)('the hygiene check accepts in %s: %s', (file, line) => {
    expect(faultsIn(file, line)).toEqual([]);
  });
});
