import { type Duty, dutiesOf, type OwnCommand, type Table } from '@miaou/table';
import type { BotPool, BotTask } from '../bots/botPool.js';
import type { TableHost } from './tableHost.js';

/** How long bots and orders wait before they act, in milliseconds: a person at the table must be able to follow. */
interface Pace {
  readonly least: number;
  readonly most: number;
}

export interface DutyServices {
  readonly pool: BotPool;
  readonly pace: Pace;
  /** A bot's thinking time for one decision. */
  readonly botMilliseconds: number;
  now(): number;
  /** A number from 0 to 1 that nobody can foresee: a pace that could be would tell an order from a person. */
  random(): number;
  failed(table: Table, error: unknown): void;
}

/** Timers beyond 2³¹ ms fire at once; a longer wait is taken in steps. */
const LONGEST_WAIT = 60 * 60 * 1000;

/** A clock that runs longer than this needs no table in memory: the sweep of deadlines finds it in time. */
const FAR_MILLISECONDS = 60 * 1000;

/** Something that is being seen to: its timer runs, or ran out and the answer is on its way. */
interface UnderWay {
  readonly duty: Duty;
  timer: NodeJS.Timeout | undefined;
}

const keyOf = (duty: Duty): string =>
  duty.type === 'deadline' ? `deadline ${duty.seat} ${duty.deadline}` : `${duty.type} ${duty.seat} ${duty.decision}`;

/**
 * Sees to bots, orders and clocks of one table. What is due is read from the table each time; memory only holds what is under way,
 * so after a restart everything that was due is due again.
 */
export class TableDuties {
  private readonly underWay = new Map<string, UnderWay>();
  private isClosed = false;

  constructor(
    private readonly host: TableHost,
    private readonly services: DutyServices,
  ) {}

  /** To be called whenever the table has changed. */
  look(): void {
    if (this.isClosed) return;
    const duties = dutiesOf(this.host.table);
    if (duties.length === 0 && this.underWay.size === 0) return;
    const due = new Map(duties.map((duty) => [keyOf(duty), duty]));
    for (const key of this.underWay.keys()) if (!due.has(key)) this.drop(key);
    for (const [key, duty] of due) if (!this.underWay.has(key)) this.begin(key, duty);
  }

  /** Clocks that have run out are not waited for, whatever a timer thinks: only the server's own time counts. */
  hurry(now: number): void {
    for (const [key, { duty, timer }] of this.underWay) {
      if (duty.type !== 'deadline' || duty.deadline > now || timer === undefined) continue;
      clearTimeout(timer);
      this.fulfil(key, duty);
    }
  }

  /** True if nothing is to be done here for a while. */
  mayRest(now: number): boolean {
    return [...this.underWay.values()].every(
      ({ duty }) => duty.type === 'deadline' && duty.deadline - now > FAR_MILLISECONDS,
    );
  }

  close(): void {
    this.isClosed = true;
    for (const key of this.underWay.keys()) this.drop(key);
  }

  private drop(key: string): void {
    clearTimeout(this.underWay.get(key)?.timer);
    this.underWay.delete(key);
  }

  private begin(key: string, duty: Duty): void {
    // The pace is drawn before anybody looks at the table, so it cannot depend on how hard or how good the decision is.
    const wait = duty.type === 'deadline' ? duty.deadline - this.services.now() : this.drawPace();
    const timer = setTimeout(() => this.fulfil(key, duty), Math.min(Math.max(0, wait), LONGEST_WAIT));
    timer.unref();
    this.underWay.set(key, { duty, timer });
  }

  private drawPace(): number {
    const { least, most } = this.services.pace;
    return least + (most - least) * this.services.random();
  }

  private fulfil(key: string, duty: Duty): void {
    this.underWay.set(key, { duty, timer: undefined });
    if (duty.type === 'bot') this.askBot(key, duty);
    else this.submit(key, commandFor(duty));
  }

  private submit(key: string, command: OwnCommand): void {
    if (this.isClosed) return;
    this.host.submitOwn(command, () => this.seenTo(key));
  }

  private seenTo(key: string): void {
    this.underWay.delete(key);
    this.look();
  }

  private askBot(key: string, duty: Extract<Duty, { type: 'bot' }>): void {
    this.host.look((table) => {
      const task = taskFor(table, duty, this.services);
      if (task === undefined) return this.seenTo(key);
      this.services.pool.choose(task).then(
        (move) => this.submit(key, { type: 'botMove', seat: duty.seat, decision: duty.decision, move: { ...move } }),
        (error: unknown) => {
          this.services.failed(table, error);
          this.seenTo(key);
        },
      );
    });
  }
}

const commandFor = (duty: Exclude<Duty, { type: 'bot' }>): OwnCommand => {
  switch (duty.type) {
    case 'botRoll':
      return { type: 'botRoll', seat: duty.seat, decision: duty.decision };
    case 'order':
      return { type: 'orderMove', seat: duty.seat, decision: duty.decision };
    case 'deadline':
      return { type: 'timeOut', seat: duty.seat, deadline: duty.deadline };
  }
};

/** Nothing if the decision is gone meanwhile. A bot gets what its seat may see, and no more. */
const taskFor = (table: Table, duty: Extract<Duty, { type: 'bot' }>, services: DutyServices): BotTask | undefined => {
  const { match } = table;
  if (match === undefined || table.owed.get(duty.seat)?.entry !== duty.decision) return undefined;
  return {
    game: match.game.id,
    bot: duty.bot,
    seat: duty.seat,
    view: match.position.view(duty.seat),
    legalMoves: match.position.legalMoves(duty.seat),
    seed: services.random().toString(36),
    milliseconds: services.botMilliseconds,
  };
};
