import { describe, expect, it } from 'vitest';
import type { Plan } from '../plan.js';
import { ladderAssignments, meetingsOf } from './schedule.js';

const keyOf = ([one, other]: readonly [number, number]): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

describe('the schedule of a ladder', () => {
  it.each([2, 3, 4, 5, 8, 9])('of %i entrants everybody meets everybody else before anybody meets again', (count) => {
    const rounds = count % 2 === 0 ? count - 1 : count;
    const meetings = Array.from({ length: rounds }, (_, round) => meetingsOf(count, round));
    for (const round of meetings) expect(new Set(round.flat()).size).toBe(2 * round.length);
    expect(meetings.flat()).toHaveLength((count * (count - 1)) / 2);
    expect(new Set(meetings.flat().map(keyOf)).size).toBe((count * (count - 1)) / 2);
  });

  it.each([2, 3, 6, 7])('of %i entrants each is a guest in as many matches as the plan asks for', (count) => {
    const entrants = Array.from({ length: count }, (_, index) => `bot ${index}`);
    const plan: Plan = {
      game: 'felix',
      seats: 4,
      options: {},
      entrants,
      games: 50,
      seed: '7',
      budget: {},
      isLadder: true,
    };
    const assignments = ladderAssignments(plan);
    const keys = assignments.map(({ pairing: { guest, hosts }, deal }) => `${guest} ${hosts} ${deal}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const entrant of entrants.keys()) {
      const deals = assignments.filter(({ pairing }) => pairing.guest === entrant).length;
      expect(deals).toBeGreaterThanOrEqual(Math.ceil(50 / 4));
      expect(deals).toBe(assignments.filter(({ pairing }) => pairing.hosts === entrant).length);
    }
  });
});
