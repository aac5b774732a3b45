import { playSealed } from '@miaou/conformance';
import { gameById } from '@miaou/games';
import type { Game } from '@miaou/kit';
import type { RecordWithSeating } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { dealtLines } from '../../../games/felix/board/dealt';
import felixWords from '../../../games/felix/board/texts/en';
import { dealtAgain } from './dealtAgain';
import { beginningOf, excerptOf } from './excerpt';
import { findingOf } from './finding';

const felix = gameById('felix') as Game;
const chop = gameById('chop') as Game;
const record: RecordWithSeating = playSealed(felix, { seats: 4 }, 'dealt again');
const { proof } = record;
if (proof === undefined) throw new Error('the record has no proof');

const shown = (changed: object) => {
  const tampered = { ...record, ...changed } as RecordWithSeating;
  const linesOf = (deal: object) => dealtLines(deal as never, felixWords);
  return dealtAgain(linesOf, tampered.deal, findingOf(felix, tampered, undefined));
};

describe('the deal once more', () => {
  it('every hand is the same, the one that opens first', () => {
    const lines = shown({});
    expect(lines.map(({ state }) => state)).toEqual(['same', 'same', 'same', 'same']);
    expect(lines[0]?.line.seat).toBe((record.deal as { firstSeat: number }).firstSeat);
    expect(lines.map(({ line }) => line.pictures.length)).toEqual([9, 9, 9, 9]);
  });

  it('the first hand that was changed stands beside what it should be, and none after it was checked', () => {
    const { firstSeat, removed } = record.deal as { firstSeat: number; removed: string[] };
    const second = (firstSeat + 1) % 4;
    const changed = removed.map((card, seat) => (seat === second ? (card === '15' ? '3' : '15') : card));
    const lines = shown({ deal: { firstSeat, removed: changed } });
    expect(lines.map(({ state }) => state)).toEqual(['same', 'wrong', 'unchecked', 'unchecked']);
    expect(lines[1]?.expected?.pictures).not.toEqual(lines[1]?.line.pictures);
    expect(lines[1]?.expected?.seat).toBe(second);
  });

  it('the deal was the same where only the result was changed', () => {
    const states = shown({ result: { winners: [] } }).map(({ state }) => state);
    expect(states).toEqual(['same', 'same', 'same', 'same']);
  });

  it('nothing was checked where a letter does not fit', () => {
    const secret = Array.from(proof.secret).toReversed().join('');
    expect(shown({ proof: { ...proof, secret } }).map(({ state }) => state)).toEqual(Array(4).fill('unchecked'));
  });

  it('the deal was the same where only a die was changed', () => {
    const kitchen: RecordWithSeating = playSealed(chop, { seats: 2 }, 'a die');
    const at = kitchen.moves.findIndex(({ type }) => type === 'roll');
    const moves = kitchen.moves.map((move, index) =>
      index === at && 'value' in move ? { ...move, value: (Number(move.value) % 4) + 1 } : move,
    );
    const finding = findingOf(chop, { ...kitchen, moves }, undefined);
    expect(finding).toMatchObject({ kind: 'wrong', move: at + 1 });
    expect(dealtAgain(() => [{ pictures: [] }], kitchen.deal, finding)).toMatchObject([{ state: 'same' }]);
  });
});

describe('two seals side by side', () => {
  const seal = '0123456789abcdef'.repeat(4);

  it('show where they part, after two groups that they share', () => {
    const other = `${seal.slice(0, 18)}ffff${seal.slice(22)}`;
    expect(excerptOf(seal, other)).toEqual({ shared: '… 89ab cdef', differs: '0123' });
    expect(excerptOf(other, seal)).toEqual({ shared: '… 89ab cdef', differs: '01ff' });
    expect(excerptOf(seal, `f${seal.slice(1)}`)).toEqual({ shared: '', differs: '0123' });
  });

  it('one that is missing, or a text of another kind, stays as it is', () => {
    expect(excerptOf('', seal)).toEqual({ shared: '', differs: '' });
    expect(excerptOf('{"seats":4}', '{"seats":5}')).toEqual({ shared: '', differs: '{"seats":4}' });
    expect(beginningOf(seal)).toBe('0123 4567');
  });
});
