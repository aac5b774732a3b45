import { describe, expect, it } from 'vitest';
import { parsePreferences } from './preferences';

const UNTOUCHED = parsePreferences(null);

describe('stored preferences', () => {
  it.each([
    '',
    'not json',
    'null',
    '[]',
    '7',
    '{"theme":"pink","volume":2,"sound":"yes","speed":null,"replaySpeed":3,"rollsForMe":1}',
  ])('preferences that cannot be used are the defaults: %s', (text) => {
    expect(parsePreferences(text)).toEqual(UNTOUCHED);
  });

  it('valid preferences are kept beside invalid ones', () => {
    const text = '{"theme":"dark","sound":false,"volume":0,"motion":"none","speed":"fast","extra":1}';
    expect(parsePreferences(text)).toEqual({ ...UNTOUCHED, theme: 'dark', sound: false, volume: 0, speed: 'fast' });
  });

  it('preferences are read back as they were written', () => {
    const changed = {
      ...UNTOUCHED,
      theme: 'light',
      motion: 'less',
      replaySpeed: 4,
      rollsForMe: true,
      sharesNames: false,
      notifications: true,
    } as const;
    expect(parsePreferences(JSON.stringify(changed))).toEqual(changed);
  });
});
