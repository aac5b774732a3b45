import { inNextTask } from '../ui/nextTask';
import type { Recipe } from './recipe';

/** The settings of the player. Reading them may be reactive. */
export interface PlayerSettings {
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

/** Loaded with the first gesture: browsers play nothing before it. */
interface SoundRenderer {
  recipeFor(name: string, bids: number): Recipe | undefined;
  render(recipe: Recipe, rate: number): Float32Array;
}

const loadRenderer = async (): Promise<SoundRenderer> => {
  const [{ recipeFor }, { render }] = await Promise.all([import('./sounds'), import('./synthesize')]);
  return { recipeFor, render };
};

/** The pause between the sounds of one event, in seconds. */
const APART = 0.16;
/** Peaks of a few overlapping sounds must stay below the limit. */
const HEADROOM = 0.6;

/** Plays sounds by name. Browsers allow none before the first gesture; earlier requests are dropped. */
export class Player {
  #context: AudioContext | undefined;
  #renderer: SoundRenderer | undefined;
  readonly #buffers = new Map<string, AudioBuffer>();
  #bids = 0;

  readonly #settings: () => PlayerSettings;

  constructor(settings: () => PlayerSettings) {
    this.#settings = settings;
  }

  /** To be called from a gesture of the visitor. */
  wake(): void {
    if (this.#context === undefined) void this.#open();
    if (this.#context?.state === 'suspended') void this.#context.resume();
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

  /** Without a connection the renderer cannot be loaded, and the table is silent. */
  async #open(): Promise<void> {
    this.#context = new AudioContext();
    this.#renderer = await loadRenderer().catch(() => undefined);
  }

  #playOne(name: string, delay: number): void {
    const bids = this.#count(name);
    const { sound, volume } = this.#settings();
    const context = this.#context;
    if (!sound || context?.state !== 'running') return;
    const begin = context.currentTime + delay;
    // Who hears a sound for the first time has it made, and the picture of its event must not wait for that.
    inNextTask(() => {
      const buffer = this.#bufferOf(name, bids, context);
      if (buffer !== undefined) this.#sound(buffer, volume, begin, context);
    });
  }

  /** Bids climb a ladder; a sack bought or a card laid begins another. */
  #count(name: string): number {
    const before = this.#bids;
    if (name === 'bid') this.#bids += 1;
    else if (name === 'buy' || name === 'lay') this.#bids = 0;
    return before;
  }

  #bufferOf(name: string, bids: number, context: AudioContext): AudioBuffer | undefined {
    const key = name === 'bid' ? `${name} ${bids}` : name;
    const known = this.#buffers.get(key);
    const made = known ?? this.#make(name, bids, context);
    if (made !== undefined) this.#buffers.set(key, made);
    return made;
  }

  #make(name: string, bids: number, context: AudioContext): AudioBuffer | undefined {
    const recipe = this.#renderer?.recipeFor(name, bids);
    const samples = recipe === undefined ? undefined : this.#renderer?.render(recipe, context.sampleRate);
    if (samples === undefined) return undefined;
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.getChannelData(0).set(samples);
    return buffer;
  }

  #sound(buffer: AudioBuffer, volume: number, begin: number, context: AudioContext): void {
    const gain = new GainNode(context, { gain: volume * HEADROOM });
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(gain).connect(context.destination);
    source.start(begin);
  }
}
