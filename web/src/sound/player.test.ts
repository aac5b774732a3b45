import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player } from './player';
import type { SoundRequest, SoundSamples } from './renderer';

const settings = { sound: true, volume: 0.5 };
const decode = vi.fn<() => void>();
const revoke = vi.fn<(address: string) => void>();

class FakeAudio {
  static readonly made: FakeAudio[] = [];
  volume = 1;
  isPlaying = false;
  readonly src: string;

  constructor(src: string) {
    this.src = src;
    FakeAudio.made.push(this);
  }

  play(): Promise<void> {
    this.isPlaying = true;
    return Promise.reject(new Error('a browser cannot read this'));
  }

  pause(): void {
    this.isPlaying = false;
  }
}

const make = vi.fn<(channels: number, length: number) => { copyToChannel: () => void }>(() => ({
  copyToChannel: () => undefined,
}));
const start = vi.fn<(at: number) => void>();

class FakeContext {
  static now = 5;
  readonly state = 'running';
  readonly decodeAudioData = decode;
  readonly createBuffer = make;
  readonly sampleRate = 8_000;
  get currentTime(): number {
    return FakeContext.now;
  }
}

/** Makes a sound when it is told to: a real one takes as long as it takes. */
class FakeWorker extends EventTarget {
  static readonly asked: { readonly worker: FakeWorker; readonly request: SoundRequest }[] = [];

  postMessage(request: SoundRequest): void {
    FakeWorker.asked.push({ worker: this, request });
  }

  static makeAll(): void {
    for (const { worker, request } of FakeWorker.asked.splice(0)) {
      const reply: SoundSamples = { id: request.id, samples: new Float32Array(8) };
      // oxlint-disable-next-line id-denylist -- the browser's word
      worker.dispatchEvent(new MessageEvent('message', { data: reply }));
    }
  }
}

class FakeNode {
  readonly start = start;
  readonly connect = (next: unknown): unknown => next;
}

beforeEach(() => {
  FakeAudio.made.length = 0;
  settings.sound = true;
  decode.mockReset();
  revoke.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('AudioBufferSourceNode', FakeNode);
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.asked.length = 0;
  FakeContext.now = 5;
  make.mockClear();
  start.mockClear();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:meow');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke);
});
afterEach(() => vi.useRealTimers());

const RECORDED = new Blob(['meow']);

const awake = (): Player => {
  const player = new Player(() => settings);
  player.wake();
  return player;
};

describe('what somebody recorded', () => {
  it('what somebody recorded is played as it comes and never decoded as a whole: a few kilobytes can hold hours of silence', () => {
    awake().playRecorded(RECORDED, 2);
    expect(FakeAudio.made).toMatchObject([{ src: 'blob:meow', isPlaying: true }]);
    expect(FakeAudio.made[0]?.volume).toBeLessThan(settings.volume);
    expect(decode).not.toHaveBeenCalled();
  });

  it('what somebody recorded ends after its time, and gives back what it took', () => {
    awake().playRecorded(RECORDED, 2);
    vi.advanceTimersByTime(1_900);
    expect(FakeAudio.made[0]?.isPlaying).toBe(true);
    vi.advanceTimersByTime(200);
    expect(FakeAudio.made[0]?.isPlaying).toBe(false);
    expect(revoke).toHaveBeenCalledWith('blob:meow');
  });

  it('what somebody recorded is not heard where sound is off, or before the first gesture', () => {
    new Player(() => settings).playRecorded(RECORDED, 2);
    settings.sound = false;
    awake().playRecorded(RECORDED, 2);
    expect(FakeAudio.made).toEqual([]);
  });
});

const made = async (): Promise<void> => {
  FakeWorker.makeAll();
  await vi.advanceTimersByTimeAsync(0);
};

describe('what happens at the table', () => {
  it('what happens at the table is heard in order, and made beside the page', async () => {
    awake().play(['lay', 'turn']);
    expect(FakeWorker.asked.map(({ request }) => request.name)).toEqual(['lay', 'turn']);
    expect(make).not.toHaveBeenCalled();
    await made();
    const begins = start.mock.calls.map(([at]) => at);
    expect(begins[0]).toBe(5);
    expect(begins[1]).toBeGreaterThan(5);
  });

  it('what happens at the table is made once, but for bids, of which each sounds higher', async () => {
    const player = awake();
    player.play(['turn', 'turn', 'bid', 'bid']);
    expect(FakeWorker.asked.map(({ request: { name, bids } }) => `${name} ${bids}`)).toEqual([
      'turn 0',
      'bid 0',
      'bid 1',
    ]);
    await made();
    player.play(['turn']);
    await made();
    expect(make).toHaveBeenCalledTimes(3);
    expect(start).toHaveBeenCalledTimes(5);
  });

  it('what happens at the table is not heard when it was made too late for what is seen', async () => {
    awake().play(['turn']);
    FakeContext.now += 2;
    await made();
    expect(make).toHaveBeenCalled();
    expect(start).not.toHaveBeenCalled();
  });

  it('what happens at the table is not even made where sound is off', () => {
    settings.sound = false;
    awake().play(['turn']);
    expect(FakeWorker.asked).toEqual([]);
  });
});
