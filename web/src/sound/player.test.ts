import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player } from './player';

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

const make = vi.fn<(channels: number, length: number) => { getChannelData: () => Float32Array }>((_, length) => ({
  getChannelData: () => new Float32Array(length),
}));
const start = vi.fn<(at: number) => void>();

class FakeContext {
  readonly state = 'running';
  readonly decodeAudioData = decode;
  readonly createBuffer = make;
  readonly sampleRate = 8_000;
  readonly currentTime = 5;
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
  it('is played as it comes and never decoded as a whole: a few kilobytes can hold hours of silence', () => {
    awake().playRecorded(RECORDED, 2);
    expect(FakeAudio.made).toMatchObject([{ src: 'blob:meow', isPlaying: true }]);
    expect(FakeAudio.made[0]?.volume).toBeLessThan(settings.volume);
    expect(decode).not.toHaveBeenCalled();
  });

  it('ends after its time, and gives back what it took', () => {
    awake().playRecorded(RECORDED, 2);
    vi.advanceTimersByTime(1_900);
    expect(FakeAudio.made[0]?.isPlaying).toBe(true);
    vi.advanceTimersByTime(200);
    expect(FakeAudio.made[0]?.isPlaying).toBe(false);
    expect(revoke).toHaveBeenCalledWith('blob:meow');
  });

  it('is not heard where sound is off, or before the first gesture', () => {
    new Player(() => settings).playRecorded(RECORDED, 2);
    settings.sound = false;
    awake().playRecorded(RECORDED, 2);
    expect(FakeAudio.made).toEqual([]);
  });
});

describe('what happens at the table', () => {
  it('is heard in order, and made after the picture of its event', async () => {
    vi.useRealTimers();
    const player = awake();
    await vi.dynamicImportSettled();
    player.play(['lay', 'turn']);
    expect(make).not.toHaveBeenCalled();
    await vi.waitUntil(() => start.mock.calls.length === 2, { timeout: 10_000 });
    const begins = start.mock.calls.map(([at]) => at);
    expect(begins[0]).toBe(5);
    expect(begins[1]).toBeGreaterThan(5);
  });
});
