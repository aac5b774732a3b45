/** One message as it went by. */
export interface TranscriptLine {
  readonly at: number;
  readonly way: 'sent' | 'heard';
  readonly text: string;
}

const MOST_LINES = 200;

/** The last messages between page and server, for a report of a problem. They stay on this device until somebody sends them. */
export class Transcript {
  readonly #lines: TranscriptLine[] = [];

  get lines(): readonly TranscriptLine[] {
    return this.#lines;
  }

  add(line: TranscriptLine): void {
    this.#lines.push(line);
    if (this.#lines.length > MOST_LINES) this.#lines.shift();
  }
}
