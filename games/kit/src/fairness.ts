import { type Chance, drawBelow, type WordSource } from './chance.js';
import type { Seat } from './seat.js';
import { hmacSha256, sha256 } from './sha256.js';

/** The name and version of the derivation. docs/fairness.md describes it to the letter. */
export const FAIRNESS = 'miaou-fair/1';

/** 32 bytes as 64 small hexadecimal digits: a secret, a share, or the seal of one. */
export type Bytes32 = string;

const PATTERN = /^[0-9a-f]{64}$/;

export const isBytes32 = (raw: unknown): raw is Bytes32 => typeof raw === 'string' && PATTERN.test(raw);

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16));

/** All texts of the derivation are ASCII. */
const bytesOf = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
};

const keyed = (key: Uint8Array, text: string): Uint8Array => hmacSha256(key, bytesOf(text));

/** 32 bytes of chance, for a secret or a share. */
export const drawBytes32 = (chance: Chance): Bytes32 =>
  Array.from({ length: 8 }, () => chance.below(0x1_0000_0000).toString(16).padStart(8, '0')).join('');

/** What the house publishes of its secret before the deal. */
export const sealOfSecret = (secret: Bytes32): Bytes32 => toHex(sha256(bytesOf(`${FAIRNESS} secret ${secret}`)));

/** What a player publishes of a share before the deal. */
export const sealOfShare = (share: Bytes32): Bytes32 => toHex(sha256(bytesOf(`${FAIRNESS} share ${share}`)));

/**
 * What stands in for the share of a seat that gave none: a bot's, or a person's that was not opened in time. It follows from the secret,
 * which was settled before, so nobody can choose it.
 */
export const shareByHouse = (secret: Bytes32, seat: number): Bytes32 =>
  toHex(keyed(fromHex(secret), `${FAIRNESS} seat ${seat}`));

/** The key from which all chance of a match follows. `shares` has one for each seat, in order. */
export const matchKey = (game: string, secret: Bytes32, shares: readonly Bytes32[]): Uint8Array =>
  keyed(fromHex(secret), [FAIRNESS, 'match', game, ...shares].join(' '));

/** What a match uses chance for. Each use has a stream of its own, so that seeing one tells nothing about another. */
export const PURPOSES = {
  /** Who has a part, among those who tied in a vote. */
  part: (part: string): string => `part ${part}`,
  /** What the host left open among the options, such as who is the cat. */
  options: 'options',
  deal: 'deal',
  /** A die, bound to the move that asked for it: its index in the record, and its seat. */
  roll: (move: number, seat: number): string => `roll ${move} ${seat}`,
} as const;

const WORDS_IN_BLOCK = 8;

/** The chance of one purpose: block n is the HMAC of `purpose n`, read as eight words of 32 bits, the most significant byte first. */
export class FairChance implements Chance, WordSource {
  readonly #key: Uint8Array;
  readonly #purpose: string;
  #block: DataView | undefined;
  #words = 0;

  constructor(key: Uint8Array, purpose: string) {
    this.#key = key;
    this.#purpose = purpose;
  }

  below(bound: number): number {
    return drawBelow(this, bound);
  }

  word(): number {
    const place = this.#words % WORDS_IN_BLOCK;
    if (place === 0)
      this.#block = new DataView(keyed(this.#key, `${this.#purpose} ${this.#words / WORDS_IN_BLOCK}`).buffer);
    this.#words += 1;
    return this.#block?.getUint32(4 * place) ?? 0;
  }
}

/** What a seat gave to the chance of a match. Where it gave nothing, the house's share counts for it. */
export type SeatShare =
  /** A person's device sealed a share and opened it. */
  | { readonly by: 'person'; readonly seal: Bytes32; readonly share: Bytes32 }
  /** Sealed, but not opened in time. */
  | { readonly by: 'late'; readonly seal: Bytes32 }
  /** A person's device sealed nothing, or is itself the house. */
  | { readonly by: 'none' }
  | { readonly by: 'bot' };

/** From what the deal and the dice of a match follow. Until its end nobody is shown more of it than the seals. */
export interface Proof {
  readonly method: typeof FAIRNESS;
  /** Published before any share was opened. */
  readonly seal: Bytes32;
  readonly secret: Bytes32;
  /** By seat. */
  readonly shares: readonly SeatShare[];
  /** For each part that the table gave out (by its host, a vote, or as before): the seat, or those who tied, among whom chance drew. */
  readonly parts?: { readonly [part: string]: readonly Seat[] };
}

/** The share that counts for each seat. */
const sharesOf = ({ secret, shares }: Pick<Proof, 'secret' | 'shares'>): Bytes32[] =>
  shares.map((given, seat) => (given.by === 'person' ? given.share : shareByHouse(secret, seat)));

/** The key of a match from all that was given to it. */
export const keyOf = (game: string, given: Pick<Proof, 'secret' | 'shares'>): Uint8Array =>
  matchKey(game, given.secret, sharesOf(given));
