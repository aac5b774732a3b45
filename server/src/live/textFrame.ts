import * as ws from 'ws';

interface FrameOptions {
  readonly fin: boolean;
  readonly rsv1: boolean;
  readonly opcode: number;
  readonly mask: boolean;
  readonly readOnly: boolean;
}

/** Exported by `ws`, but not in its types. */
const { Sender } = ws as unknown as {
  readonly Sender: { frame(payload: Buffer, options: FrameOptions): Buffer[] };
};

/** A whole text message, neither compressed nor masked: a client would close the connection at a masked one. */
const TEXT_MESSAGE = { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: true };

/**
 * A text message as `ws` writes it, in one buffer, which can be written to any number of sockets (docs/decisions/0009). It must not be
 * written while `ws` compresses another message of the same socket, so sockets are opened without compression.
 */
export const textFrame = (text: string): Buffer => Buffer.concat(Sender.frame(Buffer.from(text), TEXT_MESSAGE));
