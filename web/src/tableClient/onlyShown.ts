import { NOTHING } from './clientRules';

/** What a board is given where a match is looked at and nothing can be done: in replays, reviews and puzzles. */
export const ONLY_SHOWN = {
  choices: NOTHING,
  pending: null,
  order: null,
  playable: false,
  isReplay: true,
  now: (): number => Date.now(),
  play: (): void => undefined,
  roll: (): void => undefined,
  leaveOrder: (): void => undefined,
  dropOrder: (): void => undefined,
} as const;
