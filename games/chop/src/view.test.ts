import { seatsOf, type Viewer } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { play } from '../testing/matches.js';
import { setUp } from '../testing/positions.js';
import { viewersOf, walk } from '../testing/walks.js';
import { chop, MICE, pathOf, reachable } from './index.js';

const TABLE = `
             N
      0   k   .   .   .   *
      .   1   .   ++  .   .
      .   .   #   #   .   .
  w3  .   .  (b) @(.)  .   .   E
      .   .   #   #   .   .
      .   .   .   .   .   .
      .   .   .   .   .   c
                 S
`;

describe('what anybody may know', () => {
  it('[CP4] all but the kinds of the tiles that lie face down', () => {
    const position = setUp(TABLE, { seats: 3, cat: 1 }, { mouseSeat: 2 });
    expect(position.view('spectator')).toMatchObject({
      viewer: 'spectator',
      toMove: [2],
      phase: 'roll',
      mouseSeat: 2,
      round: 1,
      rollsLeft: 1,
      steps: null,
      piece: null,
      cat: 'd4',
      mice: ['a1', 'b2', null, 'W'],
      started: [0, 1, 2],
      cheese: { won: 8, faceUp: ['f1'] },
      faceDown: ['b1', 'd2', 'c4', 'f7'],
      unseen: { cheese: 1, broken: 1, plus1: 0, plus2: 1, arrow: 0, fork: 0, knife: 1 },
      rest: null,
      result: null,
    });
  });

  it('[CP4] nothing is hidden between players: all views differ in nothing but who looks', () => {
    walk('views', (position) => {
      const views = viewersOf(position).map((viewer) => ({ ...position.view(viewer), viewer: null }));
      expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1);
    });
  });

  it('[CP4] two deals that differ only in what lies face down look the same, in views, observations and events', () => {
    const swapped = TABLE.replace('++', '?').replace('k', '++').replace('?', 'k');
    const [one, other] = [setUp(TABLE), setUp(swapped)];
    expect(one.state().tiles).not.toEqual(other.state().tiles);
    const looks = (position: typeof one, viewer: Viewer) => {
      const numbers = new Float32Array(chop.observationSize(position.options));
      position.observe(viewer, numbers);
      return { view: position.view(viewer), numbers: [...numbers], moves: position.legalMoves(position.actor) };
    };
    const compare = () => {
      for (const viewer of [...seatsOf(2), 'spectator'] as const)
        expect(looks(one, viewer)).toEqual(looks(other, viewer));
    };
    compare();
    expect(play(one, 'roll 3, 0 d1')).toEqual(play(other, 'roll 3, 0 d1'));
    compare();
  });

  it('[CP4] a tile turned up is remembered where it lay', () => {
    const position = setUp(TABLE);
    expect(position.view('spectator').turned).not.toHaveProperty('b1');
    play(position, 'roll 1, 0 b1');
    expect(position.view('spectator')).toMatchObject({ turned: { b1: 'knife' }, unseen: { knife: 0, plus2: 1 } });
  });

  it('[CP4, CE4] at the end the rest of the tiles is shown', () => {
    const position = setUp(TABLE, { maxRounds: 1 }, { side: 'cat' });
    play(position, 'roll 1, cat d3');
    expect(position.view('spectator')).toMatchObject({
      phase: 'over',
      rest: { b1: 'knife', d2: 'plus2', c4: 'broken', f7: 'cheese' },
      result: { side: null },
    });
  });

  it('[CT7] a turn that is bound to a mouse says so', () => {
    const position = setUp(TABLE, {}, { rolls: 2 });
    play(position, 'roll 2, 1 c1');
    expect(position.view('spectator')).toMatchObject({ piece: 1, rollsLeft: 1, phase: 'roll' });
    play(position, 'roll 1');
    expect(position.view('spectator')).toMatchObject({ piece: 1, rollsLeft: 0, phase: 'move', steps: 1 });
  });
});

describe('what a board can ask', () => {
  it('[CM1, CM6] where a piece could go with so many steps, and by which way', () => {
    const view = setUp(TABLE).view('spectator');
    expect(reachable(view, 0, 1)).toEqual(['b1', 'a2']);
    expect(reachable(view, 'cat', 1)).toEqual(['d3', 'c4', 'e4', 'd5']);
    expect(reachable(view, 3, 2)).toEqual(['a3', 'b4', 'a5']);
    expect(pathOf(view, 0, 'c1', 2)).toEqual(['b1', 'c1']);
    expect(pathOf(view, 3, 'd4', 4)).toEqual(['a4', 'b4', 'c4', 'd4']);
    expect(pathOf(view, 0, 'a1', 2)).toEqual([]);
    expect(pathOf(view, 0, 'f7', 2)).toEqual([]);
  });

  it('[CM10] a caught mouse goes nowhere', () => {
    const view = setUp(TABLE).view('spectator');
    expect(MICE.map((mouse) => reachable(view, mouse, 2).length > 0)).toEqual([true, true, false, true]);
    expect(pathOf(view, 2, 'd7', 1)).toEqual([]);
  });

  it('[CM2] a path goes back and forth only where nothing else fits', () => {
    const view = setUp(`
                 n0
          .   .   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   @   .   .   .   c
                     s2
    `).view('spectator');
    expect(new Set(pathOf(view, 0, 'c2', 4)).size).toBe(4);
    const back = pathOf(view, 0, 'c1', 3);
    expect([back[0], back[2], back.length]).toEqual(['c1', 'c1', 3]);
  });
});
