import { KITCHEN, TILE_KINDS } from '@miaou/chop';
import { describe, expect, it } from 'vitest';
import { TILE_ART } from '../../board/kitchen/pieces';
import { FIGURES } from '../figures';
import { squaresOf } from '../kitchenLayout';
import { LIVE_FIGURES } from '../liveFigures';
import de from '../texts/de';
import en from '../texts/en';
import fr from '../texts/fr';
import italian from '../texts/it';
import pt from '../texts/pt';
import zh from '../texts/zh';
import { canStand, countFaces, endsOf, facesOf, frontOf, marksOf, wayOf } from './kitchenExample';
import { layTiles } from './layTiles';
import { rollOften } from './rollOften';
import { cropOf, drawnAt, playFigure, SCENES, type SceneId } from './scene';
import { STANDINGS } from './standings';
import { standsOf } from './stands';
import deLive from './texts/de';
import enLive from './texts/en';
import frLive from './texts/fr';
import itLive from './texts/it';
import ptLive from './texts/pt';
import zhLive from './texts/zh';

const BOOKS = Object.entries({ en, fr, pt, it: italian, zh, de });

describe('an example that is played', () => {
  it('[CM1] the drawn walk of 3 is one that the rules allow', () => {
    const [{ places }] = FIGURES.exact.ways;
    const end = places.at(-1);
    expect(endsOf(STANDINGS.exact, 3)).toContain(end);
    expect(wayOf(STANDINGS.exact, 'd7', 3)).toHaveLength(4);
    expect(wayOf(STANDINGS.exact, 'd7', 3)[0]).toBe('b6');
  });

  it('[CM1] every face of the die leads elsewhere, and no walk ends where it began', () => {
    expect(facesOf('mice')).toEqual([1, 2, 3, 4]);
    const ends = facesOf('mice').map((roll) => endsOf(STANDINGS.exact, roll));
    for (const stops of ends) expect(stops).not.toContain('b6');
    expect(endsOf(STANDINGS.exact, 1).toSorted()).toEqual(['a6', 'b5', 'b7', 'c6']);
  });

  it('[CM4] the drawn numbers are those of the rules', () => {
    const shown = squaresOf(FIGURES.danger);
    const marks = Object.fromEntries(Object.entries(marksOf(STANDINGS.danger)).filter(([at]) => shown.includes(at)));
    expect(marks).toEqual(FIGURES.danger.marks);
    expect(countFaces()).toBe(6);
  });

  it.each(BOOKS)('[CM4] in %s the danger ends in what its text states', (_, { captions }) => {
    const faces = marksOf(STANDINGS.danger)[STANDINGS.danger.mouse];
    expect(new Set(captions.danger.match(/\d+/g))).toEqual(new Set([faces, String(countFaces())]));
  });

  it('[CM5] the cat on the table and the mouse under it may share a square, but on the floor they may not', () => {
    expect(canStand('cat', 'c4', { mouse: 'c4', cat: 'a1' })).toBe(true);
    expect(canStand('cat', 'a2', { mouse: 'a2', cat: 'a1' })).toBe(false);
    expect(canStand('mouse', 'c3', { mouse: 'a2', cat: 'a1' })).toBe(false);
    expect(marksOf({ mouse: 'c4', cat: 'c3' })['c4']).toBeUndefined();
  });
});

describe('where somebody may stop', () => {
  it('[CM2] the drawn walk ends where it began, which no roll allows', () => {
    const { mouse } = STANDINGS.noReturn;
    const [{ places }] = FIGURES.noReturn.ways;
    expect([places[0], places.at(-1), places.length - 1]).toEqual([mouse, mouse, 4]);
    for (const roll of facesOf('mice')) expect(endsOf(STANDINGS.noReturn, roll)).not.toContain(mouse);
    // Only where it began it may not be again: the others of the walk are within reach.
    expect(endsOf(STANDINGS.noReturn, 3)).toEqual(expect.arrayContaining(['b1', 'c2']));
  });

  it('[CE3] the cat may not stop before the last mouse, but pass there; with another mouse left it may stop', () => {
    const { cat } = STANDINGS.lastMouse;
    const [{ places }] = FIGURES.lastMouse.ways;
    const front = frontOf(STANDINGS.lastMouse);
    expect([places[0], places.at(-1)]).toEqual([cat, front]);
    expect(endsOf(STANDINGS.lastMouse, 2, 'cat')).not.toContain(front);
    expect(endsOf(STANDINGS.lastMouse, 2, 'cat', 2)).toContain(front);
    expect(wayOf({ ...STANDINGS.lastMouse, cat: 'a5' }, 'a3', 2, 'cat')).toEqual(['a5', 'a4', 'a3']);
  });
});

describe('an example in which something happens', () => {
  const factsOf = (figure: SceneId, variant?: string) => playFigure(figure, { variant }).map(({ event }) => event);
  const endsIn = (figure: SceneId): unknown => factsOf(figure).findLast(({ type }) => type !== 'turnPassed');

  it.each<[SceneId, object]>([
    ['tunnel', { type: 'mouseMoved', to: 'e4', path: ['c4', 'd4', 'e4'] }],
    ['start', { type: 'holeOpened', hole: 'N' }],
    ['blocked', { type: 'mouseMoved', to: 'b1', path: ['a1', 'b1'] }],
    ['catch', { type: 'mouseCaught', square: 'c2' }],
    ['home', { type: 'mouseMoved', to: 'S' }],
    ['cheese', { type: 'cheeseWon', square: 'c2' }],
    ['plus', { type: 'mouseMoved', from: 'c2', to: 'd1' }],
    ['arrow', { type: 'jumped', from: 'b2', to: 'f1' }],
    ['fork', { type: 'cheeseWon', square: 'e1' }],
    ['knife', { type: 'knifeHurt', by: 'cat' }],
    ['waiting', { type: 'cheeseWon', square: 'e1' }],
    ['twoMice', { type: 'mouseCaught', square: 'd2' }],
    ['caught', { type: 'matchEnded', result: { side: 'cat', mice: 0 } }],
    ['won', { type: 'matchEnded', result: { side: 'mice', cheese: 10 } }],
  ])('[CM1] %s ends in what its text states', (figure, fact) => {
    expect(endsIn(figure)).toMatchObject(fact);
  });

  it('[CT7] after the knife the mice roll twice', () => {
    expect(factsOf('knife').at(-1)).toMatchObject({ type: 'turnPassed', rolls: 2 });
  });

  it.each(['plus', 'arrow', 'fork'] as const)(
    '[CT1] whatever lies there can be tried in %s, and what is drawn stays in sight',
    (figure) => {
      const squares = squaresOf({ kind: 'game', ...cropOf(figure) });
      for (const tile of TILE_KINDS) {
        const steps = playFigure(figure, { tile });
        expect(steps.map(({ event }) => event)).toContainEqual(expect.objectContaining({ type: 'tileTurned', tile }));
        const drawn = steps.flatMap((step) => Object.keys(drawnAt(figure, step).mice ?? {}));
        expect(drawn.filter((place) => !squares.includes(place))).toEqual([]);
      }
    },
  );

  it('[CB4] every drawn example can be played: a scene, somebody who stands in the kitchen, or what belongs to it', () => {
    const played = [...Object.keys(SCENES), ...Object.keys(STANDINGS), 'kitchen', 'tiles', 'dice'];
    expect([...LIVE_FIGURES].toSorted()).toEqual(played.toSorted());
    expect([...LIVE_FIGURES].toSorted()).toEqual(Object.keys(FIGURES).toSorted());
  });

  it('[CE1] a catch ends the match only if it is the fourth', () => {
    const endedAfter = ['1', '2', '3'].map((before) =>
      factsOf('caught', before).some(({ type }) => type === 'matchEnded'),
    );
    expect(endedAfter).toEqual([false, false, true]);
    for (const before of ['1', '2', '3'])
      expect(factsOf('caught', before)).toContainEqual({ type: 'mouseCaught', mouse: 3, square: 'c2' });
  });

  it('[CE2] each of the three things is needed for the mice to win', () => {
    const won = ['nothing', 'cheese', 'mouseOut', 'home'].map((missing) =>
      factsOf('won', missing).some(({ type }) => type === 'matchEnded'),
    );
    expect(won).toEqual([true, false, false, false]);
    expect(FIGURES.won.items).toHaveLength(3);
  });

  it('[CM4] whatever the cat rolls, it catches one of the two mice and never both', () => {
    const caughtBy = (roll: number) =>
      factsOf('twoMice', String(roll)).flatMap((event) => (event.type === 'mouseCaught' ? [event.square] : []));
    expect([1, 2, 3].map(caughtBy)).toEqual([['b1'], ['d2'], ['b1']]);
    const faces = KITCHEN.dice.cat.flatMap(caughtBy);
    const timesOf = (square: string) => String(faces.filter((one) => one === square).length);
    expect({ b1: timesOf('b1'), d2: timesOf('d2') }).toEqual(FIGURES.twoMice.marks);
  });

  it.each(BOOKS)('[CM4] in %s the two mice are caught by as many faces as the text states', (_, { captions }) => {
    expect(captions.twoMice.match(/\d+/g)).toEqual(Object.values(FIGURES.twoMice.marks));
  });

  it('[CM6] a mouse that waits in its hole is seen there', () => {
    const drawn = playFigure('waiting').map((step) => drawnAt('waiting', step).mice);
    for (const mice of drawn) expect(mice).toMatchObject({ N: FIGURES.waiting.mice.N });
  });
});

describe('what belongs to the kitchen', () => {
  it('[CB2] [CM6] the cat can go everywhere on the board, mice wherever a tile lies and into every hole', () => {
    const cat = standsOf('cat');
    const mice = standsOf('mouse');
    expect([cat.squares.length, cat.atTable.length, cat.holes]).toEqual([42, 6, []]);
    expect([mice.atTable.toSorted(), mice.holes.toSorted()]).toEqual([
      ['c4', 'd4'],
      ['E', 'N', 'S', 'W'],
    ]);
    expect(mice.squares.toSorted()).toEqual([...layTiles(0).keys()].toSorted());
  });

  it.each(FIGURES.tiles.items)(
    '[CB5] there are as many of $drawing as are drawn, in every match',
    ({ drawing, sign }) => {
      for (const times of [0, 1, 2]) {
        const laid = [...layTiles(times).values()];
        expect(laid).toHaveLength(38);
        expect(laid.filter((tile) => TILE_ART[tile] === drawing)).toHaveLength(Number(sign));
      }
    },
  );

  it('[CB5] they lie elsewhere in another match', () => {
    expect([...layTiles(1)]).not.toEqual([...layTiles(0)]);
  });

  it.each([
    ['cat', 'cat-die'],
    ['mice', 'mouse-die'],
  ] as const)('[CB6] the die of the %s shows what is drawn, each number as often as it has faces', (side, die) => {
    const drawn = FIGURES.dice.items.flatMap(({ drawing }) =>
      drawing.startsWith(die) ? [Number(drawing.slice(-1))] : [],
    );
    const faces = rollOften(side, 6, 0).flatMap(({ value, faces: count }) => Array<number>(count).fill(value));
    expect(faces).toEqual(drawn);
    const rolled = rollOften(side, 600, 0);
    expect(rolled.reduce((sum, { came }) => sum + came, 0)).toBe(600);
    for (const { faces: count, came } of rolled) expect(Math.abs(came - 100 * count)).toBeLessThan(50);
  });

  it.each(Object.entries({ deLive, enLive, frLive, itLive, ptLive, zhLive }))('%s tells the numbers', (_, words) => {
    expect(words.catStands(42, 6).match(/\d+/g)?.toSorted()).toEqual(['42', '6']);
    expect(words.miceStand(38, 2, 4).match(/\d+/g)?.toSorted()).toEqual(['2', '38', '4']);
    expect(words.tilesLie(10, 38).match(/\d+/g)?.toSorted()).toEqual(['10', '38']);
    expect(words.onFaces(3, 6).match(/\d+/g)?.toSorted()).toEqual(['3', '6']);
    expect(words.rolled(6, rollOften('cat', 6, 0)).match(/\d+/g)).toHaveLength(7);
  });
});

describe('how to play well', () => {
  it('[CM4] at 1 or 2 squares the cat comes with 3 faces, at 3 squares with 1, farther off with none', () => {
    const marks = marksOf({ mouse: 'f7', cat: 'a1' });
    expect([marks['b1'], marks['c1'], marks['b2'], marks['d1'], marks['e1']]).toEqual(['3', '3', '3', '1', undefined]);
  });
});
