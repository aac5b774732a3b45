import { type ChopMove, type ChopView, chop, pathOf, reachable } from '@miaou/chop';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../../tableClient/choices';
import { moversOf, soleMover, type Target, targetAt, targetOfPress, targetsOf } from './choices';
import { dangerOf } from './danger';
import { isTop, standAt } from './kitchen/geometry';
import { isBonusWalk, mouseAt, whereIs } from './kitchen/pieces';
import { wayTo } from './kitchen/way';
import { type Played, playUntil, type Wanted } from './testing/playing';

const targetsIn = ({ view, position }: Played): readonly Target[] =>
  targetsOf(view, choicesOf(chop, view, position.actor));

const PHASES: readonly (readonly [ChopView['phase'], Wanted])[] = [
  ['start', { at: ({ phase }) => phase === 'start' }],
  ['move', { at: ({ phase, piece }) => phase === 'move' && piece === null }],
  ['jump', { at: ({ phase, piece }) => phase === 'jump' && piece !== 'cat' }],
  ['fork', { bot: 'ida', at: ({ phase }) => phase === 'fork' }],
];

describe('what can be chosen', () => {
  it.each(PHASES)('[CM1, CT5, CT6, CP2] in phase %s each legal move is one target', (_, wanted) => {
    const played = playUntil(wanted);
    const legal = played.position.legalMoves(played.position.actor);
    expect(targetsIn(played).map(({ move }) => move)).toEqual(legal);
  });

  it('[CP1] any mouse that can move can be chosen, and nothing is chosen before', () => {
    const targets = targetsIn(playUntil({ at: ({ phase, piece }) => phase === 'move' && piece === null }));
    expect(moversOf(targets).length).toBeGreaterThan(1);
    expect(soleMover(targets)).toBeNull();
  });

  it('[CT7] a turn bound to a mouse has chosen it already', () => {
    const played = playUntil({
      at: (view, told) =>
        view.phase === 'move' && typeof view.piece === 'number' && !isBonusWalk(view, told.at(-1) ?? null),
    });
    expect(soleMover(targetsIn(played))).toBe(played.view.piece);
  });

  it('[CT4] a die that shows what a tile once gave is no bonus walk', () => {
    const { view, steps } = playUntil({
      at: ({ phase, piece, steps: count, turned, cat }, told) =>
        phase === 'move' &&
        piece === 'cat' &&
        cat !== null &&
        told.at(-1)?.event.type === 'dieRolled' &&
        turned[cat] === `plus${count}`,
    });
    expect(isBonusWalk(view, steps.at(-1) ?? null)).toBe(false);
  });

  it('[CT4] a +n that was just turned up owes a bonus walk', () => {
    const { view, steps } = playUntil({
      at: ({ phase }, told) => phase === 'move' && told.at(-1)?.event.type === 'tileTurned',
    });
    expect(isBonusWalk(view, steps.at(-1) ?? null)).toBe(true);
  });

  it('[CM1] a target is found by its piece and its place', () => {
    const targets = targetsIn(playUntil({ at: ({ phase, piece }) => phase === 'move' && piece === 'cat' }));
    const [first] = targets;
    expect(targetAt(targets, 'cat', first?.place ?? null)).toBe(first);
    expect(targetAt(targets, 0, first?.place ?? null)).toBeUndefined();
    expect(targetAt(targets, 'cat', null)).toBeUndefined();
  });

  it('[CP1] where no mouse is chosen, a press on a square that one alone can reach sends it there', () => {
    const played = playUntil({
      at: ({ phase, piece, started }) => phase === 'move' && piece === null && started.length > 2,
    });
    const targets = targetsIn(played);
    const reached = targets.map(({ place }) => place);
    const meant = reached.map((place) => targetOfPress(played.view, targets, null, place));
    const isOnlyOne = reached.map((place) => reached.filter((other) => other === place).length === 1);
    expect(new Set(isOnlyOne)).toEqual(new Set([true, false]));
    expect(meant).toEqual(targets.map((target, index) => (isOnlyOne[index] ? target : undefined)));
  });

  it('[CP1] a press on a mouse that can be chosen chooses it, also where another one could go', () => {
    const played = playUntil({
      at: (view) => view.phase === 'move' && view.piece === null && view.mice.some((place) => place === 'N'),
    });
    const mouse = mouseAt(played.view, 'N') ?? 0;
    const other = mouse === 0 ? 1 : 0;
    const targets: readonly Target[] = [
      { piece: mouse, place: 'a1', move: { type: 'move', mouse, to: 'a1' } },
      { piece: other, place: 'N', move: { type: 'move', mouse: other, to: 'N' } },
    ];
    expect(mouseAt(played.view, 'N')).toBe(mouse);
    expect(targetOfPress(played.view, targets, null, 'N')).toBeUndefined();
    expect(targetOfPress(played.view, targets.slice(1), null, 'N')).toBe(targets[1]);
  });
});

describe('the way to a target', () => {
  const walk = playUntil({ at: ({ phase, steps, round }) => phase === 'move' && steps === 3 && round > 4 });

  it.each(targetsIn(walk).map((target) => [`${target.piece} to ${target.place}`, target] as const))(
    '[CM1, CM2] %s has a number for each step',
    (_, target) => {
      const { view } = walk;
      const way = wayTo(view, target);
      const path = pathOf(view, target.piece, target.place, 3);
      expect(way?.steps.map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(way?.line.slice(1, -1)).toEqual(
        path.slice(0, -1).map((place) => standAt(view.options.layout, target.piece, place)),
      );
    },
  );

  it('[CM2] two numbers on one square stand side by side', () => {
    const back = playUntil({
      at: (view) => {
        const targets =
          view.phase === 'move' && view.steps !== null && view.piece !== null
            ? reachable(view, view.piece, view.steps)
            : [];
        return targets.some((place) => {
          const path = pathOf(view, view.piece ?? 'cat', place, view.steps ?? 0);
          return new Set(path).size < path.length;
        });
      },
    });
    for (const target of targetsIn(back)) {
      const spots = wayTo(back.view, target)?.steps.map(({ at }) => `${at.x} ${at.y}`) ?? [];
      expect(new Set(spots).size).toBe(spots.length);
    }
  });

  it('[CT5, CT6] an arrow has no steps, and a fork no way', () => {
    const jump = playUntil({ at: ({ phase }) => phase === 'jump' });
    const fork = playUntil({ bot: 'ida', at: ({ phase }) => phase === 'fork' });
    expect(targetsIn(jump).map((target) => wayTo(jump.view, target)?.steps.length)).toEqual(
      targetsIn(jump).map(() => 0),
    );
    expect(targetsIn(fork).map((target) => wayTo(fork.view, target))).toEqual(targetsIn(fork).map(() => undefined));
  });
});

describe('danger', () => {
  /** Every square of the floor where the cat could end, by the rules' own legal moves for each face. */
  const byLegalMoves = ({ position }: Played): readonly string[] => {
    const ends = position.legalMoves(position.actor).flatMap((move) => {
      const rolled = position.clone();
      rolled.play(rolled.actor, move);
      return rolled.legalMoves(position.actor).flatMap((one: ChopMove) => (one.type === 'move' ? [one.to] : []));
    });
    return [...new Set(ends)].filter((square) => !isTop(position.options.layout, square)).toSorted();
  };

  it('[CM1, CM5] danger is where a roll of the die can bring the cat, and never the table top', () => {
    const played = playUntil({
      at: ({ phase, piece, round, rollsLeft }) => phase === 'roll' && piece === 'cat' && round > 5 && rollsLeft === 1,
    });
    expect([...dangerOf(played.view).keys()].toSorted()).toEqual(byLegalMoves(played));
  });

  it('[CM1] danger counts the faces; once the cat has rolled, only those steps are left', () => {
    const { view } = playUntil({ at: ({ phase, piece, steps }) => phase === 'move' && piece === 'cat' && steps === 2 });
    expect([...dangerOf(view).values()]).toEqual([...dangerOf(view).values()].map(() => ({ faces: 1, of: 1 })));
    const before = playUntil({ at: ({ phase, piece }) => phase === 'roll' && piece === null }).view;
    for (const { faces, of } of dangerOf(before).values()) expect([faces > 0 && faces <= 6, of]).toEqual([true, 6]);
  });

  it('[CP2] there is none before the cat is set', () => {
    const { view } = playUntil({ at: ({ phase }) => phase === 'start' });
    expect(whereIs(view, 'cat')).toBeNull();
    expect(dangerOf(view).size).toBe(0);
  });
});
