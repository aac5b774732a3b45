import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Block } from '../block.js';
import type { Plan } from '../plan.js';
import { runTournament } from '../tournament.js';
import { ladderOf } from './ladder.js';

const block = (guest: number, hosts: number, deal: number, shares: readonly number[]): Block => ({
  guest,
  hosts,
  deal,
  shares,
  margins: [],
  draws: 0,
  guestFaults: {},
  hostFaults: {},
  guestDecisions: 1,
  guestMilliseconds: 1,
});

/** Guest 0 wins half of its matches among copies of 1, and 1 a tenth among copies of 0; equals win a quarter. */
const BLOCKS = Array.from({ length: 100 }, (_, deal) => [
  block(0, 1, deal, deal % 2 === 0 ? [1, 1, 0, 0] : [0, 1, 0, 1]),
  block(1, 0, deal, deal % 10 === 0 ? [1, 0, 0, 0] : deal % 10 < 4 ? [0, 0, 1, 0] : [0, 0, 0, 0]),
]).flat();

describe('a ladder', () => {
  it('a ladder has a mean of 1500, and a lead is the logarithm of odds', () => {
    const { places, advantage } = ladderOf(2, BLOCKS, 0.25);
    expect(places.map(({ entrant, games }) => [entrant, games])).toEqual([
      [0, 400],
      [1, 400],
    ]);
    const [best = 0, other = 0] = places.map(({ rating }) => rating.mean);
    const [lead, none] = places.map((place) => place.lead);
    expect((best + other) / 2).toBeCloseTo(1500, 5);
    expect(lead?.mean).toBeCloseTo(best - other, 5);
    // Odds of 1 to 1 where equals have 1 to 3, and of 1 to 9: three times as good both ways, or 191 points.
    expect(Math.abs((lead?.mean ?? 0) - 400 * Math.log10(3))).toBeLessThan(5);
    expect(lead?.low).toBeGreaterThan(0);
    expect(none).toBeNull();
    expect(advantage).toBeNull();
  });

  it('an advantage of the guest is told apart from strength', () => {
    const blocks = Array.from({ length: 100 }, (_, deal) => [
      block(0, 1, deal, [1, 1, 0, 1]),
      block(1, 0, deal, [0, 1, 1, 1]),
    ]).flat();
    const { places, advantage } = ladderOf(2, blocks, null);
    expect(places[0]?.lead?.mean).toBeCloseTo(0, 5);
    expect(advantage).toBeCloseTo(400 * Math.log10(3), 0);
  });
});

const PLAN: Plan = {
  game: 'felix',
  seats: 3,
  options: {},
  entrants: ['random', 'greedy', 'mirek'],
  games: 12,
  seed: 'purr',
  budget: {},
  isLadder: true,
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'miaou-ladder-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a ladder of bots', () => {
  it('a ladder goes on from its journal and ends as if it had never stopped, on any number of threads', async () => {
    const journal = join(folder, 'ladder.jsonl');
    const stop = new AbortController();
    const early = await runTournament(PLAN, { threads: 1, journal, signal: stop.signal, progress: () => stop.abort() });
    expect(early.complete).toBe(false);
    const whole = await runTournament(PLAN, { threads: 2, journal });
    const fresh = await runTournament(PLAN, { threads: 1 });
    expect(whole.complete).toBe(true);
    expect(whole.ladder).toEqual(fresh.ladder);
    expect(readFileSync(journal, 'utf8').trim().split('\n')).toHaveLength(1 + 6 * 2);
    expect(whole.ladder?.places.at(-1)?.entrant).toBe(0);
  });
});
