import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SeededChance } from './chance.js';
import {
  drawBytes32,
  FairChance,
  isBytes32,
  keyOf,
  matchKey,
  PURPOSES,
  sealOfSecret,
  sealOfShare,
  shareByHouse,
} from './fairness.js';

const SECRET = '00'.repeat(31).concat('01');
const SHARE = '00'.repeat(31).concat('02');

const hmac = (key: string, text: string): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex');
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const DRAWS = Number(process.env['MIAOU_DRAWS']);

/** How far counts are from even, as chi-squared; `count` classes. */
const unevenness = (chance: FairChance, count: number, draws: number): number => {
  const counts = Array.from({ length: count }, () => 0);
  for (let draw = 0; draw < draws; draw++) {
    const face = chance.below(count);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  const even = draws / count;
  return counts.reduce((sum, seen) => sum + (seen - even) ** 2 / even, 0);
};

/** The value that chi-squared exceeds once in a million (Wilson and Hilferty). */
const LIMIT = (count: number): number => {
  const free = count - 1;
  const spread = 2 / (9 * free);
  return free * (1 - spread + 4.753 * Math.sqrt(spread)) ** 3;
};

describe('the derivation of docs/fairness.md', () => {
  it('seals, shares and the key are hashes of the texts that the document names', () => {
    expect(sealOfSecret(SECRET)).toBe(hash(`miaou-fair/1 secret ${SECRET}`));
    expect(sealOfShare(SHARE)).toBe(hash(`miaou-fair/1 share ${SHARE}`));
    expect(shareByHouse(SECRET, 2)).toBe(hmac(SECRET, 'miaou-fair/1 seat 2'));
    const key = matchKey('felix', SECRET, [SHARE, SHARE]);
    expect(Buffer.from(key).toString('hex')).toBe(hmac(SECRET, `miaou-fair/1 match felix ${SHARE} ${SHARE}`));
  });

  it('a stream is the HMAC of its purpose and a number, word by word', () => {
    const key = matchKey('chop', SECRET, []);
    const stream = new FairChance(key, PURPOSES.roll(7, 1));
    const hex = Buffer.from(key).toString('hex');
    const blocks = [0, 1].map((block) => hmac(hex, `roll 7 1 ${block}`)).join('');
    const words = Array.from({ length: 16 }, (_, index) => Number.parseInt(blocks.slice(8 * index, 8 * index + 8), 16));
    expect(Array.from({ length: 16 }, () => stream.word())).toEqual(words);
  });

  it('the share of a seat that gave none follows from the secret', () => {
    const given = { by: 'person', seal: sealOfShare(SHARE), share: SHARE } as const;
    const late = { by: 'late', seal: sealOfShare(SHARE) } as const;
    const shares = [given, late, { by: 'none' }, { by: 'bot' }] as const;
    const counted = [SHARE, ...[1, 2, 3].map((seat) => shareByHouse(SECRET, seat))];
    expect(keyOf('felix', { secret: SECRET, shares })).toEqual(matchKey('felix', SECRET, counted));
  });

  it('every share, the secret, the game, the purpose and the move change what is drawn', () => {
    const draws = (game: string, secret: string, shares: string[], purpose: string): string =>
      Array.from({ length: 8 }, () => new FairChance(matchKey(game, secret, shares), purpose).word()).join(' ');
    const all = [
      draws('felix', SECRET, [SHARE, SHARE], PURPOSES.deal),
      draws('chop', SECRET, [SHARE, SHARE], PURPOSES.deal),
      draws('felix', SHARE, [SHARE, SHARE], PURPOSES.deal),
      draws('felix', SECRET, [SHARE, SECRET], PURPOSES.deal),
      draws('felix', SECRET, [SECRET, SHARE], PURPOSES.deal),
      draws('felix', SECRET, [SHARE, SHARE], PURPOSES.options),
      draws('felix', SECRET, [SHARE, SHARE], PURPOSES.roll(1, 0)),
      draws('felix', SECRET, [SHARE, SHARE], PURPOSES.roll(2, 0)),
      draws('felix', SECRET, [SHARE, SHARE], PURPOSES.roll(1, 1)),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('32 drawn bytes are 64 hexadecimal digits', () => {
    const chance = new SeededChance('bytes');
    for (let draw = 0; draw < 100; draw++) expect(isBytes32(drawBytes32(chance))).toBe(true);
    expect(['A'.repeat(64), SECRET.slice(1), `${SECRET}0`, 7, null].some(isBytes32)).toBe(false);
  });

  it.each([2, 6, 38])('faces of one in %i are drawn evenly', (count) => {
    const stream = new FairChance(matchKey('chop', SECRET, [SHARE]), `uniformity of ${count}`);
    expect(unevenness(stream, count, DRAWS)).toBeLessThan(LIMIT(count));
  });

  it('the first draws of many streams are even, and independent of those of the next stream', () => {
    const key = matchKey('chop', SECRET, [SHARE]);
    const faces = Array.from({ length: DRAWS / 10 }, (_, move) => new FairChance(key, PURPOSES.roll(move, 0)).below(6));
    const pairs = Array.from({ length: 36 }, () => 0);
    for (const [move, face] of faces.slice(1).entries()) {
      const pair = 6 * (faces[move] ?? 0) + face;
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    const even = (faces.length - 1) / 36;
    const chiSquared = pairs.reduce((sum, seen) => sum + (seen - even) ** 2 / even, 0);
    expect(chiSquared).toBeLessThan(LIMIT(36));
  });
});
