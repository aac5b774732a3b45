import { type ChopView, chop, type Hole, type Place, type Square, TILE_KINDS } from '@miaou/chop';
import { restore } from '@miaou/chop/search';
import { randomAction, SeededChance } from '@miaou/kit';
import { expect, it } from 'vitest';
import { LinearAllocator } from '../network/linearAllocator.js';
import { SparseVector } from '../network/sparseVector.js';
import { INPUTS, writeFeatures } from './features.js';
import { countUnseen } from './unseenTiles.js';

const featuresOf = (view: ChopView): readonly number[] => {
  const position = restore(view);
  const unseen = new Uint8Array(TILE_KINDS.length);
  countUnseen(position, unseen);
  const into = new SparseVector(new LinearAllocator(1 << 16), INPUTS);
  writeFeatures(position, unseen, into);
  return Array.from({ length: into.count }, (_, entry) => into.indexAt(entry)).toSorted((a, b) => a - b);
};

const OPPOSITE: Readonly<Record<Hole, Hole>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

const turnedPlace = <P extends Place>(place: P): P => {
  if (place.length === 1) return OPPOSITE[place as Hole] as P;
  const column = 'fedcba'['abcdef'.indexOf(place.charAt(0))] ?? '';
  return `${column}${8 - Number(place.charAt(1))}` as P;
};

/** The same kitchen seen from the other side of the table. */
const turned = (view: ChopView): ChopView => ({
  ...view,
  cat: view.cat === null ? null : turnedPlace(view.cat),
  mice: [2, 3, 0, 1].map((mouse) => {
    const place = view.mice[mouse] ?? null;
    return place === null ? null : turnedPlace(place);
  }),
  started: view.started.map((mouse) => ((mouse + 2) % 4) as 0 | 1 | 2 | 3),
  cheese: { ...view.cheese, faceUp: view.cheese.faceUp.map(turnedPlace) },
  faceDown: view.faceDown.map(turnedPlace),
  turned: Object.fromEntries(
    Object.entries(view.turned).map(([square, kind]) => [turnedPlace(square as Square), kind]),
  ),
});

it('the network sees the same when the standard kitchen is turned by half a circle', () => {
  const chance = new SeededChance('turned');
  const options = chop.parseOptions({ seats: 2, cat: 0 });
  if (!options.ok) throw new Error(options.error.code);
  const position = chop.start(options.value, chop.deal(options.value, chance));
  let compared = 0;
  for (let action = 0; action < 150 && position.toMove.length > 0; action++) {
    position.act(randomAction(position, chance));
    const view = position.view('spectator');
    if (view.phase !== 'roll') continue;
    expect(featuresOf(turned(view))).toEqual(featuresOf(view));
    compared++;
  }
  expect(compared).toBeGreaterThan(10);
});
