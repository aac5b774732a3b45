let fetched: string | undefined;

/** Gets the weights. */
export const fetchWeights = async (): Promise<void> => {
  fetched = (await import('./trained.js')).WEIGHTS;
};

/** The weights, if they were fetched. */
export const packed = (): string | undefined => fetched;
