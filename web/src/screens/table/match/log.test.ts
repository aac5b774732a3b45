import type { Transition } from '@miaou/client';
import { describe, expect, it } from 'vitest';
import { linesOf } from './log';

const view = { viewer: 'spectator', toMove: [] } as const;
const STEPS: readonly Transition[] = ['one', 'two', 'three'].map((type) => ({
  event: { type },
  before: view,
  after: view,
}));

describe('the log', () => {
  it('the log has the lines of the board in order', () => {
    const logLines = ({ event }: Transition) => (event.type === 'two' ? [] : [{ text: event.type, rule: 'X1' }]);
    expect(linesOf({ logLines }, STEPS, []).map(({ text }) => text)).toEqual(['one', 'three']);
  });
});
