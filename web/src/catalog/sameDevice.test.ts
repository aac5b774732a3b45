import { describe, expect, it } from 'vitest';
import { namesIn } from './sameDevice';

describe('a shared device', () => {
  it('on a shared device every name gets a seat and bots get the rest', () => {
    expect(namesIn([' Ana', '', '  ', 'Ben '])).toEqual(['Ana', 'Ben']);
  });
});
