import { type ChopTypes, TILE_KINDS, type TileKind } from '@miaou/chop';
import { type ChopPosition, sizeOf } from '@miaou/chop/search';
import { at, type Position, type Seat } from '@miaou/kit';
import type { ControlVariate } from '../controlVariate.js';
import { trainedEvaluator } from './networkCache.js';
import { countUnseen, type Unseen } from './unseenTiles.js';

const unseen: Unseen = new Uint8Array(TILE_KINDS.length);

/** The value of the face that falls, less the mean over all faces. */
const luckOfRoll = (root: ChopPosition, fallen: number): number => {
  const { expectimax } = trainedEvaluator();
  const faces = Array.from({ length: root.countFaces() }, (_, index) => root.faceAt(index));
  const values = new Map(faces.map((face) => [face, 0]));
  for (const face of values.keys()) values.set(face, expectimax.valueOfFace(root, face));
  const mean = faces.reduce((sum, face) => sum + (values.get(face) ?? 0), 0) / faces.length;
  return (values.get(fallen) ?? 0) - mean;
};

/** The value of the tile that is turned up, less the mean over all that are still face down. */
const luckOfTile = (root: ChopPosition, action: number, tiles: readonly TileKind[]): number => {
  const { expectimax } = trainedEvaluator();
  const square = expectimax.turnedBy(root, action);
  if (square === undefined) return 0;
  const values = TILE_KINDS.map((_, kind) =>
    unseen[kind] === 0 ? 0 : expectimax.valueWithTile(root, action, square, kind),
  );
  const mean = values.reduce((sum, value, kind) => sum + value * (unseen[kind] ?? 0), 0) / sizeOf(root.faceDown);
  return at(values, TILE_KINDS.indexOf(at(tiles, square))) - mean;
};

const luckOfMice = (before: ChopPosition, move: ChopTypes['move']): number => {
  countUnseen(before, unseen);
  const root = trainedEvaluator().expectimax.begin(before, unseen);
  const action = before.actionOf(move);
  return before.phase === 'roll' ? luckOfRoll(root, action) : luckOfTile(root, action, before.kinds);
};

/** Chance decides dice and tiles; good luck for the mice is bad luck for the cat. */
export const chopControlVariate: ControlVariate<ChopTypes> = {
  ofDeal: () => 0,
  ofMove: (before: Position<ChopTypes>, move, seat: Seat) => {
    const luck = luckOfMice(before as ChopPosition, move);
    return seat === before.options.cat ? -luck : luck;
  },
};
