import type { Scene } from '../../../gallery/scene';
import { rulesScene } from '../../screens/rules/scenes';
import { END_OF_MATCH, matchScene, setupScene, withFreeSeats } from '../../screens/table/scenes';
import { PEOPLE, settingsOf } from '../../screens/table/testing/stillTable';

const TABLE = { settings: settingsOf('crumbs', 3), seats: PEOPLE.slice(0, 3) };

export const scenes: readonly Scene[] = [
  setupScene('setup-crumbs', { settings: settingsOf('crumbs', 4), seats: withFreeSeats(1, 4) }),
  matchScene('match-crumbs', TABLE, 6),
  matchScene('match-end-crumbs', TABLE, END_OF_MATCH, { stage: 'over' }),
  rulesScene('rules-crumbs', { game: 'crumbs', whole: true }),
];
