import { seatOptionsOf } from './fairDeal.js';
import { type Bytes32, FAIRNESS, isBytes32, type Proof, type SeatShare } from './fairness.js';
import type { Game } from './game.js';
import { isJsonObject } from './json.js';
import { parseFields, parseSeat, wrongField } from './parse.js';
import { accepted, type Parsed, refused } from './refusal.js';
import type { Seat } from './seat.js';

const parseBytes = (field: string, raw: unknown): Parsed<Bytes32> =>
  isBytes32(raw) ? accepted(raw) : refused(wrongField(field, raw, '64 hexadecimal digits'));

const SHARE_FIELDS: { readonly [By in SeatShare['by']]: readonly string[] } = {
  person: ['seal', 'share'],
  late: ['seal'],
  none: [],
  bot: [],
};

const isShareKind = (raw: unknown): raw is SeatShare['by'] =>
  typeof raw === 'string' && Object.hasOwn(SHARE_FIELDS, raw);

const parseShare = (field: string, raw: unknown): Parsed<SeatShare> => {
  const by = isJsonObject(raw) ? raw['by'] : undefined;
  if (!isShareKind(by)) return refused(wrongField(`${field}.by`, by, Object.keys(SHARE_FIELDS).join(' | ')));
  const fields = parseFields(field, raw, ['by', ...SHARE_FIELDS[by]]);
  if (!fields.ok) return fields;
  for (const name of SHARE_FIELDS[by]) {
    const bytes = parseBytes(`${field}.${name}`, fields.value[name]);
    if (!bytes.ok) return bytes;
  }
  return accepted(fields.value as SeatShare);
};

const parseShares = (raw: unknown, seats: number): Parsed<SeatShare[]> => {
  if (!Array.isArray(raw) || raw.length !== seats)
    return refused(wrongField('proof.shares', raw, `a list of ${seats} shares`));
  const shares: SeatShare[] = [];
  for (const [seat, item] of raw.entries()) {
    const share = parseShare(`proof.shares[${seat}]`, item);
    if (!share.ok) return share;
    shares.push(share.value);
  }
  return accepted(shares);
};

const parseParts = (game: Game, raw: unknown, seats: number): Parsed<{ [part: string]: Seat[] }> => {
  const fields = parseFields('proof.parts', raw ?? {}, ['opener', ...seatOptionsOf(game)]);
  if (!fields.ok) return fields;
  const parts: { [part: string]: Seat[] } = {};
  for (const [part, list] of Object.entries(fields.value)) {
    const field = `proof.parts.${part}`;
    if (!Array.isArray(list) || list.length === 0 || list.length > seats)
      return refused(wrongField(field, list, 'a list of seats'));
    parts[part] = [];
    for (const item of list) {
      const seat = parseSeat(field, item, seats);
      if (!seat.ok) return seat;
      parts[part].push(seat.value);
    }
  }
  return accepted(parts);
};

const PROOF_FIELDS = ['method', 'seal', 'secret', 'shares', 'parts'];

/** Reads the proof of a record. It has the right form afterwards; whether it holds is for `verifyRecord` to say. */
export const parseProof = (game: Game, raw: unknown, seats: number): Parsed<Proof> => {
  if (isJsonObject(raw) && raw['method'] !== FAIRNESS)
    return refused(wrongField('proof.method', raw['method'], FAIRNESS));
  const fields = parseFields('proof', raw, PROOF_FIELDS);
  if (!fields.ok) return fields;
  const seal = parseBytes('proof.seal', fields.value['seal']);
  if (!seal.ok) return seal;
  const secret = parseBytes('proof.secret', fields.value['secret']);
  if (!secret.ok) return secret;
  const shares = parseShares(fields.value['shares'], seats);
  if (!shares.ok) return shares;
  const parts = parseParts(game, fields.value['parts'], seats);
  if (!parts.ok) return parts;
  return accepted({
    method: FAIRNESS,
    seal: seal.value,
    secret: secret.value,
    shares: shares.value,
    ...(Object.keys(parts.value).length === 0 ? {} : { parts: parts.value }),
  });
};
