import type { GameStep } from '../games/board';

/** In a replay everybody has a name: whoever opens the same link reads the same words, through whoever's eyes. */
export const forEveryReader = ({ event, before, after }: GameStep): GameStep => ({
  event,
  before: { ...before, viewer: 'spectator' },
  after: { ...after, viewer: 'spectator' },
});
