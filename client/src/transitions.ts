import { type Game, type GameTypes, sameJson } from '@miaou/kit';

/** As much of a game's rules as a client needs to fold events into views. */
export type ViewRules = Pick<Game, 'follow'>;

/** One event of a match with the views before and after it. */
export interface Transition {
  readonly event: GameTypes['event'];
  readonly before: GameTypes['view'];
  readonly after: GameTypes['view'];
}

/** Events that follow one another without a gap, with the view before the first: the compact form of transitions. */
export interface EventRun {
  readonly view: GameTypes['view'];
  readonly events: readonly GameTypes['event'][];
}

/** Each event with the views around it. */
export const transitionsOf = (
  rules: ViewRules,
  view: GameTypes['view'],
  events: readonly GameTypes['event'][],
): readonly Transition[] => {
  let before = view;
  return events.map((event) => {
    const transition = { event, before, after: rules.follow(before, event) };
    before = transition.after;
    return transition;
  });
};

/** What is left after an undo: everything before the newest transition that started from the present view. */
export const transitionsBefore = (
  transitions: readonly Transition[],
  view: GameTypes['view'],
): readonly Transition[] => {
  const undone = transitions.findLastIndex(({ before }) => sameJson(before, view));
  return undone < 0 ? transitions : transitions.slice(0, undone);
};

/** Leaves out the views that follow from the events. */
export const toEventRuns = (transitions: readonly Transition[]): readonly EventRun[] => {
  const runs: { view: GameTypes['view']; events: GameTypes['event'][] }[] = [];
  let last: GameTypes['view'] | undefined;
  for (const { event, before, after } of transitions) {
    if (before === last) runs.at(-1)?.events.push(event);
    else runs.push({ view: before, events: [event] });
    last = after;
  }
  return runs;
};

export const fromEventRuns = (rules: ViewRules, runs: readonly EventRun[]): readonly Transition[] =>
  runs.flatMap(({ view, events }) => transitionsOf(rules, view, events));
