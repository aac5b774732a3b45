import type { Budget, LuckGauge } from '@miaou/bots';
import { chanceMove, type GameTypes, type Position, type Seat, SeededChance } from '@miaou/kit';
import type { Fault, Player, Question, Reply } from './player.js';

/** A match as it went. */
export interface Played {
  readonly result: GameTypes['result'];
  /** By seat, how its player failed, if it did. */
  readonly faults: ReadonlyMap<Seat, readonly Fault[]>;
  /** By seat, how many decisions its player made, and the milliseconds they took. */
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
  /** How lucky the guest was, where that is gauged. */
  readonly luck: number;
}

interface Sitting {
  readonly players: readonly Player[];
  readonly budget: Budget;
  readonly seed: string;
  /** Whose luck is gauged, and by what; luck is not gauged without it, because it costs time. */
  readonly guest: Seat;
  readonly gauge?: LuckGauge | undefined;
}

/** Who failed so often in a match has lost it; asking on would only cost everybody's time. */
const ENOUGH_FAULTS = 3;

class Course {
  readonly faults = new Map<Seat, Fault[]>();
  readonly decisions: number[];
  readonly milliseconds: number[];
  luck = 0;
  private turn = 0;
  /** The dice of a deal fall alike from whichever seat it is played. */
  private readonly dice: SeededChance;

  constructor(
    private readonly game: string,
    private readonly position: Position,
    private readonly sitting: Sitting,
    dealSeed: string,
  ) {
    this.dice = new SeededChance(`${dealSeed} dice`);
    this.decisions = sitting.players.map(() => 0);
    this.milliseconds = sitting.players.map(() => 0);
  }

  async run(): Promise<GameTypes['result']> {
    const { position, sitting } = this;
    this.luck = sitting.gauge?.ofDeal(position, sitting.guest) ?? 0;
    while (position.toMove.length > 0) {
      const seat = position.actor;
      const rolled = chanceMove(position, this.dice);
      if (rolled === undefined) await this.decide(seat);
      else this.play(seat, rolled);
    }
    const result = position.outcome();
    if (result === undefined) throw new Error('a match without a move to make has no result');
    return result;
  }

  private async decide(seat: Seat): Promise<void> {
    const { position } = this;
    const legalMoves = position.legalMoves(seat);
    const seed = `${this.sitting.seed} ${this.turn++}`;
    const chance = new SeededChance(seed);
    const reply = this.hasFailed(seat) ? undefined : await this.ask(seat, { legalMoves, seed, chance });
    this.play(seat, this.moveFor(seat, reply, legalMoves, chance));
  }

  private play(seat: Seat, move: GameTypes['move']): void {
    const { position, sitting } = this;
    this.luck += sitting.gauge?.ofMove(position, move, sitting.guest) ?? 0;
    position.play(seat, move);
  }

  private hasFailed(seat: Seat): boolean {
    return (this.faults.get(seat)?.length ?? 0) >= ENOUGH_FAULTS;
  }

  private async ask(seat: Seat, asking: Pick<Question, 'legalMoves' | 'seed' | 'chance'>): Promise<Reply> {
    const { position, sitting } = this;
    const since = performance.now();
    const asked = sitting.players[seat]?.answer({
      game: this.game,
      seat,
      view: position.view(seat),
      budget: sitting.budget,
      ...asking,
    });
    const reply = asked instanceof Promise ? await asked : asked;
    this.milliseconds[seat] = (this.milliseconds[seat] ?? 0) + performance.now() - since;
    this.decisions[seat] = (this.decisions[seat] ?? 0) + 1;
    return reply ?? 'crashed';
  }

  /** Who fails to answer is played for by chance, so that the others have a match. */
  private moveFor(
    seat: Seat,
    reply: Reply | undefined,
    legalMoves: readonly GameTypes['move'][],
    chance: SeededChance,
  ): GameTypes['move'] {
    if (typeof reply === 'string') this.faults.set(seat, [...(this.faults.get(seat) ?? []), reply]);
    const move = legalMoves[typeof reply === 'number' ? reply : chance.below(legalMoves.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no move ${reply}`);
    return move;
  }
}

/** Plays a match to its end. */
export const playMatch = async (
  game: string,
  position: Position,
  sitting: Sitting,
  dealSeed: string,
): Promise<Played> => {
  const course = new Course(game, position, sitting, dealSeed);
  const result = await course.run();
  const { faults, decisions, milliseconds, luck } = course;
  return { result, faults, decisions, milliseconds, luck };
};
