import { encodedWeightsFor } from '#felix-weights';
import { decodedFloat16 } from '../network/float16.js';
import { LinearAllocator } from '../network/linearAllocator.js';
import { PolicyNetwork, withAllInputs } from './policyNetwork.js';

const MEMORY_BYTES = 1 << 18;

const networks = new Map<number, PolicyNetwork>();

const decodeNetwork = (seats: number): PolicyNetwork => {
  const encoded = encodedWeightsFor(seats);
  if (encoded === undefined) throw new Error(`the weights for ${seats} seats are not loaded`);
  const network = new PolicyNetwork(new LinearAllocator(MEMORY_BYTES));
  network.weights.all.set(withAllInputs(decodedFloat16(encoded)));
  return network;
};

/** The network that was trained for a seat count, decoded on first use. */
export const networkFor = (seats: number): PolicyNetwork => {
  const network = networks.get(seats) ?? decodeNetwork(seats);
  networks.set(seats, network);
  return network;
};
