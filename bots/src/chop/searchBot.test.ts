import { type ChopView, chop, type Mouse, type Place, type Square } from '@miaou/chop';
import { restore } from '@miaou/chop/search';
import { SeededChance, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../index.js';

const CAT = seat(0);
const MICE = seat(1);
const ALL: readonly Mouse[] = [0, 1, 2, 3];

/** A kitchen late in a match: every tile is turned but those named, all of which are cheese. */
const kitchen = (scene: {
  cat: Square;
  mice: readonly (Place | null)[];
  steps: number;
  piece?: 'cat';
  faceUp?: readonly Square[];
  won?: number;
}): ChopView => {
  const options = chop.parseOptions({ seats: 2, cat: 0 });
  if (!options.ok) throw new Error(options.error.code);
  const { cat, mice, steps, piece = null, faceUp = [], won = 10 } = scene;
  const start = chop.start(options.value, chop.deal(options.value, new SeededChance(1)));
  const turned = Object.fromEntries(start.view(MICE).faceDown.map((square) => [square, 'broken' as const]));
  const unseen = { cheese: 0, broken: 0, plus1: 0, plus2: 0, arrow: 0, fork: 0, knife: 0 };
  const lying = { faceDown: [], turned, unseen, cheese: { won, faceUp } };
  return { ...start.view(MICE), ...lying, phase: 'move', cat, mice, piece, steps, started: ALL };
};

const chosen = (name: string, view: ChopView): unknown => {
  const by = view.piece === 'cat' ? CAT : MICE;
  const legalMoves = restore(view).legalMoves(by);
  return botNamed('chop', name)?.choose({
    game: 'chop',
    seat: by,
    view,
    legalMoves,
    chance: new SeededChance(1),
    budget: {},
  });
};

describe.each(['vera', 'odile'])('%s', (name) => {
  it(`[CE1] ${name} catches the last mouse when it can`, () => {
    const view = kitchen({ cat: 'b1', mice: ['a2', null, null, null], steps: 2, piece: 'cat' });
    expect(chosen(name, view)).toEqual({ type: 'move', to: 'a2' });
  });

  it(`[CE2] ${name} brings all the cheese home when a roll allows it`, () => {
    const view = kitchen({ cat: 'f7', mice: ['a3', 'e1', null, null], steps: 2 });
    expect(chosen(name, view)).toEqual({ type: 'move', mouse: 0, to: 'W' });
  });

  it(`[CB6] ${name} does not leave the last mouse within reach of the cat while a hole is as near`, () => {
    const view = kitchen({ cat: 'd2', mice: ['b1', null, null, null], steps: 2, won: 9, faceUp: ['f7'] });
    expect(chosen(name, view)).toEqual({ type: 'move', mouse: 0, to: 'N' });
  });
});
