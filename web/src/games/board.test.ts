import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { calledAs, isYou, labelOf, type SeatFace } from './board';

const ANA: SeatFace = {
  seat: seat(0),
  name: 'Ana',
  portrait: null,
  isMe: true,
  standIn: null,
  present: true,
  deadline: null,
};

describe('what a seat is called', () => {
  it.each([
    ['one’s own', ANA, 'You'],
    ['one’s own at a shared screen', { ...ANA, isShared: true } as const, 'Ana'],
    ['somebody else’s', { ...ANA, isMe: false }, 'Ana'],
  ])('%s seat is called by the right name', (_, face, called) => {
    expect(calledAs(face, 'You')).toBe(called);
    expect(labelOf(face, 'You')).toBe(called);
    expect(isYou(face)).toBe(called === 'You');
  });

  it('a bot that plays for somebody has its own name alone where a sentence would be cut off', () => {
    const standInName = { bot: 'Vera', forWhom: 'for Ben' };
    const face = { ...ANA, isMe: false, name: 'Vera for Ben', standInName };
    expect([calledAs(face, 'You'), labelOf(face, 'You')]).toEqual(['Vera for Ben', 'Vera']);
  });
});
