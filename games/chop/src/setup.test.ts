import { SeededChance, seat, seatsOf } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { drawn, squaresOf, tiledSquaresOf } from '../testing/kitchens.js';
import { begin, legal, optionsOf, play, told } from '../testing/matches.js';
import { picture, pictureWith } from '../testing/pictures.js';
import { setUp } from '../testing/positions.js';
import { chop, distancesFrom, KITCHEN, type TileKind } from './index.js';

const BOX = `
           n0
   c   c   c   c   c   c
   c   c   c   c   b   b
   b   b   #   #   b   b
w3 b   b  (b) (b)  b   b  e1
   b   b   #   #   b   b
   +   +   +   ++  ++  ++
   a   a   f   f   k   k
               s2
`;

const count = (tiles: readonly TileKind[], kind: TileKind): number => tiles.filter((tile) => tile === kind).length;

describe('the kitchen', () => {
  it('[CB1, CB2, CB3, CB4] a tile on all but four squares, two of them under the table, a mouse in each hole', () => {
    const position = begin(BOX);
    expect(drawn(picture(position))).toBe(drawn(BOX));
    expect(squaresOf(KITCHEN)).toHaveLength(6 * 7);
    expect(Object.keys(position.state().tiles)).toEqual(tiledSquaresOf(KITCHEN));
    expect(tiledSquaresOf(KITCHEN)).toHaveLength(38);
  });

  it('[CB1] nothing lies beyond a column or a row: steps to the side do not run on into the next row', () => {
    expect(distancesFrom(KITCHEN, 'cat', 'f1')).toMatchObject({ f1: 0, e1: 1, f2: 1, a1: 5, a2: 6, f7: 6, a7: 11 });
    expect(Object.keys(distancesFrom(KITCHEN, 'cat', 'f1')).toSorted()).toEqual(squaresOf(KITCHEN).toSorted());
  });

  it('[CB2] the floor under the table is a tunnel from b4 to e4, for mice alone', () => {
    const forMice = distancesFrom(KITCHEN, 'mice', 'b4');
    expect(forMice).toMatchObject({ c4: 1, d4: 2, e4: 3, b3: 1, b2: 2, c2: 3 });
    for (const leg of ['c3', 'd3', 'c5', 'd5'] as const) expect(forMice[leg]).toBeUndefined();
    expect(distancesFrom(KITCHEN, 'cat', 'b4')).toMatchObject({ c4: 1, c3: 2, c5: 2, d4: 2, e4: 3 });
  });

  it('[CB4] each hole touches one square, and is none of the cat’s', () => {
    expect(distancesFrom(KITCHEN, 'mice', 'c1')).toMatchObject({ N: 1, S: 10 });
    for (const [hole, front] of [
      ['N', 'c1'],
      ['E', 'f4'],
      ['S', 'd7'],
      ['W', 'a4'],
    ] as const) {
      const near = Object.entries(distancesFrom(KITCHEN, 'mice', hole)).filter(([, steps]) => steps === 1);
      expect(near).toEqual([[front, 1]]);
      expect(distancesFrom(KITCHEN, 'cat', front)[hole]).toBeUndefined();
    }
  });

  it('[CB4] a hole card is turned to its hole side when its mouse first leaves, once and for good', () => {
    const position = setUp(`
               n0
       .   .   .   .   .   .
       .   .   .   .   .   .
       .   .   #   #   .   .
    W  .   .  (.) (.)  .   .  e1
       .   .   #   #   .   .
       .   .   .   .   .   .
       .   .   .   @   .   c
                   S
    `);
    expect(told(play(position, 'roll 1, 0 c1'))).toBe('dieRolled mouseMoved holeOpened turnPassed');
    expect(drawn(picture(position)).split('\n')[0]).toBe('N');
    play(position, 'roll 1, cat d6');
    expect(told(play(position, 'roll 1, 0 N'))).toBe('dieRolled mouseMoved turnPassed');
    play(position, 'roll 1, cat d7');
    expect(told(play(position, 'roll 1, 0 c1'))).toBe('dieRolled mouseMoved turnPassed');
    expect(position.state().started).toEqual([0, 2, 3]);
  });
});

describe('tiles and dice', () => {
  it('[CB5] 10 cheese, 16 broken dishes, 3 “+1”, 3 “+2”, 2 arrows, 2 forks, 2 knives', () => {
    const { tiles } = chop.deal(optionsOf(), new SeededChance(1));
    expect(
      ['cheese', 'broken', 'plus1', 'plus2', 'arrow', 'fork', 'knife'].map((kind) => count(tiles, kind as TileKind)),
    ).toEqual([10, 16, 3, 3, 2, 2, 2]);
  });

  it('[CB5] they are shuffled: any kind comes to lie on any square, as often as it should', () => {
    const chance = new SeededChance('shuffle');
    const deals = Array.from({ length: 2000 }, () => chop.deal(optionsOf(), chance).tiles);
    const cheeseOn = tiledSquaresOf(KITCHEN).map((_, index) =>
      count(
        deals.map((tiles) => tiles[index] as TileKind),
        'cheese',
      ),
    );
    const expected = (2000 * 10) / 38;
    const unevenness = cheeseOn.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
    // Pearson's sum over 38 squares: even deals stay below 80 in 9999 of 10 000 series.
    expect(unevenness).toBeLessThan(80);
    expect(unevenness).toBeGreaterThan(5);
  });

  it.each([
    ['mice', [1, 1, 2, 2, 3, 4], [1, 2, 3, 4]],
    ['cat', [1, 1, 2, 2, 2, 3], [1, 2, 3]],
  ] as const)('[CB6] the die of the %s has the faces %j', (side, faces, values) => {
    const position = begin(BOX);
    play(position, side === 'mice' ? 'start c3' : 'start c3, roll 1, 0 c1');
    const rolled = Array.from({ length: position.countFaces() }, (_, face) => position.moveOf(position.faceAt(face)));
    expect(rolled).toEqual(faces.map((value) => ({ type: 'roll', value })));
    expect(legal(position)).toEqual(values.map((value) => `roll ${value}`));
  });
});

describe('the players', () => {
  it('[CP1] two to five play, and one of them is the cat', () => {
    expect(chop.seatCounts).toEqual([2, 3, 4, 5]);
    for (const seats of chop.seatCounts)
      for (const cat of seatsOf(seats)) expect(chop.parseOptions({ seats, cat }).ok).toBe(true);
  });

  it.each([0, 1, 6, 2.5, '3', null, undefined])('[CP1] a match of %s players is refused', (seats) => {
    expect(chop.parseOptions({ seats, cat: 0 })).toMatchObject({ ok: false, error: { field: 'seats' } });
  });

  it.each([undefined, null, -1, 3, 5, '0', 0.5])('[CP1] %s is refused for the cat’s seat among three', (cat) => {
    expect(chop.parseOptions({ seats: 3, cat })).toMatchObject({ ok: false, error: { field: 'cat' } });
  });

  it('[CP1] the cat’s seat is drawn where the host names none', () => {
    const chance = new SeededChance('cat');
    const drawnSeats = Array.from({ length: 100 }, () => chop.drawOptions({ seats: 4 }, chance)['cat']);
    expect(new Set(drawnSeats)).toEqual(new Set(seatsOf(4)));
    expect(chop.drawOptions({ seats: 4, cat: 2, home: 'quick' }, chance)).toEqual({ seats: 4, cat: 2, home: 'quick' });
    expect(chop.drawOptions({ seats: 99 }, chance)).toEqual({ seats: 99 });
  });

  it('[CP1] any mouse player may move any mouse', () => {
    const position = begin(BOX, { seats: 3, cat: 1 }, 2);
    play(position, 'start c3, roll 1');
    expect(position.actor).toBe(2);
    expect(legal(position)).toEqual(['0 c1', '1 f4', '2 d7', '3 a4']);
    play(position, '3 a4, roll 1, cat c4, roll 1');
    expect(position.actor).toBe(0);
    expect(legal(position)).toEqual(['0 c1', '1 f4', '2 d7', '3 a3', '3 b4', '3 a5', '3 W']);
  });

  it('[CP2] the cat is set on any of the six squares of the table top, and nowhere else', () => {
    const position = begin(BOX);
    expect(position.toMove).toEqual([0]);
    expect(position.state()).toMatchObject({ phase: 'start', cat: null, rollsLeft: 0 });
    expect(
      drawn(
        pictureWith(
          position,
          position.legalMoves(seat(0)).flatMap((move) => (move.type === 'start' ? [move.to] : [])),
        ),
      ),
    ).toBe(
      drawn(`
                 n0
         c   c   c   c   c   c
         c   c   c   c   b   b
         b   b   x#  x#  b   b
      w3 b   b  x(b) x(b) b  b  e1
         b   b   x#  x#  b   b
         +   +   +   ++  ++  ++
         a   a   f   f   k   k
                     s2
      `),
    );
    for (const to of ['c2', 'b4', 'a1', 'g7'])
      expect(position.refuse(seat(0), { type: 'start', to: to as 'a1' })).toMatchObject({
        code: 'not-on-table',
        to,
        allowed: ['c3', 'd3', 'c4', 'd4', 'c5', 'd5'],
      });
  });

  it('[CP2] setting the cat turns no tile and is followed by a mouse player’s turn', () => {
    const position = begin(BOX, { seats: 4, cat: 2 }, 3);
    expect(play(position, 'start c4')).toEqual([
      { type: 'catSet', square: 'c4' },
      { type: 'turnPassed', seat: 3, rolls: 1 },
    ]);
    expect(position.state()).toMatchObject({
      phase: 'roll',
      cat: 'c4',
      rollsLeft: 1,
      turn: [3],
      tiles: { c4: 'broken' },
    });
  });

  it('[CP2] the host names the mouse player who opens, or chance draws one, never the cat', () => {
    const options = optionsOf({ seats: 5, cat: 3 });
    const chance = new SeededChance('opener');
    const openers = (named?: number) =>
      new Set(
        Array.from(
          { length: 100 },
          () => chop.deal(options, chance, named === undefined ? named : seat(named)).firstMouseSeat,
        ),
      );
    for (const opener of [0, 1, 2, 4]) expect(openers(opener)).toEqual(new Set([opener]));
    for (const nobody of [undefined, 3, 5]) expect(openers(nobody)).toEqual(new Set([0, 1, 2, 4]));
  });

  it.each([
    [2, 0, 1, [1, 0, 1, 0, 1, 0]],
    [3, 1, 2, [2, 1, 0, 1, 2, 1]],
    [4, 0, 3, [3, 0, 1, 0, 2, 0]],
    [5, 4, 2, [2, 4, 3, 4, 0, 4]],
    [5, 2, 1, [1, 2, 3, 2, 4, 2]],
  ])('[CP3] of %i players with the cat at seat %i, seat %i opening, the turns are %j', (seats, cat, first, turns) => {
    const position = setUp(
      `
               n0
       .   .   .   .   .   .
       .   .   .   .   .   .
       .   .   #   #   .   .
    W  .   .  (.) (.)  .   .  E
       .   .   @#  #   .   .
       .   .   .   .   .   .
       .   .   .   .   .   c
                   S
      `,
      { seats, cat },
      { mouseSeat: first },
    );
    const actors = ['0 c1', 'cat d5', '0 N', 'cat c5', '0 c1', 'cat d5'].map((walk) => {
      const { actor, toMove } = position;
      expect(toMove).toEqual([actor]);
      play(position, `roll 1, ${walk}`);
      return actor;
    });
    expect(actors).toEqual(turns);
  });
});
