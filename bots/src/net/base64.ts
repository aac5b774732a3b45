const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

/** The bytes that a base64 text stands for: browsers and Node have no way in common. */
export const bytesOf = (text: string): Uint8Array => {
  const bytes = new Uint8Array(Math.floor((text.replace(/=+$/, '').length * 3) / 4));
  let bits = 0;
  for (let index = 0, at = 0; at < bytes.length; index++) {
    bits = (bits << 6) | (VALUES.get(text.charAt(index)) ?? 0);
    if (index % 4 > 0) bytes[at++] = bits >> (6 - 2 * (index % 4));
  }
  return bytes;
};

/** The text that stands for some bytes. */
export const textOf = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let place = 0; place < 4; place++)
      text += at + place > bytes.length ? '=' : DIGITS.charAt((bits >> (18 - 6 * place)) & 63);
  }
  return text;
};
