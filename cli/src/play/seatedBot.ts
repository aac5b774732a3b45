import { randomBytes } from 'node:crypto';
import { openPlayer } from '@miaou/arena';
import { type GameTypes, SeededChance, sameJson, seat } from '@miaou/kit';
import type { Place } from './place.js';
import { type Ending, type Follower, TableLink } from './tableLink.js';
import type { TableState } from './tableState.js';

type Player = ReturnType<typeof openPlayer>;
type Fault = Exclude<Awaited<ReturnType<Player['answer']>>, number>;

/** How it came to an end. */
export type End = Ending | { readonly kind: 'played' } | { readonly kind: 'stranger'; readonly game: string };

/** What a bot at a table is to do. */
export interface Task {
  readonly place: Place;
  readonly token: string;
  /** Who plays: a bot of the house, or a program. */
  readonly bot: string;
  readonly seat?: number | undefined;
  readonly matches: number;
  readonly milliseconds: number;
}

/** Whoever wants to know how it goes. */
export interface Listener {
  seated(seat: number): void;
  over(match: number, result: unknown): void;
  failed(fault: Fault): void;
  lost(): void;
}

/** So long before a clock runs out the answer must be on its way. */
const POSTAGE = 400;
const LEAST_TIME = 50;
/** Whoever is refused so often in a row has misunderstood something for good. */
const MOST_REFUSALS = 5;

interface Command {
  readonly type: string;
  readonly [field: string]: unknown;
}

const lettersFor = (): string => randomBytes(6).toString('base64url');

/** Sits at a table and plays there whenever its seat owes a decision. */
export class SeatedBot implements Follower {
  private readonly link: TableLink;
  private readonly prefix = lettersFor();
  private readonly players = new Map<string, Player>();
  private state: TableState | undefined;
  private commands = 0;
  /** The command that waits for its answer; once answered, the update that shows what it did. */
  private awaited: { readonly id: string; readonly type: string } | { readonly n: number } | undefined;
  private isThinking = false;
  private refusals = 0;
  private played = 0;
  /** The match that it plays in; one that was over before it sat down is not its own. */
  private ownMatch: number | undefined;
  private toldSeat: number | undefined;
  private isLeaving = false;
  private finish: (end: End) => void = () => undefined;

  constructor(
    private readonly task: Task,
    private readonly listener: Listener,
    private readonly canPlay: (game: string) => boolean,
  ) {
    this.link = new TableLink(task.place, task.token, this);
  }

  /** Plays until all wanted matches are played, or it can go on no more. */
  async run(): Promise<End> {
    const end = await new Promise<End>((resolve) => {
      this.finish = resolve;
      this.link.open();
    });
    this.link.close();
    for (const player of this.players.values()) player.close();
    return end;
  }

  /** Gives the seat back; in a match a bot of the house plays on. */
  leave(): void {
    this.isLeaving = true;
    if (this.state === undefined || this.state.as === 'spectator') this.finish({ kind: 'played' });
    else this.consider();
  }

  changed(state: TableState): void {
    this.state = state;
    if (this.awaited !== undefined && 'n' in this.awaited && state.n >= this.awaited.n) this.awaited = undefined;
    this.tell(state);
    this.consider();
  }

  answered(id: string, answer: { readonly n: number } | { readonly refusal: string }): void {
    const { awaited } = this;
    if (awaited === undefined || !('id' in awaited) || awaited.id !== id) return;
    if ('refusal' in answer) return this.refused(awaited.type, answer.refusal);
    this.refusals = 0;
    this.awaited = answer.n > (this.state?.n ?? 0) ? { n: answer.n } : undefined;
    if (awaited.type === 'standUp') this.finish({ kind: 'played' });
    else this.consider();
  }

  lost(): void {
    this.listener.lost();
  }

  ended(ending: Ending): void {
    this.finish(ending);
  }

  private refused(type: string, reason: string): void {
    this.awaited = undefined;
    if (this.isLeaving) return this.finish({ kind: 'played' });
    if (type === 'sit' || ++this.refusals > MOST_REFUSALS) return this.finish({ kind: 'refused', reason });
    // Whatever misled us, the whole table mends it.
    this.link.refresh();
  }

  private tell({ as, stage, match, view }: TableState): void {
    if (as !== 'spectator' && as !== this.toldSeat) {
      this.toldSeat = as;
      this.listener.seated(as);
    }
    if (as === 'spectator') return;
    if (stage === 'playing') this.ownMatch = match;
    if (stage !== 'over' || match !== this.ownMatch) return;
    this.ownMatch = undefined;
    this.listener.over(match, view?.result ?? null);
    if (++this.played >= this.task.matches) this.isLeaving = true;
  }

  /** Does what is due next, one thing at a time. */
  private consider(): void {
    const { state } = this;
    if (state === undefined || this.awaited !== undefined) return;
    if (!this.canPlay(state.game)) return this.finish({ kind: 'stranger', game: state.game });
    const command = this.due(state);
    if (command !== undefined) this.send(command);
    else if (Array.isArray(state.legal) && !this.isThinking) void this.think(state);
  }

  private due({ as, seats, wish, legal }: TableState): Command | undefined {
    if (this.isLeaving) return as === 'spectator' ? undefined : { type: 'standUp' };
    if (as === 'spectator') return { type: 'sit', ...(this.task.seat === undefined ? {} : { seat: this.task.seat }) };
    const standIn = seats[as]?.standIn;
    if (standIn !== undefined && standIn !== 'resigned') return { type: 'return' };
    if (wish !== null && !wish.agreed.includes(as)) return { type: 'agree' };
    return legal === 'roll' ? { type: 'roll' } : undefined;
  }

  private send(command: Command): void {
    const id = `${this.prefix}-${++this.commands}`;
    this.awaited = { id, type: command.type };
    this.link.command(id, command);
  }

  private async think(asked: TableState): Promise<void> {
    this.isThinking = true;
    const move = await this.moveFor(asked);
    this.isThinking = false;
    const { state } = this;
    // Others may have acted meanwhile without touching our decision; where they have, it is another question.
    const isSame = state?.match === asked.match && sameJson(state.legal, asked.legal);
    if (isSame && this.awaited === undefined && !this.isLeaving) this.send({ type: 'move', move });
    else this.consider();
  }

  private async moveFor({ game, as, view, legal, deadlines }: TableState): Promise<GameTypes['move']> {
    if (as === 'spectator' || view === null || !Array.isArray(legal)) throw new Error('nothing is due');
    const legalMoves: readonly GameTypes['move'][] = legal;
    const [seed, budget] = [lettersFor(), { milliseconds: this.timeUntil(deadlines[as]) }];
    const chance = new SeededChance(seed);
    const asking = { game, seat: seat(as), view, legalMoves, chance, budget, seed };
    const reply = await this.playerFor(game).answer(asking);
    if (typeof reply === 'string') this.listener.failed(reply);
    return legalMoves[typeof reply === 'number' ? reply : chance.below(legalMoves.length)] as GameTypes['move'];
  }

  private timeUntil(deadline: number | undefined): number {
    const { milliseconds } = this.task;
    if (deadline === undefined) return milliseconds;
    return Math.max(LEAST_TIME, Math.min(milliseconds, Math.floor(deadline - this.link.now() - POSTAGE)));
  }

  private playerFor(game: string): Player {
    const player = this.players.get(game) ?? openPlayer(game, this.task.bot);
    this.players.set(game, player);
    return player;
  }
}
