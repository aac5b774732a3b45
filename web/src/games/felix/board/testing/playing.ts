import { botNamed } from '@miaou/bots';
import { type FelixMove, type FelixTypes, type FelixView, felix } from '@miaou/felix';
import { type Chance, type Position, SeededChance, type Viewer } from '@miaou/kit';
import type { GameStep } from '../../../board';

export type FelixStep = GameStep<FelixTypes>;

/** The moment of a match that is looked for. */
export interface Wanted {
  /** Options as a record writes them. */
  readonly options?: object;
  readonly viewer?: Viewer;
  /** A decision that is owed. */
  readonly at?: (view: FelixView) => boolean;
  /** A fact that has just happened. */
  readonly when?: (step: FelixStep) => boolean;
}

/** A real match up to some moment. */
export interface Played {
  readonly view: FelixView;
  readonly steps: readonly FelixStep[];
}

const startOf = (raw: object, chance: Chance): Position<FelixTypes> => {
  const options = felix.parseOptions({ seats: 4, ...raw });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return felix.start(options.value, felix.deal(options.value, chance));
};

const bot = botNamed('felix', 'greedy');

/** A sensible player that sometimes does what comes to mind, so that matches differ. */
const chosenMove = (position: Position<FelixTypes>, chance: Chance): FelixMove => {
  const seat = position.actor;
  const legalMoves = position.legalMoves(seat);
  if (bot === undefined || chance.below(4) === 0) {
    const [first, second] = legalMoves;
    return (chance.below(2) === 0 ? first : (second ?? first)) as FelixMove;
  }
  return bot.choose({ game: 'felix', seat, view: position.view(seat), legalMoves, budget: {}, chance }) as FelixMove;
};

/** Plays the next move; its events as one viewer gets them. */
const playOn = (position: Position<FelixTypes>, viewer: Viewer, chance: Chance): FelixStep[] => {
  let before = position.view(viewer);
  return position.play(position.actor, chosenMove(position, chance)).map((whole) => {
    const event = position.redact(whole, viewer);
    const step = { event, before, after: felix.follow(before, event) };
    before = step.after;
    return step;
  });
};

/** Plays one seeded match until the moment comes, or to its end where no moment is looked for. */
export const playSeed = (
  seed: string,
  { options = {}, viewer = 'spectator', at, when }: Wanted,
): Played | undefined => {
  const chance = new SeededChance(seed);
  const position = startOf(options, chance);
  const steps: FelixStep[] = [];
  while (position.toMove.length > 0) {
    const view = position.view(viewer);
    if (at?.(view)) return { view, steps };
    for (const step of playOn(position, viewer, chance)) {
      steps.push(step);
      if (when?.(step)) return { view: step.after, steps };
    }
  }
  const view = position.view(viewer);
  return (at === undefined && when === undefined) || at?.(view) ? { view, steps } : undefined;
};

const MOST_SEEDS = 300;

/** The first seeded match that comes to a moment. */
export const playTo = (moment: Wanted): Played => {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const played = playSeed(`felix ${seed}`, moment);
    if (played !== undefined) return played;
  }
  throw new Error('no seeded match comes to this moment');
};
