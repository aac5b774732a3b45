import { chop } from '@miaou/chop';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PANTRY } from '../games/chop/board/testing/layouts';
import { keepDocument, readDocumentText, recallDocument } from './ownDocument';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

const read = (text: string) => readDocumentText(chop, 'layout', text);

describe('a document of the visitor’s own', () => {
  it('a document of the visitor’s own is taken as it stands where the rules can play it', () => {
    expect(read(JSON.stringify(PANTRY))).toEqual({ ok: true, value: PANTRY });
  });

  it.each([
    ['no JSON', '{', { code: 'not-json' }],
    ['another thing', '[1]', { code: 'wrong-field', field: 'layout' }],
    ['a misspelt part', JSON.stringify({ ...PANTRY, colums: 3 }), { code: 'unknown-field' }],
    [
      'too many tiles',
      JSON.stringify({ ...PANTRY, tiles: { ...PANTRY.tiles, cheese: 40 } }),
      { field: 'layout.tiles' },
    ],
    ['a missing part', JSON.stringify({ ...PANTRY, dice: undefined }), { code: 'missing-field', field: 'layout.dice' }],
  ])('is refused by its part: %s', (_, text, refusal) => {
    expect(read(text)).toMatchObject({ ok: false, error: refusal });
  });

  it('a document of the visitor’s own is remembered on the device', () => {
    expect(recallDocument(chop, 'layout')).toBeUndefined();
    keepDocument(chop, 'layout', { ...PANTRY });
    expect(recallDocument(chop, 'layout')).toEqual(PANTRY);
  });

  it('a document of the visitor’s own is forgotten where the rules do not take it any more', () => {
    keepDocument(chop, 'layout', { columns: 99 });
    expect(recallDocument(chop, 'layout')).toBeUndefined();
  });
});
