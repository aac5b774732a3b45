import { randomBytes, randomInt } from 'node:crypto';
import { openPlayer } from '@miaou/arena';
import { Client, type Clock, type CommandResult, ShareKeeper, type TableCopy, type TableSync } from '@miaou/client';
import { type GameTypes, type Seat, SeededChance, sameJson } from '@miaou/kit';
import { type Command, type Snapshot, tableId } from '@miaou/table';
import { type ConnectionFailure, socketsTo } from './serverSocket.js';
import type { TableAddress } from './tableAddress.js';

type Player = ReturnType<typeof openPlayer>;
type Fault = Exclude<Awaited<ReturnType<Player['answer']>>, number>;

/** How playing ended. */
export type End =
  | ConnectionFailure
  | { readonly kind: 'gone' }
  | { readonly kind: 'played' }
  /** The bot does not know the table's game. */
  | { readonly kind: 'stranger'; readonly game: string };

/** What a bot at a table is to do. */
export interface Task {
  readonly address: TableAddress;
  readonly token: string;
  /** Who plays: a built-in bot, or a program. */
  readonly bot: string;
  readonly seat?: Seat | undefined;
  readonly matches: number;
  readonly milliseconds: number;
}

/** Is called as the bot plays. */
export interface Listener {
  seated(seat: number): void;
  over(match: number, result: unknown): void;
  failed(fault: Fault): void;
  lost(): void;
}

/** An answer must be sent this long before its clock runs out, because it takes time to arrive. */
const NETWORK_MARGIN = 400;
const SHORTEST_BUDGET = 50;
/** A bot that is refused this often in a row would be refused for ever. */
const MAX_REFUSALS = 5;
const UINT32_COUNT = 2 ** 32;

const systemClock: Clock = {
  now: () => Date.now(),
  later: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};

const randomText = (): string => randomBytes(6).toString('base64url');

const resultOf = (view: Snapshot['view']): unknown => (view !== null && 'result' in view ? view.result : null);

/** Takes a seat at a table and decides whenever its seat owes a decision. */
export class SeatedBot {
  readonly #task: Task;
  readonly #listener: Listener;
  readonly #canPlay: (game: string) => boolean;
  readonly #client: Client;
  readonly #table: TableSync;
  readonly #unsubscribe: () => void;
  readonly #shares: ShareKeeper;
  readonly #players = new Map<string, Player>();
  /** One command at a time: the next decision needs the outcome of the last. */
  #isSending = false;
  #isThinking = false;
  #isLeaving = false;
  #wasLive = false;
  #refusals = 0;
  #played = 0;
  /** The match that the bot plays in; one that was over before it sat down does not count. */
  #ownMatch: number | undefined;
  #reportedSeat: Seat | undefined;
  #finish: (end: End) => void = () => undefined;

  constructor(task: Task, listener: Listener, canPlay: (game: string) => boolean) {
    const { address, token } = task;
    this.#task = task;
    this.#listener = listener;
    this.#canPlay = canPlay;
    this.#client = new Client(
      {
        clock: systemClock,
        connect: socketsTo({ server: address.server, token, failed: (failure) => this.#finish(failure) }),
        random: () => randomInt(UINT32_COUNT) / UINT32_COUNT,
        commandPrefix: randomText(),
      },
      { refused: ({ code }) => this.#finish({ kind: 'refused', reason: code }) },
    );
    this.#table = this.#client.watch(tableId(address.table));
    this.#unsubscribe = this.#table.changes.subscribe(() => this.#changed());
    this.#shares = new ShareKeeper(this.#table, { draw: () => randomBytes(32).toString('hex') });
  }

  /** Plays until all wanted matches are played, or the bot cannot go on. */
  async run(): Promise<End> {
    const end = await new Promise<End>((resolve) => {
      this.#finish = resolve;
      this.#client.open();
    });
    // A connection that the bot itself closes is not lost.
    this.#unsubscribe();
    this.#shares.close();
    this.#client.close();
    for (const player of this.#players.values()) player.close();
    return end;
  }

  /** Gives up the seat; in a match a built-in bot plays on. */
  leave(): void {
    this.#isLeaving = true;
    const { copy } = this.#table;
    if (copy === null || copy.snapshot.as === 'spectator') this.#finish({ kind: 'played' });
    else this.#decide();
  }

  #changed(): void {
    const { connection, copy } = this.#table;
    if (connection === 'gone' || copy?.snapshot.stage === 'closed') return this.#finish({ kind: 'gone' });
    if (connection === 'lost' && this.#wasLive) this.#listener.lost();
    this.#wasLive = connection === 'live';
    if (copy === null) return;
    this.#report(copy.snapshot);
    this.#decide();
  }

  #report({ as, stage, match, view }: Snapshot): void {
    if (as === 'spectator') return;
    if (as !== this.#reportedSeat) {
      this.#reportedSeat = as;
      this.#listener.seated(as);
    }
    if (stage === 'playing') this.#ownMatch = match;
    if (stage !== 'over' || match !== this.#ownMatch) return;
    this.#ownMatch = undefined;
    this.#listener.over(match, resultOf(view));
    if (++this.#played >= this.#task.matches) this.#isLeaving = true;
  }

  /** Does what is due next, on the newest state of the table. */
  #decide(): void {
    const { copy, connection, isSyncing } = this.#table;
    if (copy === null || connection !== 'live' || isSyncing || this.#isSending) return;
    const { game } = copy.snapshot.settings;
    if (!this.#canPlay(game)) return this.#finish({ kind: 'stranger', game });
    const command = this.#dueCommand(copy);
    if (command !== undefined) void this.#send(command);
    else if (Array.isArray(copy.legal) && !this.#isThinking && !this.#isLeaving) void this.#think(copy);
  }

  /** The command that needs no thought, if one is due. */
  #dueCommand({ snapshot: { as, seats, wish }, legal }: TableCopy): Command | undefined {
    if (this.#isLeaving) return as === 'spectator' ? undefined : { type: 'standUp' };
    if (as === 'spectator') return { type: 'sit', ...(this.#task.seat === undefined ? {} : { seat: this.#task.seat }) };
    const own = seats[as];
    const standIn = own?.person === undefined ? undefined : own.standIn;
    if (standIn !== undefined && standIn !== 'resigned') return { type: 'return' };
    if (wish !== undefined && !wish.agreed.includes(as)) return { type: 'agree' };
    return legal === 'roll' ? { type: 'roll' } : undefined;
  }

  async #send(command: Command): Promise<void> {
    this.#isSending = true;
    const answer = await this.#table.send(command);
    this.#isSending = false;
    this.#answered(command, answer);
  }

  #answered({ type }: Command, answer: CommandResult): void {
    if (answer.accepted) {
      this.#refusals = 0;
      if (type === 'standUp') return this.#finish({ kind: 'played' });
    } else {
      if (this.#isLeaving) return this.#finish({ kind: 'played' });
      if (type === 'sit' || ++this.#refusals > MAX_REFUSALS)
        return this.#finish({ kind: 'refused', reason: answer.refusal.code });
    }
    this.#decide();
  }

  async #think(asked: TableCopy): Promise<void> {
    this.#isThinking = true;
    const move = await this.#chooseMove(asked);
    this.#isThinking = false;
    const { copy } = this.#table;
    // Others may have acted in the meantime. If that did not change this decision, the answer still holds.
    const isSame = copy?.snapshot.match === asked.snapshot.match && sameJson(copy.legal, asked.legal);
    if (isSame && !this.#isSending && !this.#isLeaving) await this.#send({ type: 'move', move: { ...move } });
    else this.#decide();
  }

  async #chooseMove({ snapshot, legal }: TableCopy): Promise<GameTypes['move']> {
    const { as, view, deadlines, settings } = snapshot;
    if (as === 'spectator' || view === null || !Array.isArray(legal)) throw new Error('no decision is due');
    const legalMoves: readonly GameTypes['move'][] = legal;
    const seed = randomText();
    const chance = new SeededChance(seed);
    const budget = { milliseconds: this.#timeUntil(deadlines?.[String(as)]) };
    const question = { game: settings.game, seat: as, view, legalMoves, chance, budget, seed };
    const reply = await this.#playerFor(settings.game).answer(question);
    if (typeof reply === 'string') this.#listener.failed(reply);
    return legalMoves[typeof reply === 'number' ? reply : chance.below(legalMoves.length)] as GameTypes['move'];
  }

  #timeUntil(deadline: number | undefined): number {
    const { milliseconds } = this.#task;
    if (deadline === undefined) return milliseconds;
    const left = Math.floor(deadline - this.#client.clock.now() - NETWORK_MARGIN);
    return Math.max(SHORTEST_BUDGET, Math.min(milliseconds, left));
  }

  #playerFor(game: string): Player {
    const player = this.#players.get(game) ?? openPlayer(game, this.#task.bot);
    this.#players.set(game, player);
    return player;
  }
}
