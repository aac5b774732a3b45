import { type CrumbsEvent, crumbs } from '@miaou/crumbs';
import { seat } from '@miaou/kit';
import { expect, it } from 'vitest';
import { logLines } from './matchLog';
import words from './texts/en';

const view = crumbs.start({ seats: 2, rounds: 3 }, { plates: [2, 3, 4] }).view('spectator');
const NAMES = ['You', 'Ida'];

it.each<[CrumbsEvent, readonly string[]]>([
  [{ type: 'decided', seat: seat(1) }, ['MR1 Ida has decided']],
  [{ type: 'crumbsShown', taken: [3, 1], eaten: [0, 1] }, ['MR4 You: took 3, ate 0', 'MR3 Ida: took 1, ate 1']],
  [{ type: 'plateServed', plate: 4 }, ['MS3 A plate with 4 crumbs']],
  [{ type: 'matchEnded', result: { eaten: [4, 2], winners: [seat(0)] } }, ['ME1 Won: You']],
])('the log tells %j with the rule behind it', (event, lines) => {
  const told = logLines({ event, before: view, after: view }, NAMES, words);
  expect(told.map(({ rule, text }) => `${rule} ${text}`)).toEqual(lines);
});
