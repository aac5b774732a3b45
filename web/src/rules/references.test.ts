import { expect, test } from 'vitest';
import { piecesOf } from './references';

test.each([
  ['no reference', [{ text: 'no reference' }]],
  ['see FB1', [{ text: 'see ' }, { rule: 'FB1' }]],
  ['按CM10走', [{ text: '按' }, { rule: 'CM10' }, { text: '走' }]],
  ['FD4, FD5', [{ rule: 'FD4' }, { text: ', ' }, { rule: 'FD5' }]],
  ['see XA1', [{ text: 'see ' }, { rule: 'XA1' }]],
  ['the XFB1 is none', [{ text: 'the XFB1 is none' }]],
])('"%s" is cut at the rules it names', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});
