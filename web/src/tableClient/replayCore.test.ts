import type { Transition } from '@miaou/client';
import { ManualClock } from '@miaou/client/testing';
import { GAMES } from '@miaou/games';
import { type Game, type GameTypes, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Replayed } from './replay';
import { ReplayCore, type ReplayPace } from './replayCore';

const viewOf = (viewer: GameTypes['view']['viewer']): GameTypes['view'] => ({ viewer, toMove: [] });

/** A match whose moves have so many events. */
const matchOf = (events: readonly number[], eyes: GameTypes['view']['viewer'] = 'spectator'): Replayed => {
  const views = [viewOf(eyes)];
  const transitions = events.map((count, move) => {
    const steps: Transition[] = [];
    for (let step = 0; step < count; step++) {
      const before = steps.at(-1)?.after ?? views[move] ?? viewOf(eyes);
      steps.push({ event: { type: `${move + 1}.${step}` }, before, after: viewOf(eyes) });
    }
    views.push(steps.at(-1)?.after ?? views[move] ?? viewOf(eyes));
    return steps;
  });
  const movers = events.map(() => seat(0));
  return { game: GAMES[0] as Game, eyes, views, transitions, movers, hadChoice: movers.map(() => true) };
};

const scene = (events: readonly number[], { move = 0, ...pace }: Partial<ReplayPace> & { move?: number } = {}) => {
  const clock = new ManualClock();
  const shown: string[] = [];
  const replayed = matchOf(events);
  const core: ReplayCore = new ReplayCore(replayed, move, {
    clock,
    pace: () => ({ lasts: () => 600, speed: 1, still: false, ...pace }),
    changed: () => shown.push(core.happening?.event.type ?? `at ${core.state.move}`),
  });
  return { clock, core, replayed, shown };
};

/** Longer than anything that is shown here. */
const LONG = 1_000_000;

describe('a replay', () => {
  it.each([
    [-4, 0],
    [1.7, 1],
    [99, 2],
  ])('a replay that is opened at move %d stands at move %i', (wanted, move) => {
    const { core, replayed } = scene([1, 1], { move: wanted });
    expect(core.state).toEqual({ move, step: null, isPlaying: false });
    expect(core.view).toBe(replayed.views[move]);
  });

  it('a step forward shows every event of the move and then rests', () => {
    const { clock, core, replayed, shown } = scene([2, 1]);
    core.forward();
    expect(core.view).toBe(replayed.transitions[0]?.[0]?.after);
    clock.advance(LONG);
    expect(shown).toEqual(['1.0', '1.1', 'at 1']);
    expect(core.view).toBe(replayed.views[1]);
    expect(clock.hasTasks).toBe(false);
  });

  it('the newest event is known wherever the replay rests', () => {
    const { core, replayed } = scene([2, 0, 1]);
    expect(core.last).toBeNull();
    core.goTo(2);
    expect(core.last).toBe(replayed.transitions[0]?.[1]);
    core.forward();
    expect(core.last).toBe(replayed.transitions[2]?.[0]);
  });

  it('every step counts, however quickly they come', () => {
    const { clock, core } = scene(Array.from({ length: 25 }, () => 3));
    for (let presses = 0; presses < 20; presses++) core.forward();
    expect(core.state.move).toBe(20);
    for (let presses = 0; presses < 5; presses++) core.back();
    expect(core.state).toEqual({ move: 15, step: null, isPlaying: false });
    clock.advance(LONG);
    expect(core.state.move).toBe(15);
  });

  it('nothing lies beyond the ends', () => {
    const { clock, core } = scene([1]);
    core.back();
    expect(core.state.move).toBe(0);
    for (let presses = 0; presses < 3; presses++) core.forward();
    clock.advance(LONG);
    expect(core.state).toEqual({ move: 1, step: null, isPlaying: false });
  });

  it('playing shows every event of every move in order, and ends at the end', () => {
    const { clock, core, shown } = scene([1, 0, 2]);
    core.play();
    clock.advance(LONG);
    expect(shown).toEqual(['1.0', 'at 1', 'at 2', '3.0', '3.1', 'at 3']);
    expect(core.state).toEqual({ move: 3, step: null, isPlaying: false });
    expect(clock.hasTasks).toBe(false);
  });

  it('playing at the end begins at the beginning', () => {
    const { clock, core } = scene([1, 1], { move: 2 });
    core.play();
    expect(core.state).toEqual({ move: 0, step: null, isPlaying: true });
    clock.advance(LONG);
    expect(core.state).toEqual({ move: 2, step: null, isPlaying: false });
  });

  it.each([
    ['in the middle of a move', 0],
    ['between two moves', 600],
  ])('a pause %s lets no further move begin', (_, after) => {
    const { clock, core } = scene([1, 1]);
    core.play();
    clock.advance(after);
    core.pause();
    clock.advance(LONG);
    expect(core.state).toEqual({ move: 1, step: null, isPlaying: false });
  });

  it('playing goes on from a move that is being shown, without a jump', () => {
    const { clock, core, shown } = scene([2, 1]);
    core.forward();
    core.play();
    clock.advance(LONG);
    expect(shown).toEqual(['1.0', '1.0', '1.1', 'at 1', '2.0', 'at 2']);
  });

  it('going to a place ends playing', () => {
    const { clock, core } = scene([1, 1, 1]);
    core.play();
    core.goTo(2);
    clock.advance(LONG);
    expect(core.state).toEqual({ move: 2, step: null, isPlaying: false });
  });

  it.each([
    [{ speed: 0.5 }, 1200],
    [{ speed: 1 }, 600],
    [{ speed: 4 }, 150],
    [{ speed: 1, still: true }, 350],
  ])('with %o an event of 600 ms is shown for %i ms', (pace, lasts) => {
    const { clock, core } = scene([1], pace);
    core.forward();
    clock.advance(lasts - 1);
    expect(core.state.step).toBe(0);
    clock.advance(1);
    expect(core.state.step).toBeNull();
  });

  it('other eyes see the same event at the same place, and what is shown goes on', () => {
    const { clock, core, shown } = scene([3]);
    core.forward();
    clock.advance(600);
    core.lookAs(matchOf([3], seat(1)));
    expect(core.view?.viewer).toBe(1);
    clock.advance(LONG);
    expect(shown).toEqual(['1.0', '1.1', '1.1', '1.2', 'at 1']);
  });

  it('a fact that has to be seen first is told in the middle of its time, and a place that is gone to has been told', () => {
    const { clock, core } = scene([2, 1], { lasts: () => 600, tellsAfter: () => 400 });
    core.forward();
    expect([core.happening?.event.type, core.isUntold, core.last]).toEqual([expect.any(String), true, null]);
    clock.advance(400);
    expect([core.isUntold, core.last]).toEqual([false, core.happening]);
    clock.advance(200);
    expect([core.isUntold, core.recent(9).length]).toEqual([true, 1]);
    core.goTo(2);
    expect([core.isUntold, core.recent(9).length]).toEqual([false, 3]);
  });
});
