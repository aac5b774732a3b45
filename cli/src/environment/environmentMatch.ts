import {
  type Game,
  type GameTypes,
  type JsonObject,
  type Position,
  type RecordedMove,
  type Seat,
  SeededChance,
} from '@miaou/kit';
import { startMatch } from '../simulation/simulateMatch.js';

/** What all matches of an environment have in common. */
export interface EnvironmentSetup {
  readonly game: Game;
  /** As the flags gave them; options left to chance are drawn for each match. */
  readonly options: JsonObject;
  readonly seats: number;
}

/** Told of every action, dice included, before it is made. */
type Watch = (position: Position, action: number) => void;

/**
 * Matches that are played one after another in one row of an environment. Deal and dice of each follow from the seed, the row and the
 * match's number alone, so a row is the same in a batch of any size.
 */
export class EnvironmentMatch {
  /** How many matches of this row came before. */
  number = 0;
  position!: Position;
  /** The seat to act; when the match is over, the seat that acted last. */
  actor!: Seat;
  /** Nothing until the match is over. */
  result: GameTypes['result'] | undefined;
  readonly #setup: EnvironmentSetup;
  readonly #row: number;
  readonly #watch: Watch | undefined;
  #seed: string;
  #dice!: SeededChance;

  constructor(setup: EnvironmentSetup, row: number, seed: string, watch?: Watch) {
    this.#setup = setup;
    this.#row = row;
    this.#seed = seed;
    this.#watch = watch;
    this.#begin();
  }

  /** Begins the row anew from a seed. */
  restart(seed: string): void {
    this.#seed = seed;
    this.number = 0;
    this.#begin();
  }

  /** Deals the next match. */
  next(): void {
    this.number++;
    this.#begin();
  }

  /** Deals as told and makes these moves, dice included, as the next match. They must be legal. */
  continueFrom(start: Position, moves: readonly RecordedMove[]): void {
    this.number++;
    this.#dice = this.#diceOf();
    this.position = start;
    for (const { seat, ...move } of moves) {
      if (start.countFaces() === 0) this.actor = seat;
      start.play(seat, move);
    }
    this.#roll();
  }

  /** Makes a legal action of the actor and rolls the dice that follow. */
  act(action: number): void {
    this.#make(action);
    this.#roll();
  }

  legalActions(): number[] {
    if (this.result !== undefined) return [];
    return Array.from({ length: this.position.countActions() }, (_, index) => this.position.actionAt(index));
  }

  /** A seat's share of the win: 0 until the match is over, a tie is shared. */
  reward(seat: Seat): number {
    const winners = this.result?.winners ?? [];
    return winners.includes(seat) ? 1 / winners.length : 0;
  }

  #begin(): void {
    this.#dice = this.#diceOf();
    this.position = startMatch(this.#setup, this.#dice);
    this.#roll();
  }

  #diceOf(): SeededChance {
    return new SeededChance(`${this.#seed}/${this.#row}/${this.number}`);
  }

  #make(action: number): void {
    this.#watch?.(this.position, action);
    this.position.act(action);
  }

  /** Rolls until a seat has to decide or the match is over. */
  #roll(): void {
    const { position } = this;
    this.result = position.outcome();
    while (this.result === undefined) {
      const faces = position.countFaces();
      if (faces === 0) {
        this.actor = position.actor;
        return;
      }
      this.#make(position.faceAt(this.#dice.below(faces)));
      this.result = position.outcome();
    }
  }
}
