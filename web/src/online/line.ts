import type { Clock } from '../link/clock';

/** What a socket tells. */
export interface SocketEars {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** One try to reach the server. Once it is closed from here it tells nothing more. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface LineServices {
  readonly clock: Clock;
  connect(ears: SocketEars): Socket;
  /** From 0 to 1: all who lost a server at once must not come back at once. */
  random(): number;
  /** Asks for a sign of life. */
  ping(): void;
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** Without a word for so long, the line is asked whether it is still there. */
const IDLE = 20_000;
/** A line that does not answer for so long is not there, whatever the socket thinks. */
const PATIENCE = 8_000;
/** Where the browser itself says that the net is gone, people must see so within a second. */
const LITTLE_PATIENCE = 800;

/** How long to wait before the next try: up to a second at first, then up to twice as long each time. */
export const waitBefore = (failures: number, random: number): number =>
  random * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);

const nothing = (): void => undefined;

/** Keeps a socket open: opens it again when it breaks, and breaks it when it has gone silent. */
export class Line {
  #socket: Socket | undefined;
  #isUp = false;
  #failures = 0;
  /** Counts the tries: what an older one still has to say does not matter. */
  #attempts = 0;
  #cancelTimer = nothing;

  constructor(
    private readonly services: LineServices,
    private readonly ears: SocketEars,
  ) {}

  /** From now on there is to be a line. */
  open(): void {
    if (this.#socket === undefined) this.#connect();
  }

  close(): void {
    this.#cancelTimer();
    this.#drop();
  }

  /** The device woke up or is back in the net: what waits is tried at once, what seems open is asked. */
  hurry(): void {
    if (this.#isUp) return this.#askForLife();
    if (this.#socket !== undefined) return;
    this.#failures = 0;
    this.#connect();
  }

  /** The browser believes that the net is gone. A line that still answers lives on. */
  doubt(): void {
    if (this.#isUp) this.#askForLife(LITTLE_PATIENCE);
  }

  send(text: string): void {
    if (this.#isUp) this.#socket?.send(text);
  }

  #connect(): void {
    this.#cancelTimer();
    const attempt = ++this.#attempts;
    const isCurrent = (): boolean => attempt === this.#attempts;
    this.#socket = this.services.connect({
      opened: () => isCurrent() && this.#opened(),
      heard: (text) => isCurrent() && this.#heard(text),
      closed: () => isCurrent() && this.#broke(),
    });
  }

  #opened(): void {
    this.#isUp = true;
    this.#failures = 0;
    this.#watchForSilence();
    this.ears.opened();
  }

  #heard(text: string): void {
    this.#watchForSilence();
    this.ears.heard(text);
  }

  #broke(): void {
    const wait = waitBefore(this.#failures, this.services.random());
    this.#failures += 1;
    this.#drop();
    this.#after(wait, () => this.#connect());
  }

  #drop(): void {
    const socket = this.#socket;
    const wasUp = this.#isUp;
    this.#socket = undefined;
    this.#isUp = false;
    this.#attempts += 1;
    socket?.close();
    if (wasUp) this.ears.closed();
  }

  #watchForSilence(): void {
    this.#after(IDLE, () => this.#askForLife());
  }

  #askForLife(patience = PATIENCE): void {
    this.services.ping();
    this.#after(patience, () => this.#broke());
  }

  #after(milliseconds: number, task: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.services.clock.later(milliseconds, task);
  }
}
