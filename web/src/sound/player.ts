import { type RenderSound, startRenderer } from './renderer';

/** The settings of the player. Reading them may be reactive. */
export interface PlayerSettings {
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

interface Heard {
  readonly name: string;
  readonly bids: number;
  readonly volume: number;
  readonly context: AudioContext;
}

/** The pause between the sounds of one event, in seconds. */
const APART = 0.16;
/** Peaks of a few overlapping sounds must stay below the limit. */
const HEADROOM = 0.6;
/** A sound that comes later than this, in seconds, would belong to nothing that is seen. */
const LATEST = 1;

/** Plays sounds by name. Browsers allow none before the first gesture; earlier requests are dropped. */
export class Player {
  #context: AudioContext | undefined;
  /** Started with the first gesture: browsers play nothing before it. */
  #render: RenderSound | undefined;
  readonly #buffers = new Map<string, Promise<AudioBuffer | undefined>>();
  #bids = 0;

  readonly #settings: () => PlayerSettings;

  constructor(settings: () => PlayerSettings) {
    this.#settings = settings;
  }

  /** To be called from a gesture of the visitor. */
  wake(): void {
    this.#context ??= new AudioContext();
    if (this.#settings().sound) this.#render ??= startRenderer();
    if (this.#context.state === 'suspended') void this.#context.resume();
  }

  play(names: readonly string[]): void {
    for (const [index, name] of names.entries()) this.#playOne(name, index * APART);
  }

  /**
   * Plays a sound that somebody recorded, and no more of it than `seconds`. What a browser cannot read is not heard. It is played as it comes:
   * decoded as a whole, a few kilobytes from somebody who means ill become hundreds of megabytes.
   */
  playRecorded(recorded: Blob, seconds: number): void {
    const { sound, volume } = this.#settings();
    if (!sound || this.#context?.state !== 'running') return;
    const address = URL.createObjectURL(recorded);
    const audio = new Audio(address);
    audio.volume = volume * HEADROOM;
    audio.play().catch(() => undefined);
    setTimeout(() => {
      audio.pause();
      URL.revokeObjectURL(address);
    }, seconds * 1_000);
  }

  #playOne(name: string, delay: number): void {
    const bids = this.#count(name);
    const { sound, volume } = this.#settings();
    const context = this.#context;
    if (sound && context?.state === 'running') void this.#soundAfter(delay, { name, bids, volume, context });
  }

  /** Bids climb a ladder; a sack bought or a card laid begins another. */
  #count(name: string): number {
    const before = this.#bids;
    if (name === 'bid') this.#bids += 1;
    else if (name === 'buy' || name === 'lay') this.#bids = 0;
    return before;
  }

  #bufferOf(name: string, bids: number, context: AudioContext): Promise<AudioBuffer | undefined> {
    const key = name === 'bid' ? `${name} ${bids}` : name;
    const buffer = this.#buffers.get(key) ?? this.#make(name, bids, context);
    this.#buffers.set(key, buffer);
    return buffer;
  }

  async #make(name: string, bids: number, context: AudioContext): Promise<AudioBuffer | undefined> {
    const samples = await this.#render?.({ name, bids, rate: context.sampleRate });
    if (samples === undefined) return undefined;
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }

  async #soundAfter(delay: number, { name, bids, volume, context }: Heard): Promise<void> {
    const begin = context.currentTime + delay;
    const buffer = await this.#bufferOf(name, bids, context);
    if (buffer !== undefined && context.currentTime < begin + LATEST) this.#sound(buffer, volume, begin, context);
  }

  #sound(buffer: AudioBuffer, volume: number, begin: number, context: AudioContext): void {
    const gain = new GainNode(context, { gain: volume * HEADROOM });
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(gain).connect(context.destination);
    source.start(begin);
  }
}
