import { type ChopTypes, TILE_KINDS, type TileKind } from '@miaou/chop';
import { type ChopPosition, ROLL, sizeOf } from '@miaou/chop/search';
import type { Position, Seat } from '@miaou/kit';
import type { LuckGauge } from '../luck.js';
import { countUnseen, type Unseen } from './unseen.js';
import { trained } from './weighing.js';

const unseen: Unseen = new Uint8Array(TILE_KINDS.length);

/** The worth of the face that falls, less the mean over all faces. */
const luckOfRoll = (root: ChopPosition, fallen: number): number => {
  const { lookahead } = trained();
  const faces = Array.from({ length: root.countFaces() }, (_, index) => root.faceAt(index));
  const worths = new Map(faces.map((face) => [face, 0]));
  for (const face of worths.keys()) worths.set(face, lookahead.worthOfFace(root, face));
  const mean = faces.reduce((sum, face) => sum + (worths.get(face) ?? 0), 0) / faces.length;
  return (worths.get(fallen) ?? 0) - mean;
};

/** The worth of the tile that is turned up, less the mean over all that still lie face down. */
const luckOfTile = (root: ChopPosition, action: number, tiles: readonly TileKind[]): number => {
  const { lookahead } = trained();
  const at = lookahead.turnedBy(root, action);
  if (at === undefined) return 0;
  const worths = TILE_KINDS.map((_, kind) =>
    unseen[kind] === 0 ? 0 : lookahead.worthWithTile(root, action, at, kind),
  );
  const mean = worths.reduce((sum, worth, kind) => sum + worth * (unseen[kind] as number), 0) / sizeOf(root.faceDown);
  return (worths[TILE_KINDS.indexOf(tiles[at] as TileKind)] as number) - mean;
};

const luckOfMice = (before: ChopPosition, move: ChopTypes['move']): number => {
  countUnseen(before, unseen);
  const root = trained().lookahead.begin(before, unseen);
  const action = before.actionOf(move);
  return before.phase === ROLL ? luckOfRoll(root, action) : luckOfTile(root, action, before.kinds);
};

/** At Chop the dice fall and tiles are turned up; whatever is good luck for the mice is bad luck for the cat. */
export const chopGauge: LuckGauge<ChopTypes> = {
  ofDeal: () => 0,
  ofMove: (before: Position<ChopTypes>, move, seat: Seat) => {
    const luck = luckOfMice(before as ChopPosition, move);
    return seat === before.options.cat ? -luck : luck;
  },
};
