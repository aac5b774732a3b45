import { seat } from '@miaou/kit';
import type { Snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { stillAsked, wishRole } from './proposals';

const SEATS = {
  seats: [
    { person: 'a', name: 'Ana' },
    { person: 'b', name: 'Ben' },
    { person: 'c', name: 'Cy', standIn: 'left' },
    { bot: 'ida' },
    { person: 'd', name: 'Dora' },
  ],
} as unknown as Snapshot;
const WISH = { wish: 'pause', seat: seat(0), agreed: [seat(0), seat(4)] } as const;

describe('a wish', () => {
  it('a proposal waits for people who play and have not agreed, never for bots', () => {
    expect(stillAsked(SEATS, WISH)).toEqual([1]);
  });

  it.each([
    [seat(0), 'asking'],
    [seat(1), 'asked'],
    [seat(4), 'agreed'],
    [undefined, 'watching'],
  ] as const)('to seat %s a proposal is: %s', (mine, role) => {
    expect(wishRole(WISH, mine)).toBe(role);
  });
});
