import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { gameById } from '@miaou/games';
import type { Game } from '@miaou/kit';
import type { Assignment } from './arenaWorker.js';
import type { Block } from './block.js';
import { Journal } from './journal.js';
import { countDeals, type Pairing, type Plan, pairingsOf, partOf } from './plan.js';
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
  /** The share of equal players; null where guest and hosts play different parts. */
  readonly fairShare: number | null;
  /** False if it was ended early. */
  readonly complete: boolean;
}

/** Ordered by deal, so that all cells grow at the same pace and an early end leaves none empty. */
const assignmentsOf = (plan: Plan, pairings: readonly Pairing[]): Assignment[] =>
  Array.from({ length: countDeals(plan) }, (_, deal) => pairings.map((pairing) => ({ pairing, deal }))).flat();

const startThread = (plan: Plan): Worker =>
  new Worker(pathToFileURL(createRequire(import.meta.url).resolve('@miaou/arena/worker')), {
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

const standingOf = (plan: Plan, game: Game, pairings: readonly Pairing[], blocks: readonly Block[]): Standing => ({
  plan,
  fairShare: partOf(game) === undefined ? 1 / plan.seats : null,
  cells: pairings.flatMap((pairing) => {
    const own = blocks.filter(({ guest, hosts }) => guest === pairing.guest && hosts === pairing.hosts);
    return own.length === 0
      ? []
      : [
          cellOf(
            pairing,
            own.toSorted((a, b) => a.deal - b.deal),
          ),
        ];
  }),
  complete: blocks.length >= pairings.length * countDeals(plan),
});

/** Plays every deal that is not in the journal and returns the matrix. */
export const runTournament = async (plan: Plan, options: TournamentOptions): Promise<Standing> => {
  const game = gameById(plan.game);
  if (game === undefined) throw new Error(`unknown game ${plan.game}`);
  const pairings = pairingsOf(plan, game);
  const journal = Journal.open(options.journal, plan);
  const all = assignmentsOf(plan, pairings);
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
  return standingOf(plan, game, pairings, journal.blocks);
};
