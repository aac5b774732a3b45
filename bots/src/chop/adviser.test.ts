import { type ChopTypes, type ChopView, chop } from '@miaou/chop';
import { type Position, randomAction, SeededChance, sameJson, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { adviserFor } from '../index.js';
import { chopAdviser } from './adviser.js';
import { type ChopReason, reasonFor } from './reasons.js';

const startMatch = (seats: number, luck: SeededChance): Position<ChopTypes> => {
  const options = chop.parseOptions({ seats, cat: luck.below(seats) });
  if (!options.ok) throw new Error(options.error.code);
  return chop.start(options.value, chop.deal(options.value, luck));
};

const hintsAt = (position: Position<ChopTypes>, iterations = 4) =>
  chopAdviser.rank({
    game: 'chop',
    seat: position.actor,
    view: position.view(position.actor),
    legalMoves: position.legalMoves(position.actor),
    chance: new SeededChance('hints'),
    budget: { iterations },
  });

const DECISIONS = Number(process.env['MIAOU_BOT_MATCHES']);

/** Decisions of matches played by random moves. */
const decisions = function* (count: number, seed: string): Generator<Position<ChopTypes>> {
  const luck = new SeededChance(seed);
  let position = startMatch(3, luck);
  for (let met = 0; met < count; ) {
    if (position.toMove.length === 0) position = startMatch(2 + luck.below(4), luck);
    if (position.countFaces() === 0) {
      met++;
      yield position;
    }
    position.act(randomAction(position, luck));
  }
};

describe('hints at Chop', () => {
  it('the adviser of Chop is found by the id of the game', () => {
    expect(adviserFor('chop')).toBe(chopAdviser);
  });

  it('hints at Chop rank legal moves, best first, with a chance to win and its spread', () => {
    for (const position of decisions(DECISIONS, 'ranked')) {
      const hints = hintsAt(position);
      expect(hints.length).toBe(Math.min(5, position.legalMoves(position.actor).length));
      for (const { move, value, spread } of hints) {
        expect(position.refuse(position.actor, move)).toBeUndefined();
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(spread).toBeGreaterThanOrEqual(0);
      }
      expect(hints.map(({ value }) => value)).toEqual(hints.map(({ value }) => value).toSorted((a, b) => b - a));
    }
  });

  it('[CP4] hints are the same whatever lies face down', () => {
    const luck = new SeededChance('worlds');
    let different = 0;
    for (const position of decisions(DECISIONS, 'honest')) {
      const other = chop.sample(position.view(position.actor), luck);
      different += sameJson(other.state(), position.state()) ? 0 : 1;
      expect(hintsAt(other)).toEqual(hintsAt(position));
    }
    expect(different).toBeGreaterThan(DECISIONS / 2);
  });

  it('the spread of a hint shrinks with more playouts', () => {
    const position = startMatch(2, new SeededChance('sure'));
    const widest = (iterations: number): number =>
      Math.max(...hintsAt(position, iterations).map(({ spread }) => spread));
    expect(widest(60)).toBeLessThan(widest(6));
  });

  it('[CM1] there is no hint while a die is to be rolled', () => {
    const position = startMatch(2, new SeededChance('die'));
    position.act(position.actionAt(0));
    expect(position.countFaces()).toBeGreaterThan(0);
    expect(hintsAt(position)).toEqual([]);
  });
});

/** A view of a match that has hardly begun, with pieces and tiles where a scene wants them. */
const scene = (changed: Partial<ChopView>): ChopView => ({
  ...startMatch(2, new SeededChance('scene')).view('spectator'),
  phase: 'move',
  piece: null,
  started: [0, 1, 2, 3],
  faceDown: [],
  ...changed,
});

type Move = Parameters<typeof reasonFor>[1];

const REASONS: readonly (readonly [id: string, scene: Partial<ChopView>, move: Move, reason: ChopReason])[] = [
  [
    'CE2',
    { cat: 'f7', mice: ['a3', null, null, null], cheese: { won: 10, faceUp: [] } },
    { type: 'move', mouse: 0, to: 'W' },
    { code: 'bring-it-home', mouse: 0, hole: 'W' },
  ],
  [
    'CE2',
    { cat: 'f7', mice: ['N', null, null, null], cheese: { won: 10, faceUp: [] }, started: [1, 2, 3] },
    { type: 'move', mouse: 0, to: 'b1' },
    { code: 'leave-the-start', mouse: 0 },
  ],
  [
    'CM8',
    { cat: 'f7', mice: ['a3', null, null, null], cheese: { won: 4, faceUp: ['a1'] } },
    { type: 'move', mouse: 0, to: 'a1' },
    { code: 'take-cheese', mouse: 0, at: 'a1', danger: 0 },
  ],
  ['CT6', { phase: 'fork', cat: 'f7' }, { type: 'fork', at: 'b2' }, { code: 'fork-cheese', at: 'b2' }],
  [
    'CM6',
    { cat: 'a3', mice: ['a5', null, null, null] },
    { type: 'move', mouse: 0, to: 'W' },
    { code: 'run-for-cover', mouse: 0, to: 'W', danger: 50 },
  ],
  [
    'CB6',
    { cat: 'a3', mice: ['a5', null, null, null] },
    { type: 'move', mouse: 0, to: 'a6' },
    { code: 'run-from-the-cat', mouse: 0, danger: 50, left: 17 },
  ],
  [
    'CT2',
    {
      cat: 'a1',
      mice: ['f6', null, null, null],
      faceDown: ['f7', 'e7'],
      unseen: { cheese: 1, broken: 1, plus1: 0, plus2: 0, arrow: 0, fork: 0, knife: 0 },
    },
    { type: 'move', mouse: 0, to: 'f7' },
    { code: 'turn-a-tile', mouse: 0, at: 'f7', cheese: 50, danger: 0 },
  ],
  [
    'CB6',
    { cat: 'a3', mice: ['a7', null, null, null] },
    { type: 'move', mouse: 0, to: 'a5' },
    { code: 'take-a-risk', mouse: 0, danger: 50 },
  ],
  [
    'CM8',
    { cat: 'a1', mice: ['f4', null, null, null], cheese: { won: 3, faceUp: ['f7'] } },
    { type: 'move', mouse: 0, to: 'f6' },
    { code: 'come-nearer', mouse: 0, steps: 1 },
  ],
  [
    'CM9',
    { cat: 'a1', mice: ['f6', null, null, null], cheese: { won: 3, faceUp: ['f7'] } },
    { type: 'move', mouse: 0, to: 'f4' },
    { code: 'keep-away', mouse: 0 },
  ],
  [
    'CP2',
    { phase: 'start', piece: 'cat' },
    { type: 'start', to: 'c3' },
    { code: 'begin-near-a-hole', at: 'c3', steps: 2 },
  ],
  [
    'CM4',
    { piece: 'cat', cat: 'a3', mice: ['a5', 'f7', null, null] },
    { type: 'move', to: 'a5' },
    { code: 'catch', mouse: 0, left: 1 },
  ],
  [
    'CB6',
    { piece: 'cat', cat: 'a3', mice: ['a7', 'f7', null, null] },
    { type: 'move', to: 'a5' },
    { code: 'threaten', mice: 1, chance: 50 },
  ],
  [
    'CM6',
    { piece: 'cat', cat: 'a6', mice: ['W', 'f7', null, null] },
    { type: 'move', to: 'a4' },
    { code: 'besiege', mouse: 0, at: 'W' },
  ],
  [
    'CM5',
    { piece: 'cat', cat: 'b4', mice: ['c4', 'f7', null, null] },
    { type: 'move', to: 'c4' },
    { code: 'besiege', mouse: 0, at: 'c4' },
  ],
  [
    'CM4',
    { piece: 'cat', cat: 'a1', mice: ['f7', null, null, null] },
    { type: 'move', to: 'b1' },
    { code: 'hunt', mouse: 0, steps: 10 },
  ],
  [
    'CM4',
    { piece: 'cat', cat: 'b1', mice: ['f7', null, null, null] },
    { type: 'move', to: 'a1' },
    { code: 'keep-watch' },
  ],
];

describe('the reason', () => {
  it.each(REASONS)('[%s] the reason with %j for %j is %j', (_, changed, move, reason) => {
    expect(reasonFor(scene(changed), move)).toEqual(reason);
  });

  it('every option of every decision has a reason', () => {
    for (const position of decisions(150, 'covered'))
      for (const move of position.legalMoves(seat(position.actor)))
        expect(reasonFor(position.view(position.actor), move as Move).code).toMatch(/^[a-z-]+$/);
  });
});
