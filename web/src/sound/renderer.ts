/** A sound that is to be made; the same name sounds higher after more bids. */
export interface SoundRequest {
  readonly id: number;
  readonly name: string;
  readonly bids: number;
  /** Samples a second. */
  readonly rate: number;
}

export interface SoundSamples {
  readonly id: number;
  /** Undefined where no sound has that name. */
  readonly samples: Float32Array<ArrayBuffer> | undefined;
}

export type RenderSound = (sound: Omit<SoundRequest, 'id'>) => Promise<SoundSamples['samples']>;

/**
 * Makes sounds beside the page: on a phone some take as long as ten frames. Where the worker cannot be loaded, without a connection for
 * instance, no sound ever comes, and the table is silent.
 */
export const startRenderer = (): RenderSound => {
  const worker = new Worker(new URL('./soundWorker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, (samples: SoundSamples['samples']) => void>();
  worker.addEventListener('message', ({ data: { id, samples } }: MessageEvent<SoundSamples>) => {
    pending.get(id)?.(samples);
    pending.delete(id);
  });
  let last = 0;
  return (sound) =>
    new Promise((resolve) => {
      last += 1;
      pending.set(last, resolve);
      const request: SoundRequest = { id: last, ...sound };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage(request);
    });
};
