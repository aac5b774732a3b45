import {
  type AttendanceMove,
  type AutomaticMove,
  AWAY_NOTICE,
  attendanceMovesOf,
  automaticMovesOf,
  HOST_AWAY_LIMIT,
  type SystemCommand,
  type Table,
} from '@miaou/table';
import type { Attendance } from './attendance.js';
import { moveOf } from './botAnswer.js';
import { botTaskFor } from './botTask.js';
import type { AutomaticMovePorts, CommandAnswer } from './ports.js';

/** Timers beyond 2³¹ ms fire at once; a longer wait is taken in steps. */
const LONGEST_WAIT = 60 * 60 * 1000;

/** A deadline further away than this needs no table in memory: the periodic sweep of deadlines finds it in time. */
const FAR_MILLISECONDS = 60 * 1000;

/** The first delay after a failure of the store, or of one move; it doubles with each further one. */
const FIRST_RETRY = 100;
const LONGEST_RETRY = 60_000;

/**
 * A clock that has expired is due at once: with a full disk, or at a table that refuses it although it is due, it would be tried hundreds of
 * times a second.
 */
const retryDelay = (failures: number): number =>
  failures === 0 ? 0 : Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (failures - 1));

const isMade = (answer: CommandAnswer | undefined): boolean => answer !== undefined && !('refusal' in answer);

const isStorageFailure = (answer: CommandAnswer): boolean =>
  'refusal' in answer && answer.refusal.code === 'storage-failed';

/**
 * How much longer a host waits where the newest entry is another writer's: that one asks its bots and ends its clocks, and bots think
 * only once. It must be longer than any pace and thinking time, and short enough for people to wait when the other has died.
 */
const TAKE_OVER_AFTER = 5_000;

/** A decision of a person who is away may be made by a standing order: longer than its pace, so that nobody is told in vain. */
const LEAST_NOTICE = 5_000;

type DueMove = AutomaticMove | AttendanceMove;

type BotMove = Extract<AutomaticMove, { type: 'bot' }>;

/** The part of a host that automatic moves use. */
export interface MovedTable {
  readonly table: Table;
  readonly attendance: Attendance;
  /** Whether the newest entry was made by this host. */
  readonly isLastWriter: boolean;
  /** Calls back with the table at a time when all of it is durable. */
  read(read: (table: Table) => void, lost: () => void): void;
  submitSystem(command: SystemCommand, reply: (answer: CommandAnswer) => void): void;
}

/** An automatic move that was begun: its timer runs, or it was submitted and waits for its answer. */
interface PendingMove {
  readonly move: DueMove;
  /** Set where the bot thinks during its pace. */
  readonly command: Promise<SystemCommand | undefined> | undefined;
  cancelTimer: (() => void) | undefined;
}

/** The same move has the same key; another one never has. */
const keyOf = (move: DueMove): string => Object.values(move).join(' ');

const commandFor = (move: Exclude<DueMove, BotMove>): SystemCommand => {
  switch (move.type) {
    case 'noteAway':
      return { type: 'noteAway', seat: move.seat, decision: move.decision };
    case 'passHost':
      return { type: 'passHost', from: move.from, to: move.to };
    case 'replaceAway':
    case 'comeBack':
      return move;
    case 'holdEnd':
      return { type: 'endHold', until: move.deadline };
    case 'rematch':
      return { type: 'startRematch' };
    case 'beginUnopened':
      return { type: 'beginUnopened', until: move.deadline };
    case 'botMeow':
    case 'botVote':
    case 'contestEnd':
      return move;
    case 'botRoll':
      return { type: 'botRoll', seat: move.seat, decision: move.decision };
    case 'order':
      return { type: 'orderMove', seat: move.seat, decision: move.decision };
    case 'deadline':
      return { type: 'timeOut', seat: move.seat, deadline: move.deadline };
  }
};

/**
 * Makes the moves of bots, stand-ins, standing orders and expired clocks at one table. What is due is read from the table each time;
 * only what was begun is held in memory, so after a restart everything that was due is due again.
 */
export class DueCommands {
  readonly #host: MovedTable;
  readonly #ports: AutomaticMovePorts;
  readonly #pending = new Map<string, PendingMove>();
  #isRunning = false;
  /** How often in a row the store has failed. */
  #storageFailures = 0;
  /** How often in a row each move that is still due was refused, or no bot could be run for it. */
  readonly #failuresOf = new Map<string, number>();

  constructor(host: MovedTable, ports: AutomaticMovePorts) {
    this.#host = host;
    this.#ports = ports;
  }

  start(): void {
    this.#isRunning = true;
    this.update();
  }

  stop(): void {
    this.#isRunning = false;
    for (const key of this.#pending.keys()) this.#drop(key);
  }

  /** Must be called after every change of the table. */
  update(): void {
    if (!this.#isRunning) return;
    const { table, attendance } = this.#host;
    const moves = [...automaticMovesOf(table, attendance.isWatched), ...attendanceMovesOf(table, attendance)];
    if (moves.length === 0 && this.#pending.size === 0 && this.#failuresOf.size === 0) return;
    const due = new Map(moves.map((move) => [keyOf(move), move]));
    for (const key of this.#pending.keys()) if (!due.has(key)) this.#drop(key);
    for (const key of this.#failuresOf.keys()) if (!due.has(key)) this.#failuresOf.delete(key);
    for (const [key, move] of due) if (!this.#pending.has(key)) this.#begin(key, move);
  }

  /** Ends expired clocks now, whatever their timers say: only the host's own time counts. */
  expireDeadlines(now: number): void {
    for (const [key, pending] of this.#pending) {
      const { move, cancelTimer } = pending;
      if (!('deadline' in move) || move.deadline > now || cancelTimer === undefined) continue;
      cancelTimer();
      this.#perform(key, pending);
    }
  }

  /** True if nothing is to be done soon. */
  isQuiet(now: number): boolean {
    return [...this.#pending.values()].every(
      ({ move }) => 'deadline' in move && move.deadline - now > FAR_MILLISECONDS,
    );
  }

  #drop(key: string): void {
    this.#pending.get(key)?.cancelTimer?.();
    this.#pending.delete(key);
  }

  #begin(key: string, move: DueMove): void {
    const wait = this.#waitFor(move);
    const isAskedNow = move.type === 'bot' && this.#ports.botSettings.thinksDuringPace;
    const command = isAskedNow ? this.#askBot(move) : undefined;
    const pending: PendingMove = { move, command, cancelTimer: undefined };
    this.#pending.set(key, pending);
    const turn = this.#host.isLastWriter ? 0 : TAKE_OVER_AFTER;
    const failures = Math.max(this.#storageFailures, this.#failuresOf.get(key) ?? 0);
    const delay = Math.min(Math.max(retryDelay(failures), wait) + turn, LONGEST_WAIT);
    pending.cancelTimer = this.#ports.clock.later(delay, () => this.#perform(key, pending));
  }

  /** The pace is drawn before anything looks at the table, so it cannot depend on how hard or how good the decision is. */
  #waitFor(move: DueMove): number {
    const now = this.#ports.clock.now();
    switch (move.type) {
      case 'deadline':
      case 'holdEnd':
      case 'replaceAway':
        return move.deadline - now;
      case 'beginUnopened':
        return move.waitsFor.some((person) => this.#host.attendance.isReachable(person)) ? move.deadline - now : 0;
      case 'noteAway':
        return Math.max(LEAST_NOTICE, move.since + AWAY_NOTICE - now);
      case 'passHost':
        return move.since + HOST_AWAY_LIMIT - now;
      case 'comeBack':
      case 'rematch':
        return 0;
      case 'botMeow':
      case 'botVote':
      case 'contestEnd':
      case 'botRoll':
      case 'order':
        return this.#drawPace();
      case 'bot':
        return this.#drawPace(move.bot);
    }
  }

  #drawPace(bot?: string): number {
    const { least, most } = this.#ports.botSettings.pace(bot);
    return least + (most - least) * this.#ports.random();
  }

  #perform(key: string, pending: PendingMove): void {
    pending.cancelTimer = undefined;
    const { move } = pending;
    if (move.type !== 'bot') this.#submit(key, commandFor(move));
    else void (pending.command ?? this.#askBot(move)).then((command) => this.#submit(key, command));
  }

  #submit(key: string, command: SystemCommand | undefined): void {
    if (!this.#isRunning) return;
    if (command === undefined) this.#finished(key);
    else this.#host.submitSystem(command, (answer) => this.#finished(key, answer));
  }

  /** Where the move was not made, because storage or bots failed or the table refused it, it may still be due and begins again. */
  #finished(key: string, answer?: CommandAnswer): void {
    this.#storageFailures = answer !== undefined && isStorageFailure(answer) ? this.#storageFailures + 1 : 0;
    if (isMade(answer)) this.#failuresOf.delete(key);
    else this.#failuresOf.set(key, (this.#failuresOf.get(key) ?? 0) + 1);
    this.#pending.delete(key);
    this.update();
  }

  /** Undefined where the decision is no longer owed, or no bot can be run. */
  #askBot(move: BotMove): Promise<SystemCommand | undefined> {
    return new Promise((resolve) => {
      this.#host.read(
        (table) => resolve(this.#chooseMove(table, move)),
        () => resolve(undefined),
      );
    });
  }

  async #chooseMove(table: Table, move: BotMove): Promise<SystemCommand | undefined> {
    const { bots, botSettings, failures, random } = this.#ports;
    const { seat, decision } = move;
    const seed = random().toString(36);
    const task = botTaskFor(table, move, { seed, milliseconds: botSettings.milliseconds });
    if (task === undefined) return undefined;
    try {
      const answer = await bots.choose(task, table.host);
      const chosen = moveOf(task, answer, (failure) => failures?.botFailed(task, failure));
      return { type: 'botMove', seat, decision, move: { ...chosen } };
    } catch (error) {
      failures?.botsUnavailable(table, error);
      return undefined;
    }
  }
}
