import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { gameById } from '@miaou/games';
import type { Game } from '@miaou/kit';
import type { Block } from './block.js';
import { type Comparison, comparisonsOf } from './comparison.js';
import { Journal } from './journal.js';
import { type Ladder, ladderOf } from './ladder/ladder.js';
import { ladderAssignments } from './ladder/schedule.js';
import { type Assignment, countDeals, type Plan, pairingsOf, partOf } from './plan.js';
import { type Cell, cellOf } from './standing.js';

export interface TournamentOptions {
  /** How many threads play at once. */
  readonly threads: number;
  /** The file of finished deals, to continue from. */
  readonly journal?: string;
  /** Called after each deal. */
  readonly progress?: (done: number, all: number) => void;
  /** Ends the tournament early; finished deals stay in the journal. */
  readonly signal?: AbortSignal;
}

export interface Standing {
  readonly plan: Plan;
  readonly cells: readonly Cell[];
  /** Every two guests among the same hosts; none where no two have hosts in common, and none on a ladder. */
  readonly comparisons: readonly Comparison[];
  /** The ratings, if the plan asked for them and anything was played. */
  readonly ladder: Ladder | null;
  /** The share of equal players; null where guest and hosts play different parts. */
  readonly fairShare: number | null;
  /** False if it was ended early. */
  readonly complete: boolean;
}

/** Ordered by deal, so that all cells grow at the same pace and an early end leaves none empty. */
const matrixAssignments = (plan: Plan, game: Game): Assignment[] => {
  const pairings = pairingsOf(plan, game);
  return Array.from({ length: countDeals(plan) }, (_, deal) => pairings.map((pairing) => ({ pairing, deal }))).flat();
};

const assignmentsOf = (plan: Plan, game: Game): Assignment[] =>
  plan.isLadder === true ? ladderAssignments(plan) : matrixAssignments(plan, game);

/** A bundled program has the bundled thread next to it, and an installed package has nothing else. */
const BUNDLED = new URL('./bundle-arena.js', import.meta.url);

const threadProgram = (): URL =>
  existsSync(BUNDLED) ? BUNDLED : pathToFileURL(createRequire(import.meta.url).resolve('@miaou/arena/worker'));

const startThread = (plan: Plan): Worker =>
  new Worker(threadProgram(), {
    workerData: plan,
    // Threads run the built code, whatever conditions the main thread was started with.
    execArgv: [],
  });

/** Sends deals to one thread until none is left. */
const feedThread = (
  worker: Worker,
  next: () => Assignment | undefined,
  finished: (block: Block) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    const sendNext = (): void => worker.postMessage(next() ?? 'close');
    worker.once('error', reject);
    worker.once('exit', () => resolve());
    worker.on('message', (block: Block) => {
      finished(block);
      sendNext();
    });
    sendNext();
  });

/** A cell for every pairing that was played. */
const cellsOf = (plan: Plan, blocks: readonly Block[]): Cell[] =>
  plan.entrants.flatMap((_, guest) =>
    plan.entrants.flatMap((_entrant, hosts) => {
      const own = blocks.filter((block) => block.guest === guest && block.hosts === hosts);
      return own.length === 0 ? [] : [cellOf({ guest, hosts }, own)];
    }),
  );

/** Threads finish in any order, and sums of numbers depend on theirs in the last digit. */
const inOrder = (blocks: readonly Block[]): Block[] =>
  blocks.toSorted((a, b) => a.deal - b.deal || a.guest - b.guest || a.hosts - b.hosts);

const standingOf = (plan: Plan, game: Game, played: readonly Block[], complete: boolean): Standing => {
  const blocks = inOrder(played);
  const fairShare = partOf(game) === undefined ? 1 / plan.seats : null;
  const isRated = plan.isLadder === true && blocks.length > 0;
  return {
    plan,
    fairShare,
    cells: cellsOf(plan, blocks),
    comparisons: plan.isLadder === true ? [] : comparisonsOf(plan.entrants.length, blocks),
    ladder: isRated ? ladderOf(plan.entrants.length, blocks, fairShare) : null,
    complete,
  };
};

/** Plays every deal that is not in the journal and returns where everybody stands. */
export const runTournament = async (plan: Plan, options: TournamentOptions): Promise<Standing> => {
  const game = gameById(plan.game);
  if (game === undefined) throw new Error(`unknown game ${plan.game}`);
  const journal = Journal.open(options.journal, plan);
  const all = assignmentsOf(plan, game);
  const played = new Set(journal.blocks.map(({ guest, hosts, deal }) => `${guest} ${hosts} ${deal}`));
  const left = all.filter(({ pairing: { guest, hosts }, deal }) => !played.has(`${guest} ${hosts} ${deal}`));
  const queue = left.values();
  const next = (): Assignment | undefined => (options.signal?.aborted === true ? undefined : queue.next().value);
  const finished = (block: Block): void => {
    journal.add(block);
    options.progress?.(journal.blocks.length, all.length);
  };
  const threads = Math.max(1, Math.min(options.threads, left.length));
  await Promise.all(Array.from({ length: threads }, () => feedThread(startThread(plan), next, finished)));
  return standingOf(plan, game, journal.blocks, journal.blocks.length >= all.length);
};
