import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles } from './repositoryFiles.mjs';
import { isSized, sizeVariables, testDepth } from './testSizes.mjs';
import { DEEP_STEPS } from './testSteps.mjs';

it('tests are quick unless the deep ones are asked for', () => {
  expect(testDepth({})).toBe('quick');
  expect(testDepth({ TEST_DEPTH: 'deep' })).toBe('deep');
});

it('a depth that does not exist is refused', () => {
  expect(() => testDepth({ TEST_DEPTH: 'shallow' })).toThrow('expected quick or deep');
});

it('every check is run by the quick tests, too, and none is larger there', () => {
  const quick = Object.entries(sizeVariables({}));
  const deep = sizeVariables({ TEST_DEPTH: 'deep' });
  expect(quick.filter(([, size]) => !(Number(size) >= 1))).toEqual([]);
  expect(quick.filter(([name, size]) => Number(size) > Number(deep[name]))).toEqual([]);
});

it('a test that reads a size or the depth is run again by the deep list', () => {
  expect(isSized("const KILLS = Number(process.env['MIAOU_KILLS']);")).toBe(true);
  expect(isSized("if (testDepth() === 'deep')")).toBe(true);
  expect(isSized("process.env['MIAOU_SEED']")).toBe(false);
});

it('a test in a browser that reads a size or the depth is played again by a deep step', () => {
  const played = new Set(DEEP_STEPS.flatMap(({ commands }) => commands.flat()));
  const sized = repositoryFiles('web/e2e').filter(
    (file) => file.endsWith('.spec.ts') && isSized(readFileSync(file, 'utf8')),
  );
  expect(sized.length).toBeGreaterThan(0);
  expect(sized.filter((file) => !played.has(basename(file, '.ts')))).toEqual([]);
});

it('one size alone can be set', () => {
  expect(sizeVariables({ MIAOU_KILLS: '1000' })['MIAOU_KILLS']).toBe('1000');
});
