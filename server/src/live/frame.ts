const FINAL_TEXT = 0x81;
const LONGEST_SHORT = 125;
const TWO_BYTES_FOLLOW = 126;
const EIGHT_BYTES_FOLLOW = 127;
const LARGEST_WORD = 0xffff;

const headBytes = (length: number): number => (length <= LONGEST_SHORT ? 2 : length <= LARGEST_WORD ? 4 : 10);

/**
 * A text message as it lies on the wire from server to client (RFC 6455, 5.2): whole, neither masked nor compressed. Made here and not
 * by the library, because everybody at a table gets the same bytes: they are framed once and cost one write for each socket.
 */
export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = headBytes(length);
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  frame[1] = head === 2 ? length : head === 4 ? TWO_BYTES_FOLLOW : EIGHT_BYTES_FOLLOW;
  if (head === 4) frame.writeUInt16BE(length, 2);
  else if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
};
