import { type ChopMove, chop, type Square, TILE_KINDS } from '@miaou/chop';
import { CARDS, felix } from '@miaou/felix';
import { type Game, type Position, randomAction, SeededChance, seat, seatsOf } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { type ControlVariate, controlVariateFor } from './index.js';

const variateOf = (game: Game): ControlVariate => {
  const variate = controlVariateFor(game.id);
  if (variate === undefined) throw new Error(`${game.id} has no control variate`);
  return variate;
};

const optionsFor = (raw: object) => {
  const options = felix.parseOptions(raw);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('the control variate of Felix', () => {
  it.each([
    { seats: 3, edition: 'felix' },
    { seats: 4, edition: 'filou' },
    { seats: 5, edition: 'felix' },
  ])(
    '[FS3] the luck of a Felix deal has mean zero over all deals with $seats seats in $edition, and is not always zero',
    (raw) => {
      const options = optionsFor(raw);
      const dealt = felix.deal(options, new SeededChance('dealt'));
      const lucks = seatsOf(options.seats).flatMap((firstSeat) =>
        CARDS.map((card) => {
          const deal = { ...dealt, firstSeat, removed: dealt.removed.map((other, at) => (at === 1 ? card : other)) };
          return variateOf(felix).ofDeal(felix.start(options, deal), seat(1));
        }),
      );
      expect(sum(lucks)).toBeCloseTo(0, 8);
      expect(Math.max(...lucks)).toBeGreaterThan(0.01);
    },
  );

  it('[FR1] a move at Felix carries no luck', () => {
    const options = optionsFor({ seats: 4 });
    const position = felix.start(options, felix.deal(options, new SeededChance('moves')));
    const [move] = position.legalMoves(seat(0));
    expect(move === undefined ? undefined : variateOf(felix).ofMove(position, move, seat(0))).toBe(0);
  });
});

type ChopPosition = ReturnType<typeof chop.start>;

/** Positions of matches at random. */
const positions = function* (count: number): Generator<ChopPosition> {
  const luck = new SeededChance('positions');
  for (let match = 0; match < count; match++) {
    const options = chop.parseOptions({ seats: 3, cat: match % 3 });
    if (!options.ok) throw new Error(options.error.code);
    const position = chop.start(options.value, chop.deal(options.value, luck));
    for (; position.toMove.length > 0; position.act(randomAction(position, luck))) yield position;
  }
};

const lucksOfFaces = (position: ChopPosition): number[] =>
  Array.from({ length: position.countFaces() }, (_, index) =>
    variateOf(chop).ofMove(position, position.moveOf(position.faceAt(index)), seat(0)),
  );

/** The square on which a move turns up a tile. */
const turnedBy = (position: ChopPosition, move: ChopMove): Square | undefined => {
  const faceDown = position.view('spectator').faceDown;
  const after = position.clone();
  after.play(position.actor, move);
  const left = after.view('spectator').faceDown;
  return faceDown.find((square) => !left.includes(square));
};

/** The luck of a move in every world that the players cannot tell from this one, each kind as often as it may lie there. */
const lucksOfTiles = (position: ChopPosition, move: ChopMove, at: Square): number[] => {
  const { unseen } = position.view('spectator');
  const chance = new SeededChance('worlds');
  const found = new Map<string, number>();
  const kinds = TILE_KINDS.filter((kind) => unseen[kind] > 0);
  while (found.size < kinds.length) {
    const world = chop.sample(position.view('spectator'), chance);
    const kind = world.state().tiles[at];
    if (kind !== undefined && !found.has(kind)) found.set(kind, variateOf(chop).ofMove(world, move, seat(0)));
  }
  return kinds.flatMap((kind) => Array.from({ length: unseen[kind] }, () => found.get(kind) ?? Number.NaN));
};

describe('the control variate of Chop', () => {
  it('[CB6] the luck of a Chop roll has mean zero over the faces of the die', () => {
    let widest = 0;
    for (const position of positions(1)) {
      if (position.countFaces() === 0) continue;
      const lucks = lucksOfFaces(position);
      expect(sum(lucks)).toBeCloseTo(0, 8);
      widest = Math.max(widest, ...lucks);
    }
    expect(widest).toBeGreaterThan(0.05);
  });

  it('[CB5] the luck of a turned tile has mean zero over the tiles that may lie there', () => {
    let turned = 0;
    for (const position of positions(1)) {
      const [move] = position.countFaces() === 0 ? position.legalMoves(position.actor) : [];
      const at = move === undefined ? undefined : turnedBy(position, move);
      if (move === undefined || at === undefined) continue;
      turned++;
      const lucks = lucksOfTiles(position, move, at);
      expect(sum(lucks)).toBeCloseTo(0, 8);
      expect(Math.max(...lucks)).toBeGreaterThan(0);
    }
    expect(turned).toBeGreaterThan(5);
  });

  it('[CP1] the luck of the cat is the negative of the luck of the mice', () => {
    for (const position of positions(1)) {
      if (position.countFaces() === 0) continue;
      const move = position.moveOf(position.faceAt(0));
      const [cat, mouse] = [0, 1].map((by) => variateOf(chop).ofMove(position as Position, move, seat(by)));
      expect(cat).toBe(-(mouse ?? Number.NaN));
      return;
    }
  });

  it('a game without bots has no control variate', () => {
    expect(controlVariateFor('whist')).toBeUndefined();
  });
});
