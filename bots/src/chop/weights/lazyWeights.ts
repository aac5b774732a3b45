let loaded: string | undefined;

export const loadWeights = async (): Promise<void> => {
  loaded = (await import('./trained.js')).WEIGHTS;
};

/** Undefined until they were loaded. */
export const encodedWeights = (): string | undefined => loaded;
