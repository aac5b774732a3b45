/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104). They are written here because the rules' packages have no dependencies, and because the
 * hashes of browsers are asynchronous, which a move is not, and are absent from pages that came without encryption.
 */

const BLOCK = 64;
const DIGEST = 32;

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const isPrime = (candidate: number): boolean => {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) return false;
  return true;
};

const firstPrimes = (count: number): number[] => {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) if (isPrime(candidate)) primes.push(candidate);
  return primes;
};

/** The first 32 bits after the point of a root: where the constants of the standard come from. */
const fractionBits = (root: number): number => ((root - Math.floor(root)) * 0x1_0000_0000) >>> 0;

const PRIMES = /* @__PURE__ */ firstPrimes(64);
const CONSTANTS = /* @__PURE__ */ Uint32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
const BEGINNING = /* @__PURE__ */ Uint32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));

/** The message, a bit that is set, zeros, and the number of bits: whole blocks. */
const padded = (message: Uint8Array): DataView => {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
};

const schedule = (words: Uint32Array, view: DataView, offset: number): void => {
  for (let t = 0; t < 16; t++) words[t] = view.getUint32(offset + 4 * t);
  for (let t = 16; t < 64; t++) {
    const early = words[t - 15] ?? 0;
    const late = words[t - 2] ?? 0;
    const mixedEarly = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
    const mixedLate = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
    words[t] = (words[t - 16] ?? 0) + mixedEarly + (words[t - 7] ?? 0) + mixedLate;
  }
};

/** The letters are those of the standard. */
const compress = (state: Uint32Array, words: Uint32Array): void => {
  // Read one by one: taking the array apart is ten times as slow.
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let t = 0; t < 64; t++) {
    const sumE = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const first = (h + sumE + ((e & f) ^ (~e & g)) + (CONSTANTS[t] ?? 0) + (words[t] ?? 0)) | 0;
    const sumA = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const second = (sumA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < 8; index++) state[index] = (state[index] ?? 0) + (mixed[index] ?? 0);
};

/** The SHA-256 hash of some bytes: 32 bytes. */
export const sha256 = (message: Uint8Array): Uint8Array => {
  const state = BEGINNING.slice();
  const words = new Uint32Array(64);
  const view = padded(message);
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    schedule(words, view, offset);
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(DIGEST));
  for (let index = 0; index < 8; index++) digest.setUint32(4 * index, state[index] ?? 0);
  return new Uint8Array(digest.buffer);
};

/** The key, mixed with a pad and followed by the message. */
const keyed = (key: Uint8Array, pad: number, message: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(BLOCK + message.length).fill(pad, 0, BLOCK);
  for (let index = 0; index < key.length; index++) bytes[index] = pad ^ (key[index] ?? 0);
  bytes.set(message, BLOCK);
  return bytes;
};

/** The HMAC-SHA-256 of a message under a key: 32 bytes. */
export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const short = key.length > BLOCK ? sha256(key) : key;
  return sha256(keyed(short, 0x5c, sha256(keyed(short, 0x36, message))));
};
