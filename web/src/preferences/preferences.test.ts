import { describe, expect, it } from 'vitest';
import { parsePreferences } from './preferences';

const UNTOUCHED = parsePreferences(null);

describe('stored preferences', () => {
  it.each(['', 'not json', 'null', '[]', '7', '{"theme":"pink","volume":2,"sound":"yes","speed":null}'])(
    'that cannot be used are the defaults: %s',
    (text) => {
      expect(parsePreferences(text)).toEqual(UNTOUCHED);
    },
  );

  it('keep what is right beside what is strange', () => {
    const text = '{"theme":"dark","sound":false,"volume":0,"motion":"none","speed":"fast","extra":1}';
    expect(parsePreferences(text)).toEqual({ ...UNTOUCHED, theme: 'dark', sound: false, volume: 0, speed: 'fast' });
  });

  it('are read back as they were written', () => {
    const changed = { ...UNTOUCHED, theme: 'light', motion: 'less', notifications: true } as const;
    expect(parsePreferences(JSON.stringify(changed))).toEqual(changed);
  });
});
