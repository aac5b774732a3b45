import { dealFairly, seatOptionsOf } from './fairDeal.js';
import { FairChance, keyOf, type Proof, PURPOSES, sealOfSecret, sealOfShare } from './fairness.js';
import type { Game } from './game.js';
import { type JsonObject, sameJson } from './json.js';
import { quoted } from './parse.js';
import { parseProof } from './parseProof.js';
import { chanceMove } from './play.js';
import { dueIn, type Mismatch, type MoveCheck, replay } from './record.js';
import type { Refusal } from './refusal.js';

/** How a record stands to its proof. */
export type Verification =
  | { readonly kind: 'proved'; readonly proof: Proof }
  /** Nothing is wrong, but the record was dealt without seals, so there is nothing to check. */
  | { readonly kind: 'unproved' }
  /** The first thing that does not match. `move` is its index where it is about a move. */
  | ({ readonly kind: 'wrong'; readonly move?: number } & Mismatch);

const wrongSeal = (proof: Proof): Refusal | undefined => {
  const expected = sealOfSecret(proof.secret);
  if (expected !== proof.seal) return { code: 'wrong-secret', found: proof.seal, expected };
  for (const [seat, given] of proof.shares.entries()) {
    if (given.by !== 'person') continue;
    const seal = sealOfShare(given.share);
    if (seal !== given.seal) return { code: 'wrong-share', seat, found: given.seal, expected: seal };
  }
  return undefined;
};

/** The options that the table settled: chance and votes give out the rest. */
const settledOptions = (game: Game, options: JsonObject): JsonObject => {
  const seats = seatOptionsOf(game);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !seats.includes(name)));
};

const wrongChance = (game: Game, record: JsonObject, key: Uint8Array, { parts }: Proof): Mismatch | undefined => {
  const claimed = game.parseOptions(record['options']);
  if (!claimed.ok) return claimed;
  const written = game.formatOptions(claimed.value);
  const dealt = dealFairly(game, settledOptions(game, written), key, (part) => parts?.[part]);
  if (!dealt.ok) return dealt;
  const options = game.formatOptions(dealt.value.options);
  if (!sameJson(written, options))
    return { error: { code: 'wrong-part', found: quoted(written), expected: quoted(options) }, due: options };
  const { deal } = dealt.value;
  return sameJson(record['deal'], deal)
    ? undefined
    : { error: { code: 'wrong-deal', found: quoted(record['deal']), expected: quoted(deal) }, due: deal };
};

const rollCheck =
  (key: Uint8Array): MoveCheck =>
  (position, seat, move, index) => {
    const face = chanceMove(position, new FairChance(key, PURPOSES.roll(index, seat)));
    return face === undefined || sameJson(face, move)
      ? undefined
      : { error: { code: 'wrong-roll', found: quoted(move), expected: quoted(face) }, due: face };
  };

/** What the seals and all that chance settled before the first move come to. */
const wrongStart = (game: Game, record: JsonObject, proof: Proof, key: Uint8Array): Mismatch | undefined => {
  const error = wrongSeal(proof);
  return error === undefined ? wrongChance(game, record, key, proof) : { error };
};

const verifyProof = (game: Game, record: JsonObject, proof: Proof): Verification => {
  const key = keyOf(game.id, proof);
  const wrong = wrongStart(game, record, proof, key);
  if (wrong !== undefined) return wrongBy(wrong);
  const replayed = replay(game, record, rollCheck(key));
  return replayed.ok ? { kind: 'proved', proof } : wrongBy(replayed);
};

const wrongBy = (wrong: Mismatch & { readonly move?: number }): Verification => ({
  kind: 'wrong',
  error: wrong.error,
  ...(wrong.move === undefined ? {} : { move: wrong.move }),
  ...dueIn(wrong),
});

/** Computes everything again: seals, shares, who has which part, the deal, every die, every move, and the result. */
export const verifyRecord = (game: Game, record: JsonObject): Verification => {
  const options = game.parseOptions(record['options']);
  if (!options.ok) return { kind: 'wrong', error: options.error };
  if (record['proof'] === undefined) {
    const replayed = replay(game, record);
    return replayed.ok ? { kind: 'unproved' } : wrongBy(replayed);
  }
  const proof = parseProof(game, record['proof'], options.value.seats);
  return proof.ok ? verifyProof(game, record, proof.value) : { kind: 'wrong', error: proof.error };
};
