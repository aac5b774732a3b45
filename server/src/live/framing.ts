import { envelope } from './envelope.js';
import { textFrame } from './frame.js';
import type { UpdateBody } from './updateText.js';

/** Frames one update for all who follow a table: most of them get the very same bytes, one after another. */
export class Framing {
  private frameBefore: Buffer | undefined;
  private on = 0;
  private n = 0;
  private extras = '';
  private body = '';

  /** `extras` stand between the numbers and the body. */
  frame(on: number, n: number, extras: string, body: UpdateBody): Buffer {
    const isSame = on === this.on && n === this.n && body === this.body && extras === this.extras;
    if (isSame && this.frameBefore !== undefined) return this.frameBefore;
    this.on = on;
    this.n = n;
    this.extras = extras;
    this.body = body;
    this.frameBefore = textFrame(envelope(on, n) + extras + body);
    return this.frameBefore;
  }
}
