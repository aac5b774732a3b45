import type { NumberedRequest } from './writerMessages.js';

/** The requests of one turn of the event loop, which are sent to the writer at its end. */
export class RequestBatch {
  readonly #post: (requests: readonly NumberedRequest[]) => void;
  #waiting: NumberedRequest[] = [];

  constructor(post: (requests: readonly NumberedRequest[]) => void) {
    this.#post = post;
  }

  add(request: NumberedRequest): void {
    if (this.#waiting.push(request) === 1) setImmediate(() => this.send());
  }

  /** Sends what waits, without waiting for the end of the turn: appends must not overtake it. */
  send(): void {
    if (this.#waiting.length === 0) return;
    const requests = this.#waiting;
    this.#waiting = [];
    this.#post(requests);
  }
}
