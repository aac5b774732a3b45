import { at, drawFraction, SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { fitStrengths, logOddsOf, type Meeting } from './bradleyTerry.js';
import { inverseOf, times } from './linearAlgebra.js';
import { meetingsOf } from './schedule.js';

const TRUTH = [1.2, 0.4, 0.1, -0.6, -1.1];
const SEATS = 4;
const ADVANTAGE = logOddsOf(1 / SEATS);

interface Tournament {
  readonly rounds: number;
  /** How often all matches of a deal end alike. */
  readonly alike: number;
  readonly advantage?: number;
}

/** The results of a ladder between players of known strengths. */
const played = (seed: number, { rounds, alike, advantage = ADVANTAGE }: Tournament): Meeting[] => {
  const chance = new SeededChance(seed);
  return Array.from({ length: rounds }, (_, deal) =>
    meetingsOf(TRUTH.length, deal).flatMap(([one, other]) =>
      [
        [one, other],
        [other, one],
      ].map(([guest = 0, hosts = 0]) => {
        const expected = 1 / (1 + Math.exp(-(at(TRUTH, guest) - at(TRUTH, hosts) + advantage)));
        const draw = (): number => (drawFraction(chance) < expected ? 1 : 0);
        const first = draw();
        const isAlike = drawFraction(chance) < alike;
        const others = Array.from({ length: SEATS - 1 }, () => (isAlike ? first : draw()));
        return { guest, hosts, deal, games: SEATS, won: others.reduce((sum, won) => sum + won, first) };
      }),
    ),
  ).flat();
};

const againstMean = (entrant: number): number[] =>
  TRUTH.map((_, other) => (other === entrant ? 1 : 0) - 1 / TRUTH.length);

const TOURNAMENTS = 200 * (Number(process.env['MIAOU_RUNS']) / 100);
const PLAYED = { rounds: 60, alike: 0.8 };

/** How far each strength is from the true one, in standard errors as they are stated. */
const distances = (change: (meetings: readonly Meeting[]) => readonly Meeting[] = (meetings) => meetings): number[] =>
  Array.from({ length: TOURNAMENTS }, (_, seed) => {
    const strengths = fitStrengths(TRUTH.length, change(played(seed, PLAYED)), ADVANTAGE);
    return TRUTH.map(
      (truth, entrant) =>
        Math.abs(at(strengths.of, entrant) - truth) / Math.sqrt(strengths.squaredError(againstMean(entrant))),
    );
  }).flat();

/** How often an interval of so many standard errors holds the true strength. */
const coverage = (far: readonly number[], errors = 1.96): number =>
  far.filter((distance) => distance <= errors).length / far.length;

describe('strengths by Bradley and Terry', () => {
  it('many matches give the strengths by which they were played', () => {
    const { of } = fitStrengths(TRUTH.length, played(1, { rounds: 20_000, alike: 0 }), ADVANTAGE);
    for (const [entrant, truth] of TRUTH.entries()) expect(Math.abs(at(of, entrant) - truth)).toBeLessThan(0.06);
  });

  it('the advantage of a part of its own is fitted with the strengths', () => {
    const { advantage, of } = fitStrengths(TRUTH.length, played(1, { rounds: 20_000, alike: 0, advantage: 0.7 }), null);
    expect(Math.abs(advantage - 0.7)).toBeLessThan(0.05);
    expect(Math.abs(at(of, 0) - at(TRUTH, 0))).toBeLessThan(0.06);
  });

  it('the intervals hold the true strengths in 95 of 100 cases, also where matches of one deal end alike', () => {
    const far = distances();
    expect(coverage(far)).toBeGreaterThan(0.93);
    expect(coverage(far)).toBeLessThan(0.985);
    // Planted: intervals of half and of twice the width.
    expect(coverage(far, 0.98)).toBeLessThan(0.8);
    expect(coverage(far, 3.92)).toBeGreaterThan(0.985);
  });

  it('the test of coverage detects deals taken for independent matches', () => {
    const apart = (meetings: readonly Meeting[]): Meeting[] =>
      meetings.flatMap((meeting) =>
        Array.from({ length: meeting.games }, (_, game) => ({
          ...meeting,
          deal: SEATS * meeting.deal + game,
          games: 1,
          won: meeting.won / meeting.games,
        })),
      );
    expect(coverage(distances(apart))).toBeLessThan(0.85);
  });

  it('who won everything has a finite strength with a wide interval', () => {
    const meetings = Array.from({ length: 30 }, (_, deal) => [
      { guest: 0, hosts: 1, deal, games: 4, won: 4 },
      { guest: 1, hosts: 0, deal, games: 4, won: 0 },
    ]).flat();
    const strengths = fitStrengths(2, meetings, ADVANTAGE);
    expect(at(strengths.of, 0)).toBeGreaterThan(1);
    expect(at(strengths.of, 0)).toBeLessThan(6);
    expect(Math.sqrt(strengths.squaredError([1, -1]))).toBeGreaterThan(0.5);
  });

  it('strengths have a mean of zero', () => {
    const { of } = fitStrengths(TRUTH.length, played(3, PLAYED), ADVANTAGE);
    expect(of.reduce((sum, strength) => sum + strength, 0)).toBeCloseTo(0, 8);
  });

  it('a matrix times its inverse changes no vector', () => {
    const matrix = [
      [0, 2, 1],
      [2, 1, 0],
      [1, 0, 5],
    ];
    const vector = [3, -1, 2];
    for (const [index, value] of times(inverseOf(matrix), times(matrix, vector)).entries())
      expect(value).toBeCloseTo(at(vector, index), 10);
  });
});
