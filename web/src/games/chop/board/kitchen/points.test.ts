import { seat } from '@miaou/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Points } from './points.svelte';

const shown = ({ marks }: Points): string[] => marks.map(({ seat: by, at }) => `${by} ${at}`);

describe('what mouse players point at', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[CP1] what mouse players point at is shown for four seconds, the newest of each player', () => {
    const points = new Points();
    points.show(seat(0), 'c4');
    vi.advanceTimersByTime(3_000);
    points.show(seat(2), 'N');
    points.show(seat(0), 'a1');
    expect(shown(points)).toEqual(['2 N', '0 a1']);
    vi.advanceTimersByTime(1_000);
    expect(shown(points)).toEqual(['2 N', '0 a1']);
    vi.advanceTimersByTime(3_000);
    expect(shown(points)).toEqual([]);
  });
});
