import { followEvent } from './follow.js';
import { afterRound } from './settled.js';
import type { FelixEvent, FelixView } from './types.js';

/** The same as the game's own, for who has no rules at hand: a page that only follows. */
export const follow = (view: FelixView, event: FelixEvent): FelixView => followEvent(view, event, afterRound);
