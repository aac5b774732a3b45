import type { Chance } from '@miaou/kit';
import { type Duty, dutiesOf, type OwnCommand, type Table } from '@miaou/table';
import type { Clock } from '../link/clock';
import type { Bots, BotTask } from './botTask';

/** How long bots and orders wait before they act: a person must be able to follow. */
const LEAST_WAIT = 400;
const MOST_WAIT = 1_500;
const BOT_MILLISECONDS = 500;

export interface DutyServices {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly bots: Bots;
  /** 1 is the usual pace, 2 is twice as fast. */
  readonly speed: () => number;
}

/** Clocks run on servers only: nobody on one device is kept waiting by a stranger. */
type LocalDuty = Exclude<Duty, { type: 'deadline' }>;

const isLocal = (duty: Duty): duty is LocalDuty => duty.type !== 'deadline';

const keyOf = ({ type, seat, decision }: LocalDuty): string => `${type} ${seat} ${decision}`;

/** Sees to the bots and orders of one table. What is due is read from the table each time, so after a reload it is due again. */
export class Duties {
  readonly #underWay = new Map<string, () => void>();

  constructor(
    private readonly services: DutyServices,
    private readonly table: () => Table,
    private readonly submit: (command: OwnCommand) => Promise<void>,
  ) {}

  /** To be called whenever the table has changed. */
  look(): void {
    const due = new Map(
      dutiesOf(this.table())
        .filter(isLocal)
        .map((duty) => [keyOf(duty), duty]),
    );
    for (const [key, callOff] of this.#underWay) if (!due.has(key)) this.#drop(key, callOff);
    for (const [key, duty] of due) if (!this.#underWay.has(key)) this.#begin(key, duty);
  }

  close(): void {
    for (const [key, callOff] of this.#underWay) this.#drop(key, callOff);
  }

  #drop(key: string, callOff: () => void): void {
    callOff();
    this.#underWay.delete(key);
  }

  /** A bot thinks while it seems to. */
  #begin(key: string, duty: LocalDuty): void {
    const command = this.#commandFor(duty);
    const callOff = this.services.clock.later(this.#drawWait(), () => void this.#fulfil(key, command));
    this.#underWay.set(key, callOff);
  }

  #drawWait(): number {
    const { chance, speed } = this.services;
    return (LEAST_WAIT + chance.below(MOST_WAIT - LEAST_WAIT)) / speed();
  }

  async #fulfil(key: string, command: Promise<OwnCommand>): Promise<void> {
    const made = await command;
    if (!this.#underWay.has(key)) return;
    await this.submit(made);
    // Where it was not done, because storage failed, it is still due.
    if (this.#underWay.delete(key)) this.look();
  }

  async #commandFor(duty: LocalDuty): Promise<OwnCommand> {
    const { seat, decision } = duty;
    if (duty.type === 'botRoll') return { type: 'botRoll', seat, decision };
    if (duty.type === 'order') return { type: 'orderMove', seat, decision };
    const move = await this.services.bots.choose(this.#taskFor(duty));
    return { type: 'botMove', seat, decision, move: { ...move } };
  }

  /** A bot gets what its seat may see, and no more. */
  #taskFor({ seat, bot }: Extract<Duty, { type: 'bot' }>): BotTask {
    const { match } = this.table();
    if (match === undefined) throw new Error('a bot owes a decision where no match is played');
    return {
      game: match.game.id,
      bot,
      seat,
      view: match.position.view(seat),
      legalMoves: match.position.legalMoves(seat),
      seed: this.services.chance.below(0x1_0000_0000).toString(36),
      milliseconds: BOT_MILLISECONDS,
    };
  }
}
