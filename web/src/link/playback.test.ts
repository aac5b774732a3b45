import type { GameTypes } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { type Pace, PlaybackCore, type Truth } from './playback';
import type { Step } from './tableLink';
import { HandClock } from './testing/handClock';

const view = (): GameTypes['view'] => ({ viewer: 'spectator', toMove: [] });

/** A match in which as many facts as one likes have happened, told to one audience. */
class Telling {
  readonly views: GameTypes['view'][] = [view()];
  readonly steps: Step[] = [];

  upTo(count: number): Truth {
    while (this.steps.length < count) {
      const before = this.views.at(-1) ?? view();
      const after = view();
      this.steps.push({ event: { type: `fact ${this.steps.length}` }, before, after });
      this.views.push(after);
    }
    return { match: 1, steps: this.steps.slice(0, count), view: this.views[count] ?? null };
  }
}

const scene = (pace: Partial<Pace> = {}) => {
  const clock = new HandClock();
  const watched = { isWatched: true };
  const shown: (string | null)[] = [];
  const core: PlaybackCore = new PlaybackCore(
    clock,
    () => ({ lasts: () => 600, speed: 1, still: false, ...pace }),
    () => watched.isWatched,
    () => shown.push(core.shown.happening?.event.type ?? null),
  );
  const telling = new Telling();
  core.follow(telling.upTo(0));
  shown.length = 0;
  return { clock, core, telling, shown, watched };
};

describe('showing what happened', () => {
  it('goes fact by fact, each for its time, and rests at the truth', () => {
    const { clock, core, telling, shown } = scene();
    const truth = telling.upTo(2);
    core.follow(truth);
    expect(core.shown).toEqual({ view: truth.steps[0]?.after, happening: truth.steps[0] });
    clock.advance(599);
    expect(shown).toEqual(['fact 0']);
    clock.advance(1);
    expect(core.isMoving).toBe(true);
    clock.advance(600);
    expect(shown).toEqual(['fact 0', 'fact 1', null]);
    expect(core.shown).toEqual({ view: truth.view, happening: null });
    expect(clock.isWaitedFor).toBe(false);
  });

  it('begins at the truth: what happened before somebody came is not shown', () => {
    const clock = new HandClock();
    const core = new PlaybackCore(
      clock,
      () => ({ lasts: () => 600, speed: 1, still: false }),
      () => true,
      () => undefined,
    );
    const truth = new Telling().upTo(5);
    core.follow(truth);
    expect(core.shown).toEqual({ view: truth.view, happening: null });
  });

  it('takes in what happens meanwhile', () => {
    const { clock, core, telling, shown } = scene();
    core.follow(telling.upTo(1));
    core.follow(telling.upTo(3));
    clock.advance(1_800);
    expect(shown).toEqual(['fact 0', 'fact 1', 'fact 2', null]);
  });

  it('can be skipped', () => {
    const { clock, core, telling, shown } = scene();
    core.follow(telling.upTo(3));
    core.catchUp();
    expect(shown).toEqual(['fact 0', null]);
    expect(clock.isWaitedFor).toBe(false);
  });

  it('jumps close to the truth when it is far behind', () => {
    const { core, telling, shown } = scene();
    core.follow(telling.upTo(30));
    expect(shown).toEqual(['fact 26']);
  });

  it('hurries when it is a little behind', () => {
    const { clock, core, telling, shown } = scene();
    core.follow(telling.upTo(13));
    clock.advance(300);
    expect(shown).toEqual(['fact 0', 'fact 1']);
  });

  it('jumps to the truth when it was replaced', () => {
    const { core, telling } = scene();
    core.follow(telling.upTo(1));
    core.catchUp();
    const replaced = { ...telling.upTo(1), view: view() };
    core.follow(replaced);
    expect(core.shown).toEqual({ view: replaced.view, happening: null });
  });

  it.each([
    ['a match is dealt', { match: 2, steps: [], view: view() }],
    ['a move is taken back', { match: 1, steps: [], view: view() }],
    ['everybody gathers again', { match: 1, steps: [], view: null }],
  ])('jumps to the truth when %s', (_, truth) => {
    const { core, telling } = scene();
    core.follow(telling.upTo(2));
    core.follow(truth);
    expect(core.shown).toEqual({ view: truth.view, happening: null });
  });

  it('shows nothing to nobody', () => {
    const { core, telling, watched, shown } = scene();
    watched.isWatched = false;
    core.follow(telling.upTo(3));
    expect(shown).toEqual([null]);
  });

  it('goes on with other eyes in the midst of it', () => {
    const { clock, core, telling, shown } = scene();
    core.follow(telling.upTo(2));
    const others = new Telling().upTo(3);
    core.follow(others);
    expect(core.shown.happening).toBe(others.steps[0]);
    clock.advance(1_200);
    expect(core.shown.happening).toBe(others.steps[2]);
    expect(shown).toEqual(['fact 0', 'fact 0', 'fact 1', 'fact 2']);
  });

  it('shows what other eyes see when nothing moves', () => {
    const { core, telling } = scene();
    core.follow(telling.upTo(2));
    core.catchUp();
    const others = new Telling().upTo(2);
    core.follow(others);
    expect(core.shown).toEqual({ view: others.view, happening: null });
  });

  it.each([
    ['twice as fast', { speed: 2 }, 300],
    ['without travel', { still: true }, 350],
  ])('can be %s', (_, pace, lasts) => {
    const { clock, core, telling, shown } = scene(pace);
    core.follow(telling.upTo(1));
    clock.advance(lasts - 1);
    expect(shown).toEqual(['fact 0']);
    clock.advance(1);
    expect(shown).toEqual(['fact 0', null]);
  });

  it('ends with its board', () => {
    const { clock, core, telling } = scene();
    core.follow(telling.upTo(2));
    core.close();
    expect(clock.isWaitedFor).toBe(false);
  });
});
