/** What a process used at a moment. */
export interface Sample {
  /** Milliseconds since some moment. */
  readonly at: number;
  readonly bytes: number;
  readonly cpuMilliseconds: number;
  /** Of the whole machine. */
  readonly machineLoad: number;
}

/** Bytes for each millisecond by least squares; 0 for less than two samples. */
export const slopeOf = (samples: readonly Sample[]): number => {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, bytes] = [mean(samples.map((one) => one.at)), mean(samples.map((one) => one.bytes))];
  const spread = samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  const common = samples.reduce((sum, one) => sum + (one.at - at) * (one.bytes - bytes), 0);
  return samples.length < 2 || spread === 0 ? 0 : common / spread;
};

/** How much of one processor was used between the first sample and the last; 0 for less than two. */
export const loadOver = (samples: readonly Sample[]): number => {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || first.at === last.at) return 0;
  return (last.cpuMilliseconds - first.cpuMilliseconds) / (last.at - first.at);
};
