import { describe, expect, it } from 'vitest';
import { playUntil } from '../testing/playing';
import { levelOf, standAt } from './geometry';
import { framesOf, shadowLevels, travelOf } from './motion';
import { tilesOf } from './tiles';

const match = playUntil({ bot: 'ida', at: ({ result }) => result !== null });

describe('travel', () => {
  it('[CM1] a piece sets out where it stood and comes to rest where it stands', () => {
    for (const { event, before } of match.steps) {
      const travel = travelOf(event, before);
      // A pounce has a film of its own.
      if (travel === null || travel.manner === 'pounce' || !('to' in event)) continue;
      const { layout } = before.options;
      const [from, to] = [event.from, event.to].map((place) => standAt(layout, travel.piece, place));
      const frames = framesOf(travel);
      expect(frames.at(0)).toBe(`translate(${from?.x}px, ${from?.y}px)`);
      expect(frames.at(-1)).toBe(`translate(${to?.x}px, ${to?.y}px)`);
    }
  });

  it('[CM5] the cat casts its shadow on the level where it is, from where it set out to where it comes to', () => {
    const ways = new Set<string>();
    for (const { event, before } of match.steps) {
      const travel = travelOf(event, before);
      if (travel?.piece !== 'cat' || !('to' in event)) continue;
      const { layout } = before.options;
      const [from, to] = [event.from, event.to].map((place) => levelOf(layout, 'cat', place));
      const levels = shadowLevels(travel);
      expect([levels.at(0), levels.at(-1)]).toEqual([from, to]);
      if (travel.manner !== 'pounce') expect(levels).toHaveLength(framesOf(travel).length);
      ways.add(`${from} ${to}`);
    }
    expect(ways).toEqual(new Set(['top top', 'top floor', 'floor top', 'floor floor']));
  });

  it('[CM4] the cat pounces exactly when it catches by walking', () => {
    const catches = match.steps.flatMap(({ event, before }, index) => {
      const next = match.steps[index + 1]?.event.type;
      const isPounce = travelOf(event, before)?.manner === 'pounce';
      return event.type === 'catMoved' ? [[isPounce, next === 'mouseCaught'] as const] : [];
    });
    expect(catches.filter(([isPounce, isCatch]) => isPounce !== isCatch)).toEqual([]);
    expect(catches.some(([isPounce]) => isPounce)).toBe(true);
  });

  it('[CT5] nothing travels when nothing moves', () => {
    expect(travelOf(null, null)).toBeNull();
    expect(travelOf({ type: 'holeOpened', hole: 'N', mouse: 0 }, match.view)).toBeNull();
  });
});

describe('the tiles that are drawn', () => {
  it('[CP4] what lies face down has no kind, at any moment', () => {
    for (const { event, after } of match.steps) {
      if (after.rest !== null) continue;
      const hidden = tilesOf(after, event, null).filter(({ square }) => after.faceDown.includes(square));
      expect(hidden.every(({ kind }) => kind === null)).toBe(true);
      expect(hidden).toHaveLength(after.faceDown.length);
    }
  });

  it('[CB3] no square has two', () => {
    for (const { event, after } of match.steps) {
      const squares = tilesOf(after, event, null).map(({ square }) => square);
      expect(new Set(squares).size).toBe(squares.length);
    }
  });

  it('[CP4, CB3] when the match is over, all of them are shown', () => {
    expect(tilesOf(match.view, null, null)).toHaveLength(38);
    expect(tilesOf(match.view, null, null).every(({ kind }) => kind !== null)).toBe(true);
  });

  it('[CT5, CT6] a tile whose effect is owed lies face up under its piece', () => {
    const { view } = playUntil({ at: ({ phase }) => phase === 'jump' });
    expect(tilesOf(view, null, null).filter(({ kind }) => kind === 'arrow')).toHaveLength(1);
  });
});
