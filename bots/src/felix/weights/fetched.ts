const FETCHES = new Map([
  [3, async () => (await import('./seats3.js')).WEIGHTS_3],
  [4, async () => (await import('./seats4.js')).WEIGHTS_4],
  [5, async () => (await import('./seats5.js')).WEIGHTS_5],
]);

const fetched = new Map<number, string>();

/** Gets the weights for a seat count. */
export const fetchWeights = async (seats: number): Promise<void> => {
  const packed = await FETCHES.get(seats)?.();
  if (packed !== undefined) fetched.set(seats, packed);
};

/** The weights for a seat count, if they were fetched. */
export const packedFor = (seats: number): string | undefined => fetched.get(seats);
