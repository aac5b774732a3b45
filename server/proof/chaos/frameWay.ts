import type { Chance } from '@miaou/kit';
import { drawMischief, type Mischief } from './mischief.js';

const LONGEST_DELAY = 20;

/** What the two ends of a way must offer. */
export interface Ends {
  forward(frame: string): void;
  /** Ends both connections at once. */
  cut(): void;
}

/** Frames in one direction, on a way that cannot be trusted. */
export class FrameWay {
  private held: string | undefined;
  private isSilent = false;

  constructor(
    private readonly ends: Ends,
    private readonly chance: Chance,
    private readonly met: (mischief: Mischief) => void,
  ) {}

  take(frame: string): void {
    if (this.isSilent) return;
    const mischief = drawMischief(this.chance);
    this.met(mischief);
    this.suffer(frame, mischief);
  }

  private suffer(frame: string, mischief: Mischief): void {
    switch (mischief) {
      case 'drop':
        return;
      case 'delay':
        setTimeout(() => this.pass(frame), 1 + this.chance.below(LONGEST_DELAY));
        return;
      case 'duplicate':
        this.pass(frame);
        return this.pass(frame);
      case 'reorder':
        if (this.held === undefined) this.held = frame;
        else this.pass(frame);
        return;
      case 'cut':
        return this.ends.cut();
      case 'halfOpen':
        // Both ends believe that they are connected, and nothing arrives any more.
        this.isSilent = true;
        return;
      case 'pass':
        return this.pass(frame);
    }
  }

  /** A frame that was held back comes after the next one. */
  private pass(frame: string): void {
    this.ends.forward(frame);
    const { held } = this;
    this.held = undefined;
    if (held !== undefined) this.ends.forward(held);
  }
}
