import { describe, expect, it } from 'vitest';
import { namesIn } from './sameDevice';

describe('a shared device', () => {
  it('seats everybody who has a name and leaves the rest to bots', () => {
    expect(namesIn([' Ana', '', '  ', 'Ben '])).toEqual(['Ana', 'Ben']);
  });
});
