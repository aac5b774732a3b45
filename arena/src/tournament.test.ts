import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, gameById } from '@miaou/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playBlock } from './block.js';
import { openPlayer } from './entrant.js';
import { JournalFault } from './journal.js';
import { type Plan, pairingsOf, partOf } from './plan.js';
import type { Player } from './player.js';
import { runTournament } from './tournament.js';

const PLAN: Plan = {
  game: 'felix',
  seats: 3,
  options: {},
  entrants: ['random', 'greedy'],
  games: 12,
  seed: 'purr',
  budget: {},
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'miaou-arena-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('pairings', () => {
  it('pairings set every entrant against every other, and against itself where one seat has a part of its own', () => {
    const [felix, chop] = ['felix', 'chop'].map(gameById);
    if (felix === undefined || chop === undefined) throw new Error('a game is missing');
    expect(pairingsOf(PLAN, felix)).toHaveLength(2);
    expect(pairingsOf(PLAN, chop)).toHaveLength(4);
  });
});

describe('a block', () => {
  it.each(GAMES.map(({ id, seatCounts }) => ({ id, seats: seatCounts[0] ?? 0 })))(
    'a block of $id is one deal from every seat, the same each time',
    async ({ id, seats }) => {
      const game = gameById(id);
      if (game === undefined) throw new Error(`no ${id}`);
      const plan = { ...PLAN, game: id, seats };
      const play = async (): Promise<object> => {
        const { guestMilliseconds: _, ...block } = await playBlock(game, plan, { guest: 0, hosts: 1 }, 4, (entrant) =>
          openPlayer(id, plan.entrants[entrant] ?? ''),
        );
        return block;
      };
      const once = await play();
      expect(once).toMatchObject({ deal: 4, guestFaults: {}, hostFaults: {} });
      expect(Reflect.get(once, 'shares')).toHaveLength(seats);
      expect(await play()).toEqual(once);
    },
  );

  it.each(GAMES.map(({ id, seatCounts }) => ({ id, seats: seatCounts.at(-1) ?? 0 })))(
    'no match of $id is played twice in a block, however deterministic its players are',
    async ({ id, seats }) => {
      const game = gameById(id);
      if (game === undefined) throw new Error(`no ${id}`);
      const matches: string[][] = [];
      let decisions: string[] = [];
      const plan = { ...PLAN, game: id, seats, entrants: ['same', 'same', 'other'] };
      // Views name the seat that has a part of its own, which differs even where the match is the same.
      const hasPart = partOf(game) !== undefined;
      // One player for all seats, which always makes the move in the middle, and writes down what it could do.
      const player: Player = {
        answer: ({ legalMoves, view }) => {
          decisions.push(JSON.stringify(hasPart ? legalMoves : [legalMoves, view]));
          return legalMoves.length >> 1;
        },
        close: () => undefined,
      };
      const watched = (): Player => {
        if (decisions.length > 0) matches.push(decisions);
        decisions = [];
        return player;
      };
      let asked = 0;
      for (const hosts of [0, 1]) {
        matches.length = 0;
        // The players of a match are asked for before it is played, one for each seat.
        await playBlock(game, plan, { guest: 0, hosts }, 0, () => (asked++ % seats === 0 ? watched() : player));
        watched();
        expect(matches).toHaveLength(seats);
        expect(new Set(matches.map((match) => match.join('\n'))).size).toBe(seats);
      }
    },
  );

  it('a match in which the guest failed counts as lost', async () => {
    const game = gameById('felix');
    if (game === undefined) throw new Error('no felix');
    const block = await playBlock(game, PLAN, { guest: 0, hosts: 1 }, 0, (entrant) =>
      entrant === 0 ? { answer: () => 'crashed', close: () => undefined } : openPlayer('felix', 'random'),
    );
    expect(block.shares).toEqual([0, 0, 0]);
    expect(block.guestFaults['crashed']).toBe(block.guestDecisions);
  });
});

describe('a tournament', () => {
  it('a tournament fills every cell with the same shares on two threads as on one', async () => {
    const { cells, complete } = await runTournament(PLAN, { threads: 2 });
    expect(complete).toBe(true);
    expect(cells.map(({ games }) => games)).toEqual([12, 12]);
    const alone = await runTournament(PLAN, { threads: 1 });
    expect(alone.cells.map(({ share }) => share)).toEqual(cells.map(({ share }) => share));
  });

  it('an interrupted tournament continues from its journal, even after half a line', async () => {
    const journal = join(folder, 'broken.jsonl');
    const stop = new AbortController();
    const early = await runTournament(PLAN, { threads: 1, journal, signal: stop.signal, progress: () => stop.abort() });
    expect(early.complete).toBe(false);
    writeFileSync(journal, `${readFileSync(journal, 'utf8')}{"guest":0,"ho`);
    const counts: number[] = [];
    const whole = await runTournament(PLAN, { threads: 1, journal, progress: (done) => counts.push(done) });
    expect(whole.complete).toBe(true);
    expect(counts[0]).toBe(2);
    const fresh = await runTournament(PLAN, { threads: 1 });
    expect(whole.cells.map(({ share }) => share)).toEqual(fresh.cells.map(({ share }) => share));
  });

  it('a tournament refuses the journal of another', async () => {
    const journal = join(folder, 'other.jsonl');
    await runTournament({ ...PLAN, games: 3 }, { threads: 1, journal });
    await expect(runTournament(PLAN, { threads: 1, journal })).rejects.toThrow(JournalFault);
  });

  it('a tournament refuses a journal of the time when the same plan gave other matches', async () => {
    const journal = join(folder, 'old.jsonl');
    writeFileSync(journal, `${JSON.stringify({ arena: 1, plan: PLAN })}\n`);
    await expect(runTournament(PLAN, { threads: 1, journal })).rejects.toThrow(JournalFault);
  });
});
