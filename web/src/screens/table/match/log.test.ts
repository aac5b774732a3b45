import { describe, expect, it } from 'vitest';
import type { Step } from '../../../link/tableLink';
import { linesOf, toldSteps } from './log';

const view = { viewer: 'spectator', toMove: [] } as const;
const STEPS: readonly Step[] = ['one', 'two', 'three'].map((type) => ({ event: { type }, before: view, after: view }));
const eventAt = (index: number): Step['event'] | null => STEPS[index]?.event ?? null;

describe('the log', () => {
  it('stops at the fact that is being shown', () => {
    expect(toldSteps(STEPS, eventAt(1))).toEqual(STEPS.slice(0, 2));
  });

  it('tells everything when nothing moves, or when what moves is not among the facts', () => {
    expect(toldSteps(STEPS, null)).toEqual(STEPS);
    expect(toldSteps(STEPS, { type: 'two' })).toEqual(STEPS);
  });

  it('has as many lines as the board tells, in order', () => {
    const tell = ({ event }: Step) => (event.type === 'two' ? [] : [{ text: event.type, rule: 'X1' }]);
    expect(linesOf(tell, STEPS, []).map(({ text }) => text)).toEqual(['one', 'three']);
  });
});
