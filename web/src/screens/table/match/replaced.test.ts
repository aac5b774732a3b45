import type { Transition } from '@miaou/client';
import { seat } from '@miaou/kit';
import type { Handover } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { playedToTheEnd, type SeatFace } from '../../../games/board';
import words from '../texts/en';
import frame from '../texts/frame/en';
import { replacedSeats } from './replaced';

const viewIn = (round: number) => ({ viewer: 'spectator', toMove: [], round }) as const;

const TOLD: readonly Transition[] = [1, 1, 2, 3].map((round) => ({
  event: { type: 'moved' },
  before: viewIn(round),
  after: viewIn(round + 1),
}));

const SEATS = [{ isMe: true }, { isMe: false }] as unknown as readonly SeatFace[];
const board = { round: (view: object) => (view as { round: number }).round };

const WORDS = { ...words.play, standsIn: frame.standsIn };

const replaced = (...handovers: Handover[]) => replacedSeats({ handovers, told: TOLD, seats: SEATS, board }, WORDS);

const notes = (...handovers: Handover[]): string[] => [...replaced(...handovers).values()].map(({ note }) => note);

describe('who played to the end', () => {
  it('a seat that a bot played names the bot, the person and the round', () => {
    expect(notes({ seat: seat(1), after: 2, name: 'Rita', bot: 'mirek' })).toEqual([
      'Played by Mirek for Rita from round 2',
    ]);
  });

  it('the reader is told that a bot played for them', () => {
    expect(notes({ seat: seat(0), after: 0, name: 'Ana', bot: 'mirek' })).toEqual([
      'Played by Mirek for you from round 1',
    ]);
  });

  it.each([
    [3, 'Rounds 1–2: Mirek for Rita'],
    [2, 'Round 1: Mirek for Rita'],
  ])('a person who came back after %i events played the rest themselves', (after, note) => {
    expect(
      notes({ seat: seat(1), after: 0, name: 'Rita', bot: 'mirek' }, { seat: seat(1), after, name: 'Rita' }),
    ).toEqual([note]);
  });

  it('a person who came back has won or lost; one for whom a bot ended the match has not', () => {
    const left = { seat: seat(1), after: 0, name: 'Rita', bot: 'mirek' };
    const back = { seat: seat(1), after: 2, name: 'Rita' };
    expect(playedToTheEnd(replaced(left, back), seat(1))).toBe(true);
    expect(playedToTheEnd(replaced(left, back, { ...left, after: 3 }), seat(1))).toBe(false);
    expect(playedToTheEnd(replaced(left), seat(0))).toBe(true);
    expect(playedToTheEnd(undefined, seat(0))).toBe(true);
  });

  it('a person who came back before anything happened played all of it', () => {
    expect(
      notes({ seat: seat(1), after: 2, name: 'Rita', bot: 'mirek' }, { seat: seat(1), after: 2, name: 'Rita' }),
    ).toEqual([]);
  });

  it('the bot whose seat somebody took played for nobody', () => {
    expect(notes({ seat: seat(1), after: 0, bot: 'mirek' }, { seat: seat(1), after: 3, name: 'Cleo' })).toEqual([
      'Rounds 1–2: Mirek',
    ]);
  });

  it('a person who was replaced after the last event was replaced in the last round', () => {
    expect(notes({ seat: seat(1), after: 9, name: 'Rita', bot: 'mirek' })).toEqual([
      'Played by Mirek for Rita from round 4',
    ]);
  });
});
