import type { Transition } from '@miaou/client';
import { ManualClock } from '@miaou/client/testing';
import type { GameTypes, Seat } from '@miaou/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUntold, type Pace, PlaybackCore, type PlaybackTarget } from './playback';

const view = (): GameTypes['view'] => ({ viewer: 'spectator', toMove: [] });

/** A match with any number of events, as one audience receives them. */
class FakeMatch {
  readonly views: GameTypes['view'][] = [view()];
  readonly transitions: Transition[] = [];

  upTo(count: number): PlaybackTarget {
    while (this.transitions.length < count) {
      const before = this.views.at(-1) ?? view();
      const after = view();
      this.transitions.push({ event: { type: `event ${this.transitions.length}` }, before, after });
      this.views.push(after);
    }
    return { match: 1, transitions: this.transitions.slice(0, count), view: this.views[count] ?? null };
  }
}

const scene = (pace: Partial<Pace> = {}) => {
  const clock = new ManualClock();
  const watched = { isWatched: true };
  const shown: (string | null)[] = [];
  const core: PlaybackCore = new PlaybackCore({
    clock,
    pace: () => ({ lasts: () => 600, speed: 1, still: false, ...pace }),
    isWatched: () => watched.isWatched,
    changed: () => shown.push(core.shown.happening?.event.type ?? null),
  });
  const match = new FakeMatch();
  core.follow(match.upTo(0));
  shown.length = 0;
  return { clock, core, match, shown, watched };
};

describe('the playback of a match', () => {
  it('playback shows each event for its time and ends at the newest view', () => {
    const { clock, core, match, shown } = scene();
    const target = match.upTo(2);
    core.follow(target);
    expect(core.shown).toMatchObject({
      view: target.transitions[0]?.after,
      happening: target.transitions[0],
      pending: null,
    });
    clock.advance(599);
    expect(shown).toEqual(['event 0']);
    clock.advance(1);
    expect(core.isMoving).toBe(true);
    clock.advance(600);
    expect(shown).toEqual(['event 0', 'event 1', null]);
    expect(core.shown).toMatchObject({ view: target.view, happening: null, pending: null });
    expect(clock.hasTasks).toBe(false);
  });

  it('a fact that has to be seen first is told in the middle of its time, and whoever skips is told at once', () => {
    const { clock, core, match } = scene({ tellsAfter: () => 400, speed: 2 });
    const target = match.upTo(2);
    core.follow(target);
    expect(core.shown).toMatchObject({ happening: target.transitions[0], told: [] });
    expect(isUntold(core.shown)).toBe(true);
    clock.advance(200);
    expect(core.shown).toMatchObject({ happening: target.transitions[0], told: [target.transitions[0]] });
    expect(isUntold(core.shown)).toBe(false);
    clock.advance(100);
    expect(core.shown).toMatchObject({ happening: target.transitions[1], told: [target.transitions[0]] });
    core.catchUp();
    expect(core.shown).toMatchObject({ happening: null, told: target.transitions });
    expect(clock.hasTasks).toBe(false);
  });

  it('where nothing is animated, a fact is told at once and stays for its own time', () => {
    const { clock, core, match } = scene({ tellsAfter: () => 400, lastsStill: () => 500, still: true });
    core.follow(match.upTo(1));
    expect(core.shown.told).toHaveLength(1);
    clock.advance(499);
    expect(core.isMoving).toBe(true);
    clock.advance(1);
    expect(core.isMoving).toBe(false);
  });

  it('playback starts at the newest view: earlier events are not shown', () => {
    const clock = new ManualClock();
    const core = new PlaybackCore({
      clock,
      pace: () => ({ lasts: () => 600, speed: 1, still: false }),
      isWatched: () => true,
      changed: () => undefined,
    });
    const target = new FakeMatch().upTo(5);
    core.follow(target);
    expect(core.shown).toMatchObject({ view: target.view, happening: null, pending: null });
  });

  it('events that arrive during an animation are shown after it', () => {
    const { clock, core, match, shown } = scene();
    core.follow(match.upTo(1));
    core.follow(match.upTo(3));
    clock.advance(1_800);
    expect(shown).toEqual(['event 0', 'event 1', 'event 2', null]);
  });

  it('playback can be skipped', () => {
    const { clock, core, match, shown } = scene();
    core.follow(match.upTo(3));
    core.catchUp();
    expect(shown).toEqual(['event 0', null]);
    expect(clock.hasTasks).toBe(false);
  });

  it('playback that is far behind jumps to the last four events', () => {
    const { core, match, shown } = scene();
    core.follow(match.upTo(30));
    expect(shown).toEqual(['event 26']);
  });

  it('playback that is a little behind is faster', () => {
    const { clock, core, match, shown } = scene();
    core.follow(match.upTo(13));
    clock.advance(300);
    expect(shown).toEqual(['event 0', 'event 1']);
  });

  it('playback jumps to a view that was replaced', () => {
    const { core, match } = scene();
    core.follow(match.upTo(1));
    core.catchUp();
    const replaced = { ...match.upTo(1), view: view() };
    core.follow(replaced);
    expect(core.shown).toMatchObject({ view: replaced.view, happening: null, pending: null });
  });

  it.each([
    ['a match is dealt', { match: 2, transitions: [], view: view() }],
    ['a move is undone', { match: 1, transitions: [], view: view() }],
    ['the match is cleared', { match: 1, transitions: [], view: null }],
  ])('playback jumps to the newest view when %s', (_, target) => {
    const { core, match } = scene();
    core.follow(match.upTo(2));
    core.follow(target);
    expect(core.shown).toMatchObject({ view: target.view, happening: null, pending: null });
  });

  it('a hidden page shows no animation', () => {
    const { core, match, watched, shown } = scene();
    watched.isWatched = false;
    core.follow(match.upTo(3));
    expect(shown).toEqual([null]);
  });

  it('playback goes on when the viewer changes in the middle of an animation', () => {
    const { clock, core, match, shown } = scene();
    core.follow(match.upTo(2));
    const others = new FakeMatch().upTo(3);
    core.follow(others);
    expect(core.shown.happening).toBe(others.transitions[0]);
    clock.advance(1_200);
    expect(core.shown.happening).toBe(others.transitions[2]);
    expect(shown).toEqual(['event 0', 'event 0', 'event 1', 'event 2']);
  });

  it('a new viewer sees their own view when nothing is animated', () => {
    const { core, match } = scene();
    core.follow(match.upTo(2));
    core.catchUp();
    const others = new FakeMatch().upTo(2);
    core.follow(others);
    expect(core.shown).toMatchObject({ view: others.view, happening: null, pending: null });
  });

  it.each([
    ['twice as fast', { speed: 2 }, 300],
    ['without animation', { still: true }, 350],
  ])('playback can be %s', (_, pace, lasts) => {
    const { clock, core, match, shown } = scene(pace);
    core.follow(match.upTo(1));
    clock.advance(lasts - 1);
    expect(shown).toEqual(['event 0']);
    clock.advance(1);
    expect(shown).toEqual(['event 0', null]);
  });

  it('closing playback cancels its timer', () => {
    const { clock, core, match } = scene();
    core.follow(match.upTo(2));
    core.close();
    expect(clock.hasTasks).toBe(false);
  });
});

const ME = 1 as Seat;
const MOVE = { type: 'place' };

/** A round in which every seat owes one decision, and the seats decide in a given order. */
const round = (order: readonly number[]): PlaybackTarget & { readonly view: GameTypes['view'] } => {
  const seats = order.toSorted((a, b) => a - b);
  const views = [...order, -1].map((_, decided) => ({
    viewer: ME,
    toMove: seats.filter((seat) => !order.slice(0, decided).includes(seat)),
  })) as unknown as readonly GameTypes['view'][];
  const [first, ...later] = views as [GameTypes['view'], ...GameTypes['view'][]];
  const transitions = later.map((after, index) => ({
    event: { type: `seat ${order[index]}` },
    before: views[index] ?? first,
    after,
  }));
  return { match: 1, transitions, view: first };
};

const upTo = (whole: ReturnType<typeof round>, count: number): PlaybackTarget => ({
  match: 1,
  transitions: whole.transitions.slice(0, count),
  view: whole.transitions[count - 1]?.after ?? whole.view,
});

describe('a move of the viewer that was sent', () => {
  it('a sent move stays pending until its own event is shown, though it was accepted while another is', () => {
    const { clock, core } = scene();
    const whole = round([0, ME]);
    core.follow(upTo(whole, 0));
    core.follow({ ...upTo(whole, 0), pending: MOVE });
    core.follow({ ...upTo(whole, 1), pending: MOVE });
    core.follow({ ...upTo(whole, 2), pending: null });
    expect(core.shown).toMatchObject({
      view: whole.transitions[0]?.after,
      happening: whole.transitions[0],
      pending: MOVE,
    });
    clock.advance(600);
    expect(core.shown).toMatchObject({
      view: whole.transitions[1]?.after,
      happening: whole.transitions[1],
      pending: null,
    });
  });

  it('a refused move is no longer pending, and its choice is offered again', () => {
    const { core } = scene();
    const whole = round([0, ME]);
    core.follow(upTo(whole, 0));
    core.follow({ ...upTo(whole, 0), pending: MOVE });
    expect(core.shown.pending).toBe(MOVE);
    core.follow({ ...upTo(whole, 0), pending: null });
    expect(core.shown.pending).toBeNull();
  });

  it('a choice that was made is never offered again, in whatever order and pace the others decide', () => {
    const orders = fc.shuffledSubarray([0, ME, 2, 3], { minLength: 4 });
    // What comes next: time passes, or one more event arrives; the answer comes with the own event or some time later.
    const happenings = fc.array(fc.oneof(fc.constant('event'), fc.integer({ min: 1, max: 900 })), { maxLength: 20 });
    fc.assert(
      fc.property(orders, happenings, fc.boolean(), (order, list, answersLate) => {
        const { clock, core } = scene();
        const whole = round(order);
        const own = order.indexOf(ME) + 1;
        core.follow(upTo(whole, 0));
        core.follow({ ...upTo(whole, 0), pending: MOVE });
        let known = 0;
        for (const next of [...list, 'event', 'event', 'event', 'event', 5_000]) {
          if (typeof next === 'number') clock.advance(next);
          else known = Math.min(known + 1, order.length);
          const isAnswered = answersLate ? known > own : known >= own;
          core.follow({ ...upTo(whole, known), pending: isAnswered ? null : MOVE });
          const { view: shownNow, pending } = core.shown;
          expect(shownNow?.toMove.includes(ME) === true && pending === null).toBe(false);
        }
      }),
    );
  });
});
