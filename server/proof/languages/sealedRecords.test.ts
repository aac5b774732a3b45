import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { playSealed } from '@miaou/conformance';
import { GAMES, gameById } from '@miaou/games';
import { type MatchRecord, type Proof, type SeatShare, SeededChance, sealOfShare, verifyRecord } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { skip } from '../../../tools/skip.mjs';

const CHECK = fileURLToPath(new URL('../../../docs/examples/verify.py', import.meta.url));
const RECORDS = Number(process.env['MIAOU_PROVED_RECORDS']);
/** So many records come to one that is tampered with. */
const TAMPERED = 5;

const answersTo = (input: string | Buffer): string[] | undefined => {
  const { stdout, error } = spawnSync('python3', ['-B', CHECK, '-'], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return error === undefined ? stdout.trim().split('\n') : undefined;
};

const answersOf = (records: readonly object[]): string[] | undefined =>
  answersTo(records.map((record) => JSON.stringify(record)).join('\n'));

const flipped = (hex: string): string => hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');

const otherShare = (given: SeatShare): SeatShare => (given.by === 'person' ? { by: 'none' } : given);

const nextFace = (move: object): object =>
  'value' in move && typeof move.value === 'number' ? { ...move, value: 1 + (move.value % 3) } : move;

const LATER = 'ab'.repeat(32);
const GIVEN_LATER: SeatShare = { by: 'person', seal: sealOfShare(LATER), share: LATER };

/** Changes of what a proof is about. */
const TAMPERINGS: readonly ((record: MatchRecord, proof: Proof) => object)[] = [
  (record, proof) => ({ ...record, proof: { ...proof, secret: flipped(proof.secret) } }),
  (record, proof) => ({ ...record, proof: { ...proof, seal: flipped(proof.seal) } }),
  (record, proof) => ({ ...record, proof: { ...proof, shares: proof.shares.map(otherShare) } }),
  (record, proof) => ({ ...record, proof: { ...proof, shares: [GIVEN_LATER, ...proof.shares.slice(1)] } }),
  (record) => ({ ...record, moves: record.moves.map(nextFace) }),
  (record) => ({ ...record, deal: { ...record.deal, firstSeat: 9 } }),
];

/** A record with one of these changes; with the next, where one changes nothing: a game without dice has no other faces. */
const tamperedWith = (record: MatchRecord, proof: Proof, first: number): object => {
  const changed = TAMPERINGS.map((_, index) => TAMPERINGS[(first + index) % TAMPERINGS.length]?.(record, proof));
  return changed.find((written) => JSON.stringify(written) !== JSON.stringify(record)) ?? record;
};

describe('the check in Python', () => {
  it('the check in Python agrees with the program on sealed records of every game, tampered ones among them', () => {
    const chance = new SeededChance('python');
    const records = Array.from({ length: RECORDS }, (_, index) => {
      const game = GAMES[index % GAMES.length];
      if (game === undefined) throw new Error('there is no game');
      const seats = game.seatCounts[chance.below(game.seatCounts.length)] ?? 4;
      const record = playSealed(game, { seats }, `python ${index}`);
      const { proof } = record;
      // Games take turns, so that each of them is changed in every way.
      const way = Math.floor(index / (TAMPERED * GAMES.length));
      const written = index % TAMPERED > 0 || proof === undefined ? record : tamperedWith(record, proof, way);
      return { game, record: written };
    });
    const answers = answersOf(records.map(({ record }) => record));
    if (answers === undefined) return skip('no check in another language was run: python3 is not installed');
    const expected = records.map(({ game, record }) => verifyRecord(game, { ...record }).kind);
    expect(answers.map((answer) => answer.split(':')[0])).toEqual(expected);
    expect(expected.filter((kind) => kind === 'wrong')).toHaveLength(RECORDS / TAMPERED);
  });

  it('the check in Python has nothing to say of a record without a proof, and stops at nothing', () => {
    const answers = answersOf([{ format: 'miaou-record/1' }, { proof: 7 }, { proof: { shares: {} } }]);
    if (answers === undefined) return skip('no check in another language was run: python3 is not installed');
    expect(answers.map((answer) => answer.split(':')[0])).toEqual(['no proof', 'wrong', 'wrong']);
  });

  it('the check in Python has a line for what is no text, is nested without end, or is a kitchen without end', () => {
    const game = gameById('chop');
    if (game === undefined) throw new Error('there is no Chop');
    const sealed = playSealed(game, { seats: 2 }, 'python tiles');
    const layout = { tiles: { cheese: 1e15 }, dice: {} };
    const endless = { ...sealed, options: { ...sealed.options, layout } };
    const input = [Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from(`${'['.repeat(200_000)}\n${JSON.stringify(endless)}`)];
    const answers = answersTo(Buffer.concat(input));
    if (answers === undefined) return skip('no check in another language was run: python3 is not installed');
    expect(answers.map((answer) => answer.split(':')[0])).toEqual(['wrong', 'wrong', 'wrong']);
    expect(answers[2]).toBe('wrong: the layout');
  });
});
