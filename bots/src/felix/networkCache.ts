import { encodedWeightsFor } from '#felix-weights';
import { decodeFloat16 } from '../network/float16.js';
import { LinearAllocator } from '../network/linearAllocator.js';
import { PolicyNetwork } from './policyNetwork.js';

const MEMORY_BYTES = 1 << 18;

const networks = new Map<number, PolicyNetwork>();

const decodeNetwork = (seats: number): PolicyNetwork => {
  const encoded = encodedWeightsFor(seats);
  if (encoded === undefined) throw new Error(`the weights for ${seats} seats are not loaded`);
  const network = new PolicyNetwork(new LinearAllocator(MEMORY_BYTES));
  decodeFloat16(encoded, network.weights.all);
  return network;
};

/** The network that was trained for a seat count, decoded on first use. */
export const networkFor = (seats: number): PolicyNetwork => {
  const network = networks.get(seats) ?? decodeNetwork(seats);
  networks.set(seats, network);
  return network;
};
