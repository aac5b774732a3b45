import { loadReview, REVIEW_SEED, type ReviewedDecision, type ReviewSummary, type StandingAfter } from '@miaou/bots';
import type { Game, MatchRecord, Seat } from '@miaou/kit';
import { startBotWorker, WorkerClient } from '../onThisDevice/workerClient';
import type { ReviewReply, ReviewTask } from '../onThisDevice/workerMessages';
import { pageClock } from '../tableClient/clock';
import { keepReview, keptReview } from './keptReviews';

const SETTINGS = { seed: REVIEW_SEED };
/** A slow device needs less than this for one decision. */
const PATIENCE = 60_000;

/** The review of one player's decisions, which come in one after the other. */
export class MatchReview {
  /** In the order of the match. */
  decisions = $state.raw<readonly ReviewedDecision[]>([]);
  /** How all stood after the decisions of everybody else: known once all of this player's are there. */
  others = $state.raw<readonly StandingAfter[]>([]);
  /** Of the decisions that are there. */
  summary = $state.raw<ReviewSummary>();
  /** How many decisions there are to review; unknown at first. */
  all = $state<number>();
  /** Something went wrong, and no more will come. */
  hasFailed = $state(false);
  readonly seat: Seat;
  readonly #game: Game;
  readonly #record: MatchRecord;
  readonly #worker = new WorkerClient<ReviewTask, ReviewReply>(pageClock, startBotWorker);
  #isClosed = false;

  constructor(game: Game, record: MatchRecord, seat: Seat) {
    this.seat = seat;
    this.#game = game;
    // What stands beside the match in a table's record is not the worker's business.
    const { format, game: id, options, deal, moves, result } = record;
    this.#record = { format, game: id, options, deal, moves, ...(result === undefined ? {} : { result }) };
  }

  get isDone(): boolean {
    return this.all === this.decisions.length;
  }

  /** Reviews all decisions; the one that the reader looks at comes first. */
  async run(first?: number): Promise<void> {
    const known = keptReview(this.#record, this.seat);
    if (known !== undefined) {
      this.all = known.decisions.length;
      this.decisions = known.decisions;
      this.others = known.others;
      return this.#summarise();
    }
    const { decisionsIn } = await loadReview();
    const moves = decisionsIn(this.#game, this.#record, this.seat).map(({ move }) => move);
    this.all = moves.length;
    const ordered = moves.toSorted((one, other) => Number(other === first) - Number(one === first) || one - other);
    for (const move of ordered) {
      const { decision } = await this.#ask({ move, settings: SETTINGS });
      if (this.#isClosed) return;
      if (decision === undefined || decision === null) {
        this.hasFailed = true;
        return;
      }
      this.decisions = [...this.decisions, decision].toSorted((one, other) => one.move - other.move);
    }
    const { others } = await this.#ask({ beside: this.seat, settings: SETTINGS });
    if (this.#isClosed) return;
    this.others = others ?? [];
    keepReview(this.#record, this.seat, { decisions: this.decisions, others: this.others });
    await this.#summarise();
  }

  close(): void {
    this.#isClosed = true;
    this.#worker.close();
  }

  async #summarise(): Promise<void> {
    const { summary } = await this.#ask({ decisions: this.decisions, others: this.others });
    if (summary !== undefined && summary !== null) this.summary = summary;
  }

  async #ask(wanted: ReviewTask['wanted']): Promise<Partial<ReviewReply>> {
    const task = { game: this.#game.id, record: this.#record, wanted, milliseconds: PATIENCE };
    return (await this.#worker.request(task)) ?? {};
  }
}
