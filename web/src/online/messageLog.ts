/** One message as it was sent or received. */
export interface LoggedMessage {
  readonly at: number;
  readonly direction: 'sent' | 'received';
  readonly text: string;
}

const LONGEST_LOG = 200;

/** Somebody's voice is kept nowhere, so it is not reported either. */
const RECORDING = '{"type":"recording"';

/** The newest messages between page and server, for a problem report. They stay on this device until the player sends the report. */
export class MessageLog {
  readonly #messages: LoggedMessage[] = [];

  get messages(): readonly LoggedMessage[] {
    return this.#messages;
  }

  add(message: LoggedMessage): void {
    if (message.text.startsWith(RECORDING)) return;
    this.#messages.push(message);
    if (this.#messages.length > LONGEST_LOG) this.#messages.shift();
  }
}
