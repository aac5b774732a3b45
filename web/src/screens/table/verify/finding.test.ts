import { playSealed } from '@miaou/conformance';
import { gameById } from '@miaou/games';
import type { Game } from '@miaou/kit';
import type { RecordWithSeating, Seals } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { comparedIn } from './compared';
import { findingOf, wrongSentence } from './finding';
import words from './texts/en';

const felix = gameById('felix') as Game;
const chop = gameById('chop') as Game;
const record: RecordWithSeating = playSealed(felix, { seats: 4 }, 'finding');
const { proof } = record;
if (proof === undefined) throw new Error('the record has no proof');

const seats = Object.fromEntries(
  proof.shares.flatMap((given, seat) => ('seal' in given ? [[seat, given.seal] as const] : [])),
);
const noted: Seals = { house: proof.seal, seats };

const told = (game: Game, changed: object, seen?: Seals): string => {
  const finding = findingOf(game, changed as RecordWithSeating, seen);
  return finding.kind === 'wrong' ? wrongSentence(words.wrong, finding, (seat) => `S${seat}`) : finding.kind;
};

describe('what a check finds', () => {
  it('a sealed match is the same once more, also beside the seals that this device saw', () => {
    expect(told(felix, record)).toBe('same');
    expect(told(felix, record, noted)).toBe('same');
  });

  it('a match without seals is told from one that has lost them', () => {
    const { proof: _, ...plain } = record;
    expect(told(felix, plain)).toBe('unsealed');
    expect(told(felix, plain, noted)).toBe(words.wrong.seen);
  });

  it('other seals than this device saw are noticed, although all else fits', () => {
    expect(told(felix, record, { ...noted, house: 'ab'.repeat(32) })).toBe(words.wrong.seen);
    expect(told(felix, record, { ...noted, seats: { ...seats, 0: 'ab'.repeat(32) } })).toBe(words.wrong.seen);
  });

  it('the first thing that does not match is named', () => {
    const dealt = { ...record, deal: { ...record.deal, firstSeat: 9 } };
    expect(told(felix, dealt)).toBe(words.wrong.deal);
    expect(told(felix, { ...record, proof: { ...proof, secret: 'ab'.repeat(32) } })).toBe(words.wrong.secret);
    const at = proof.shares.findIndex(({ by }) => by === 'person');
    const shares = proof.shares.map((given, seat) => (seat === at ? { ...given, share: 'ab'.repeat(32) } : given));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(told(felix, { ...record, proof: { ...proof, shares } })).toBe(words.wrong.share(`S${at}`));
    expect(told(felix, { ...record, moves: [...record.moves, record.moves[0]] })).toBe(
      words.wrong.move(record.moves.length + 1),
    );
    expect(told(felix, { ...record, result: { seats: [], winners: [0] } })).toBe(words.wrong.result);
    expect(told(felix, { ...record, proof: 7 })).toBe(words.wrong.record);
  });

  it('a die is named with its move, counted from 1', () => {
    const kitchen = playSealed(chop, { seats: 2 }, 'die');
    const at = kitchen.moves.findIndex(({ type }) => type === 'roll');
    const moves = kitchen.moves.map((move, index) =>
      index === at && 'value' in move ? { ...move, value: move.value === 2 ? 1 : 2 } : move,
    );
    expect(told(chop, { ...kitchen, moves })).toBe(words.wrong.roll(at + 1));
  });

  it('what stands in the record and what should stand there are told in words, never as they are written in the record', () => {
    const compared = (game: Game, changed: object) => {
      const finding = findingOf(game, changed as RecordWithSeating, undefined);
      if (finding.kind !== 'wrong') throw new Error('nothing is wrong');
      return comparedIn(finding, { game, record: changed as RecordWithSeating, nameOf: (seat) => `S${seat}` });
    };
    const { winners = [] } = record.result as { readonly winners?: readonly number[] };
    const others = [0, 1, 2, 3].filter((seat) => !winners.includes(seat));
    expect(compared(felix, { ...record, result: { ...record.result, winners: others } })).toEqual({
      found: others.map((seat) => `S${seat}`).join(', '),
      expected: winners.map((seat) => `S${seat}`).join(', '),
    });
    expect(compared(felix, { ...record, result: { winners } }), 'other points, the same winners').toBeUndefined();
    const kitchen = playSealed(chop, { seats: 2 }, 'die');
    const at = kitchen.moves.findIndex(({ type }) => type === 'roll');
    const face = (kitchen.moves[at] as unknown as { readonly value: number }).value;
    const other = face === 2 ? 1 : 2;
    const moves = kitchen.moves.map((move, index) => (index === at ? { ...move, value: other } : move));
    expect(compared(chop, { ...kitchen, moves })).toEqual({ found: String(other), expected: String(face) });
    const cat = Number(kitchen.options['cat']);
    expect(compared(chop, { ...kitchen, options: { ...kitchen.options, cat: 1 - cat } })).toEqual({
      found: `S${1 - cat}`,
      expected: `S${cat}`,
    });
  });
});
