import { readFileSync } from 'node:fs';
import { GAMES, gameById } from '@miaou/games';
import {
  dealFairly,
  drawBytes32,
  drawn,
  FairChance,
  type JsonObject,
  keyOf,
  type MatchRecord,
  matchKey,
  type Proof,
  PURPOSES,
  type SeatShare,
  SeededChance,
  sealOfSecret,
  sealOfShare,
  seat,
  seatOptionsOf,
  shareByHouse,
  verifyRecord,
} from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { fairLimit, tally, unevenness } from './fairness.js';
import { playSealed } from './playSealed.js';

const parsed = (record: object): JsonObject => JSON.parse(JSON.stringify(record)) as JsonObject;

const proofOf = ({ proof }: MatchRecord): Proof => {
  if (proof === undefined) throw new Error('the record has no proof');
  return proof;
};

const withProof = (record: MatchRecord, change: (proof: Proof) => object): JsonObject =>
  parsed({ ...record, proof: change(proofOf(record)) });

/** Another digit at the end: still 32 bytes. */
const flipped = (bytes: string): string => bytes.slice(0, -1) + (bytes.endsWith('0') ? '1' : '0');

const OTHER = 'ab'.repeat(32);
const OTHER_SHARE = { by: 'person', seal: sealOfShare(OTHER), share: OTHER } as const;

const replaceShare = (shares: readonly SeatShare[], at: number, share: object): object[] =>
  shares.map((given, index) => (index === at ? share : given));

describe.each(GAMES.map((game) => [game.id, game] as const))('a sealed match of %s', (id, game) => {
  const seats = game.seatCounts.at(-1) ?? 0;
  const records = Array.from({ length: 12 }, (_, index) =>
    playSealed(game, { seats: game.seatCounts[index % game.seatCounts.length] ?? seats }, `${id} ${index}`),
  );
  const [record = playSealed(game, { seats }, id)] = records;

  it('a sealed match is proved by its record', () => {
    for (const one of records) expect(verifyRecord(game, parsed(one))).toMatchObject({ kind: 'proved' });
  });

  it('a sealed match is proved where the table has named or voted who has a part', () => {
    const parts = { opener: [seat(1)], ...Object.fromEntries(seatOptionsOf(game).map((part) => [part, [seat(0)]])) };
    const named = playSealed(game, { seats }, `${id} named`, parts);
    expect(verifyRecord(game, parsed(named))).toMatchObject({ kind: 'proved' });
    const tied = playSealed(game, { seats }, `${id} tied`, { ...parts, opener: [seat(1), seat(2)] });
    expect(verifyRecord(game, parsed(tied))).toMatchObject({ kind: 'proved' });
  });

  it('a record without seals is neither proved nor wrong', () => {
    const { proof: _, ...plain } = record;
    expect(verifyRecord(game, parsed(plain))).toEqual({ kind: 'unproved' });
  });

  it('another secret, a seal of its own for it, another share or none: each is noticed and named', () => {
    const { secret, shares } = proofOf(record);
    const at = shares.findIndex(({ by }) => by === 'person');
    const given = shares[at];
    const verdicts = [
      withProof(record, (proof) => ({ ...proof, secret: flipped(secret) })),
      withProof(record, (proof) => ({ ...proof, seal: flipped(proof.seal) })),
      withProof(record, (proof) => ({ ...proof, secret: OTHER, seal: sealOfSecret(OTHER) })),
      withProof(record, (proof) => ({ ...proof, shares: replaceShare(shares, 0, OTHER_SHARE) })),
      ...(given?.by === 'person'
        ? [
            withProof(record, (proof) => ({ ...proof, shares: replaceShare(shares, at, { ...given, share: OTHER }) })),
            withProof(record, (proof) => ({ ...proof, shares: replaceShare(shares, at, { by: 'none' }) })),
          ]
        : []),
    ].map((tampered) => verifyRecord(game, tampered));
    const codes = verdicts.map((verdict) => (verdict.kind === 'wrong' ? verdict.error.code : verdict.kind));
    expect(codes.slice(0, 2)).toEqual(['wrong-secret', 'wrong-secret']);
    for (const code of codes.slice(2, 4)) expect(['wrong-part', 'wrong-deal']).toContain(code);
    if (given?.by === 'person') expect(codes[4]).toBe('wrong-share');
  });

  it.each([
    ['no object', 'sealed'],
    ['null', null],
    ['of a later method', { method: 'miaou-fair/2' }],
    ['with a short secret', { ...proofOf(record), secret: 'ab' }],
    ['with too few shares', { ...proofOf(record), shares: [] }],
    ['with a share of a stranger', { ...proofOf(record), shares: proofOf(record).shares.map(() => ({ by: 'cat' })) }],
    ['with an unknown field', { ...proofOf(record), salt: 1 }],
    ['with a part that the game does not have', { ...proofOf(record), parts: { dog: [0] } }],
    ['with a part for nobody', { ...proofOf(record), parts: { opener: [] } }],
  ])('a proof that is %s is refused, whatever else is true', (_, proof) => {
    expect(verifyRecord(game, parsed({ ...record, proof })).kind).toBe('wrong');
  });

  it('a move that was put in the place of another is named', () => {
    const moves = [...record.moves];
    moves[1] = { ...moves[1], seat: seat(99) } as never;
    expect(verifyRecord(game, parsed({ ...record, moves }))).toMatchObject({ kind: 'wrong', move: 1 });
  });
});

describe('docs/fairness.md', () => {
  const document = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  const SECRET = `${'00'.repeat(31)}01`;
  const SHARE = `${'00'.repeat(31)}02`;
  const given = { by: 'person', seal: sealOfShare(SHARE), share: SHARE } as const;
  const bots = (count: number): SeatShare[] => Array.from({ length: count }, () => ({ by: 'bot' }));
  const keyFor = (game: string, seats: number): Uint8Array =>
    keyOf(game, { secret: SECRET, shares: [given, ...bots(seats - 1)] });
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

  it('docs/fairness.md has the test vectors that this program computes', () => {
    const felixKey = keyFor('felix', 4);
    const chopKey = keyFor('chop', 2);
    const stream = new FairChance(felixKey, PURPOSES.deal);
    const vectors = [
      sealOfSecret(SECRET),
      sealOfShare(SHARE),
      ...[1, 2, 3].map((at) => shareByHouse(SECRET, at)),
      hex(felixKey),
      hex(chopKey),
      Array.from({ length: 3 }, () => stream.word()).join(', '),
    ];
    expect(vectors.filter((vector) => !document.includes(vector))).toEqual([]);
    const [felix, chop] = [gameById('felix'), gameById('chop')];
    if (felix === undefined || chop === undefined) throw new Error('a game is missing');
    expect(dealFairly(felix, { seats: 4 }, felixKey, () => undefined)).toMatchObject({
      value: { deal: { firstSeat: 0, removed: ['-5', 'bigDog', '-5', '-5'] } },
    });
    const kitchen = dealFairly(chop, { seats: 2 }, chopKey, () => undefined);
    expect(kitchen).toMatchObject({ value: { options: { cat: 0 }, deal: { firstMouseSeat: 1 } } });
    const faces = [1, 2].map((move) => drawn([1, 1, 2, 2, 3, 4], new FairChance(chopKey, PURPOSES.roll(move, 0))));
    expect(faces).toEqual([4, 2]);
  });
});

describe('dice', () => {
  it('another face than the sealed one is named with its move, although it would be legal', () => {
    const chop = gameById('chop');
    if (chop === undefined) throw new Error('there is no chop');
    const record = playSealed(chop, { seats: 2 }, 'dice');
    const at = record.moves.findIndex(({ type }) => type === 'roll');
    const { value } = record.moves[at] as unknown as { value: number };
    const moves = record.moves.map((move, index) => (index === at ? { ...move, value: value === 2 ? 3 : 2 } : move));
    expect(verifyRecord(chop, parsed({ ...record, moves }))).toMatchObject({
      kind: 'wrong',
      move: at,
      error: { code: 'wrong-roll' },
    });
  });
});

/** So many deals with these options, each from secrets of its own. */
const dealsOf = (id: string, options: JsonObject, count: number): readonly object[] => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const chance = new SeededChance('deals');
  return Array.from({ length: count }, () => {
    const key = matchKey(id, drawBytes32(chance), [drawBytes32(chance)]);
    const dealt = dealFairly(game, options, key, () => undefined);
    if (!dealt.ok) throw new Error(JSON.stringify(dealt.error));
    return dealt.value.deal;
  });
};

describe('deals from secrets', () => {
  const DRAWS = Number(process.env['MIAOU_DRAWS']);

  it('remove every card of Felix equally often, and name every seat first equally often', () => {
    const deals = dealsOf('felix', { seats: 4 }, DRAWS / 10) as readonly { firstSeat: number; removed: string[] }[];
    const cards = tally(deals.flatMap(({ removed }) => removed));
    expect(cards.size).toBe(10);
    expect(unevenness([...cards.values()])).toBeLessThan(fairLimit(10));
    const firsts = tally(deals.map(({ firstSeat }) => String(firstSeat)));
    expect(unevenness([...firsts.values()])).toBeLessThan(fairLimit(4));
  });

  it('lay every kind of tile of Chop equally often on every square', () => {
    const deals = dealsOf('chop', { seats: 3 }, DRAWS / 50) as readonly { tiles: readonly string[] }[];
    const squares = deals[0]?.tiles ?? [];
    for (const kind of new Set(squares)) {
      const laid = squares.map((_, square) => deals.filter(({ tiles }) => tiles[square] === kind).length);
      expect(unevenness(laid), kind).toBeLessThan(fairLimit(squares.length));
    }
  });
});
