import { type ChopView, chop, type Mouse, type Place, type Square } from '@miaou/chop';
import { SeededChance, seat } from '@miaou/kit';

const ALL: readonly Mouse[] = [0, 1, 2, 3];

/** A kitchen late in a match: seat 0 is the cat, every tile is turned, all mice have started and somebody has rolled. */
export const lateKitchen = (scene: {
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
  const start = chop.start(options.value, chop.deal(options.value, new SeededChance(1))).view(seat(1));
  const turned = Object.fromEntries(start.faceDown.map((square) => [square, 'broken' as const]));
  const unseen = { cheese: 0, broken: 0, plus1: 0, plus2: 0, arrow: 0, fork: 0, knife: 0 };
  const lying = { faceDown: [], turned, unseen, cheese: { won, faceUp } };
  return { ...start, ...lying, phase: 'move', cat, mice, piece, steps, started: ALL };
};
