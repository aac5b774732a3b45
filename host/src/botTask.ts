import { type Chance, drawn, type GameTypes, indexOfMove, type Seat, SeededChance } from '@miaou/kit';
import type { AutomaticMove, Table } from '@miaou/table';

type Move = GameTypes['move'];

/** One decision of a seat with what that seat may know and nothing else. It is sent to a worker, so it is plain data. */
export interface DecisionTask {
  readonly game: string;
  readonly seat: Seat;
  readonly view: GameTypes['view'];
  /** Never empty. */
  readonly legalMoves: readonly Move[];
  /** Drawn for this decision alone. */
  readonly seed: string;
  readonly milliseconds: number;
}

/** A decision that a bot makes. */
export interface BotTask extends DecisionTask {
  readonly bot: string;
}

/** Why a bot gave no legal move. `crowded`: no worker was free in time, so the bot was never asked. */
export type BotFailure = 'late' | 'illegal' | 'crashed' | 'crowded';

/** The chosen move by its index among the legal ones. */
export type BotAnswer = { readonly index: number } | { readonly failure: BotFailure };

/** What a bot is asked with. */
export interface MoveRequest {
  readonly game: string;
  readonly seat: Seat;
  readonly view: GameTypes['view'];
  readonly legalMoves: readonly Move[];
  readonly chance: Chance;
  readonly budget: { readonly milliseconds: number };
}

interface MoveChooser {
  choose(request: MoveRequest): Move | Promise<Move>;
}

/** Undefined where the decision is no longer owed. */
export const botTaskFor = (
  { match, owed }: Table,
  { seat, decision, bot }: Extract<AutomaticMove, { type: 'bot' }>,
  { seed, milliseconds }: Pick<DecisionTask, 'seed' | 'milliseconds'>,
): BotTask | undefined => {
  if (match === undefined || owed.get(seat)?.entry !== decision) return undefined;
  const { game, position } = match;
  return {
    game: game.id,
    bot,
    seat,
    view: position.view(seat),
    legalMoves: position.legalMoves(seat),
    seed,
    milliseconds,
  };
};

/** A task as a bot in this thread is asked. */
export const moveRequestOf = ({ game, seat, view, legalMoves, seed, milliseconds }: DecisionTask): MoveRequest => ({
  game,
  seat,
  view,
  legalMoves,
  chance: new SeededChance(seed),
  budget: { milliseconds },
});

/** Asks a bot in this thread. Undefined where there is no such bot, or its move is not legal. */
export const chooseIndex = async (bot: MoveChooser | undefined, task: DecisionTask): Promise<number | undefined> =>
  indexOfMove(task.legalMoves, await bot?.choose(moveRequestOf(task)));

/**
 * Any legal move, each as likely as the others. From a move that follows from the hand, such as the lowest card, others could read the
 * hand of every bot while the server is overloaded.
 */
const fallbackMove = ({ legalMoves, seed }: BotTask): Move => drawn(legalMoves, new SeededChance(`fallback ${seed}`));

/** Always a legal move: the fallback where the bot gave none, after `failed` was called with the reason. */
export const moveOf = (task: BotTask, answer: BotAnswer, failed: (failure: BotFailure) => void): Move => {
  const move = 'index' in answer ? task.legalMoves[answer.index] : undefined;
  if (move !== undefined) return move;
  failed('failure' in answer ? answer.failure : 'illegal');
  return fallbackMove(task);
};
