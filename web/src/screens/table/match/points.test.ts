import type { PersonId, Snapshot } from '@miaou/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Points } from './points.svelte';

const [ana, ben] = ['ana', 'ben'] as PersonId[] as [PersonId, PersonId];
const snapshot = { seats: [{ person: ana, name: 'Ana' }, { bot: 'ida' }, { person: ben, name: 'Ben' }] };

const start = (): Points => new Points(() => snapshot as unknown as Snapshot);
const shown = ({ marks }: Points): string[] => marks.map(({ seat, at }) => `${seat} ${at}`);

describe('what others point at', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is shown for four seconds, the newest of each player', () => {
    const points = start();
    points.show(ana, 'c4');
    vi.advanceTimersByTime(3_000);
    points.show(ben, 'N');
    points.show(ana, 'a1');
    expect(shown(points)).toEqual(['2 N', '0 a1']);
    vi.advanceTimersByTime(1_000);
    expect(shown(points)).toEqual(['2 N', '0 a1']);
    vi.advanceTimersByTime(3_000);
    expect(shown(points)).toEqual([]);
  });

  it('by somebody who has no seat is not shown', () => {
    const points = start();
    points.show('nobody' as PersonId, 'c4');
    expect(points.marks).toEqual([]);
  });
});
