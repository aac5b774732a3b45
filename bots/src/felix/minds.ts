import { unpackWeights } from '../net/halves.js';
import { Shelf } from '../net/network.js';
import { Mind } from './mind.js';
import { packedFor } from './weights/atHand.js';

const SHELF_BYTES = 1 << 18;

const minds = new Map<number, Mind>();

const unpacked = (seats: number): Mind => {
  const packed = packedFor(seats);
  if (packed === undefined) throw new Error(`no net has learned to play with ${seats} seats`);
  const mind = new Mind(new Shelf(SHELF_BYTES));
  unpackWeights(packed, mind.weights.all);
  return mind;
};

/** The net that was trained for a seat count, unpacked when it is first asked for. */
export const mindFor = (seats: number): Mind => {
  const mind = minds.get(seats) ?? unpacked(seats);
  minds.set(seats, mind);
  return mind;
};
