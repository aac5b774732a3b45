import { type Game, type GameTypes, sameJson } from '@miaou/kit';
import type { Step } from './tableLink';

/** Facts that follow one another without a gap, with the view before the first. */
export interface Stretch {
  readonly view: GameTypes['view'];
  readonly events: readonly GameTypes['event'][];
}

/** Each event with the views around it. */
export const stepsOf = (
  game: Pick<Game, 'follow'>,
  view: GameTypes['view'],
  events: readonly GameTypes['event'][],
): readonly Step[] => {
  let before = view;
  return events.map((event) => {
    const step = { event, before, after: game.follow(before, event) };
    before = step.after;
    return step;
  });
};

/** What is left after a move was taken back: everything before the newest moment that looked like the view now. */
export const stepsBefore = (steps: readonly Step[], view: GameTypes['view']): readonly Step[] => {
  const undone = steps.findLastIndex(({ before }) => sameJson(before, view));
  return undone < 0 ? steps : steps.slice(0, undone);
};

/** Steps as few words: the views between follow from the events. */
export const stretchesOf = (steps: readonly Step[]): readonly Stretch[] => {
  const stretches: { view: GameTypes['view']; events: GameTypes['event'][] }[] = [];
  let last: GameTypes['view'] | undefined;
  for (const { event, before, after } of steps) {
    if (before === last) stretches.at(-1)?.events.push(event);
    else stretches.push({ view: before, events: [event] });
    last = after;
  }
  return stretches;
};

export const stepsOfStretches = (game: Pick<Game, 'follow'>, stretches: readonly Stretch[]): readonly Step[] =>
  stretches.flatMap(({ view, events }) => stepsOf(game, view, events));
