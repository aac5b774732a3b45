import { botNamed } from '@miaou/bots';
import { type ChopMove, type ChopTypes, type ChopView, chop } from '@miaou/chop';
import { transitionsOf } from '@miaou/client';
import { type Chance, chanceMove, type Position, SeededChance, type Viewer } from '@miaou/kit';
import type { GameStep } from '../../../board';

/** A real match, stopped at a chosen moment. */
export interface Played {
  readonly position: Position<ChopTypes>;
  readonly view: ChopView;
  /** Every fact so far, the last one newest. */
  readonly steps: readonly GameStep<ChopTypes>[];
}

export interface Wanted {
  /** Options as a record writes them. */
  readonly options?: object;
  readonly viewer?: Viewer;
  /** The bot that plays all seats. */
  readonly bot?: string;
  /** Where to stop: a decision that is owed, told by the view and whose turn it is. */
  readonly at?: (view: ChopView, steps: readonly GameStep<ChopTypes>[]) => boolean;
  /** Where to stop within a move: a fact that has just happened. */
  readonly when?: (step: GameStep<ChopTypes>) => boolean;
}

const optionsOf = (raw: object): ChopTypes['options'] => {
  const parsed = chop.parseOptions({ seats: 3, cat: 0, ...raw });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

const chosenMove = (position: Position<ChopTypes>, bot: string, chance: Chance): ChopMove => {
  const seat = position.actor;
  const rolled = chanceMove(position, chance);
  if (rolled !== undefined) return rolled;
  const legalMoves = position.legalMoves(seat);
  const view = position.view(seat);
  return botNamed('chop', bot)?.choose({ game: 'chop', seat, view, legalMoves, budget: {}, chance }) as ChopMove;
};

/** Plays one seeded match until it is as wanted; nothing if it never is. */
const playSeed = (seed: string, wanted: Wanted): Played | undefined => {
  const { viewer = 'spectator', bot = 'greedy', at = () => false, when = () => false } = wanted;
  const chance = new SeededChance(seed);
  const options = optionsOf(wanted.options ?? {});
  const position = chop.start(options, chop.deal(options, chance));
  const told: GameStep<ChopTypes>[] = [];
  for (;;) {
    const view = position.view(viewer);
    if (at(view, told)) return { position, view, steps: told };
    if (position.toMove.length === 0) return undefined;
    const move = chosenMove(position, bot, chance);
    const steps = transitionsOf(chop, view, position.play(position.actor, move)) as readonly GameStep<ChopTypes>[];
    for (const step of steps) {
      told.push(step);
      if (when(step)) return { position, view: step.after, steps: told };
    }
  }
};

const MOST_SEEDS = 400;

/** Plays seeded matches one after another until one comes to what is wanted. */
export const playUntil = (wanted: Wanted): Played => {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const played = playSeed(`scene ${seed}`, wanted);
    if (played !== undefined) return played;
  }
  throw new Error('no seeded match comes to this');
};
