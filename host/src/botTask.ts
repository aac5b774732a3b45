import { type Chance, type GameTypes, indexOfMove, type Seat, SeededChance } from '@miaou/kit';
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
