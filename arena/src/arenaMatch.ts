import { type Budget, type ControlVariate, playMatch } from '@miaou/bots';
import { type GameTypes, type Position, type Seat, SeededChance } from '@miaou/kit';
import type { Fault, Player, PlayerReply, PlayerRequest } from './player.js';

/** A match that was played to its end. */
export interface PlayedMatch {
  readonly result: GameTypes['result'];
  /** By seat, the faults of its player. */
  readonly faults: ReadonlyMap<Seat, readonly Fault[]>;
  /** By seat, how many decisions its player made, and the milliseconds they took. */
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
  /** The guest's control variate, 0 without one. */
  readonly luck: number;
}

interface MatchSetup {
  readonly players: readonly Player[];
  readonly budget: Budget;
  readonly seed: string;
  readonly guest: Seat;
  /** Left out unless the plan asks for it, because it costs time. */
  readonly controlVariate?: ControlVariate | undefined;
}

/** A player with this many faults has lost the match; asking it again would only cost time. */
const MAX_FAULTS = 3;

class ArenaMatch {
  readonly faults = new Map<Seat, Fault[]>();
  readonly decisions: number[];
  readonly milliseconds: number[];
  luck = 0;
  readonly #game: string;
  readonly #position: Position;
  readonly #setup: MatchSetup;
  #turn = 0;

  constructor(game: string, position: Position, setup: MatchSetup) {
    this.#game = game;
    this.#position = position;
    this.#setup = setup;
    this.decisions = setup.players.map(() => 0);
    this.milliseconds = setup.players.map(() => 0);
  }

  /** The dice of a deal are the same from whichever seat it is played. */
  run(dealSeed: string): Promise<GameTypes['result']> {
    const { controlVariate, guest } = this.#setup;
    const position = this.#position;
    this.luck = controlVariate?.ofDeal(position, guest) ?? 0;
    return playMatch(position, {
      dice: new SeededChance(`${dealSeed} dice`),
      decide: (seat) => this.#decide(seat),
      beforeMove: (_, move) => {
        this.luck += controlVariate?.ofMove(position, move, guest) ?? 0;
      },
    });
  }

  #decide(seat: Seat): GameTypes['move'] | Promise<GameTypes['move']> {
    const position = this.#position;
    const seed = `${this.#setup.seed} ${this.#turn++}`;
    const request: PlayerRequest = {
      game: this.#game,
      seat,
      view: position.view(seat),
      legalMoves: position.legalMoves(seat),
      budget: this.#setup.budget,
      seed,
      chance: new SeededChance(seed),
    };
    if (this.#hasLost(seat)) return this.#moveFor(request, undefined);
    const reply = this.#ask(request);
    return reply instanceof Promise
      ? reply.then((answered) => this.#moveFor(request, answered))
      : this.#moveFor(request, reply);
  }

  #hasLost(seat: Seat): boolean {
    return (this.faults.get(seat)?.length ?? 0) >= MAX_FAULTS;
  }

  #ask(request: PlayerRequest): PlayerReply | Promise<PlayerReply> {
    const since = performance.now();
    const reply = this.#setup.players[request.seat]?.answer(request) ?? 'crashed';
    if (!(reply instanceof Promise)) {
      this.#count(request.seat, since);
      return reply;
    }
    return reply.then((answered) => {
      this.#count(request.seat, since);
      return answered;
    });
  }

  #count(seat: Seat, since: number): void {
    this.milliseconds[seat] = (this.milliseconds[seat] ?? 0) + performance.now() - since;
    this.decisions[seat] = (this.decisions[seat] ?? 0) + 1;
  }

  /** A random move replaces an answer that failed, so that the other players have a match. */
  #moveFor({ seat, legalMoves, chance }: PlayerRequest, reply: PlayerReply | undefined): GameTypes['move'] {
    if (typeof reply === 'string') this.faults.set(seat, [...(this.faults.get(seat) ?? []), reply]);
    const move = legalMoves[typeof reply === 'number' ? reply : chance.below(legalMoves.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no legal move ${reply}`);
    return move;
  }
}

/** Plays a match to its end. */
export const playArenaMatch = async (
  game: string,
  position: Position,
  setup: MatchSetup,
  dealSeed: string,
): Promise<PlayedMatch> => {
  const match = new ArenaMatch(game, position, setup);
  const result = await match.run(dealSeed);
  const { faults, decisions, milliseconds, luck } = match;
  return { result, faults, decisions, milliseconds, luck };
};
