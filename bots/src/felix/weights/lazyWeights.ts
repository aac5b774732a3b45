const LOADERS = new Map([
  [3, async () => (await import('./seats3.js')).WEIGHTS_3],
  [4, async () => (await import('./seats4.js')).WEIGHTS_4],
  [5, async () => (await import('./seats5.js')).WEIGHTS_5],
]);

const loaded = new Map<number, string>();

export const loadWeights = async (seats: number): Promise<void> => {
  const encoded = await LOADERS.get(seats)?.();
  if (encoded !== undefined) loaded.set(seats, encoded);
};

/** Undefined until they were loaded. */
export const encodedWeightsFor = (seats: number): string | undefined => loaded.get(seats);
