import { type ChopTypes, chop, type Place, reachable } from '@miaou/chop';
import type { ChopPosition } from '@miaou/chop/search';
import { randomAction, SeededChance } from '@miaou/kit';
import { expect, it } from 'vitest';
import { geometryOf } from './boardGeometry.js';
import { catchChance, dangersIn } from './dangers.js';
import { isAtTable, isHole } from './viewFacts.js';

const someMatch = (seed: number): ChopPosition => {
  const chance = new SeededChance(seed);
  const options = chop.parseOptions({ seats: 2, cat: 0 });
  if (!options.ok) throw new Error(options.error.code);
  const position = chop.start(options.value, chop.deal(options.value, chance)) as ChopPosition;
  for (let action = 0; action < 20 + 8 * seed && position.phase !== 'over'; action++)
    position.act(randomAction(position, chance));
  return position;
};

/** The faces of the cat's die that can take it to a place, found from the view. */
const facesTo = (view: ChopTypes['view'], places: readonly (Place | null)[]): number =>
  view.options.layout.dice.cat.filter((value) => reachable(view, 'cat', value).some((to) => places.includes(to)))
    .length;

it('[CB6, CM5] dangers are counted in faces of the cat’s die, none in a hole or under the table', () => {
  for (let seed = 0; seed < 12; seed++) {
    const position = someMatch(seed);
    const view = { ...position.view('spectator'), phase: 'roll' as const };
    const isOpen = (place: Place | null): boolean => place !== null && !isHole(place) && !isAtTable(view, place);
    const { risks, anyRisk } = dangersIn(position, geometryOf(position.setup));
    const expected = view.mice.map((place) => (isOpen(place) ? facesTo(view, [place]) / 6 : 0));
    for (const [mouse, risk] of expected.entries()) expect(risks[mouse]).toBeCloseTo(risk);
    expect(anyRisk).toBeCloseTo(facesTo(view, view.mice.filter(isOpen)) / 6);
    expect(catchChance(position, geometryOf(position.setup))).toBeCloseTo(anyRisk);
  }
});

it('[CM6, CM5] a mouse escapes by the faces that take it into a free hole or under the table', () => {
  const position = someMatch(3);
  const view = { ...position.view('spectator'), phase: 'roll' as const };
  const { escapes } = dangersIn(position, geometryOf(position.setup));
  const isRefuge = (place: Place): boolean => isHole(place) || isAtTable(view, place);
  for (const mouse of [0, 1, 2, 3] as const) {
    const faces = view.options.layout.dice.mice.filter((value) => reachable(view, mouse, value).some(isRefuge));
    expect(escapes[mouse]).toBeCloseTo(faces.length / 6);
  }
});
