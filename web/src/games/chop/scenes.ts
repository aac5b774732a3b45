import { seat } from '@miaou/kit';
import type { Scene } from '../../../gallery/scene';
import { lessonScene } from '../../screens/learn/scenes';
import { liveScene, ruleDialogScene, rulesScene } from '../../screens/rules/scenes';
import { END_OF_MATCH, matchScene, setupScene, withFreeSeats, withStandIn } from '../../screens/table/scenes';
import { AT_NOON, BEN, PEOPLE, settingsOf } from '../../screens/table/testing/stillTable';
import { boardScenes } from './board/scenes';
import { PANTRY } from './board/testing/layouts';
import { SCENES } from './rules/live/scene';
import { STANDINGS } from './rules/live/standings';

const AMONG_PEOPLE = { settings: settingsOf('chop', 3), seats: PEOPLE.slice(0, 3) };
const SOME_MOVES = 20;

export const scenes: readonly Scene[] = [
  ...boardScenes,
  setupScene('setup-chop', {
    settings: settingsOf('chop', 5, { parts: { cat: seat(3) }, options: { layout: { ...PANTRY } } }),
    seats: withFreeSeats(1, 5),
  }),
  setupScene('setup-chop-guest', { settings: settingsOf('chop', 3), seats: withFreeSeats(1, 3), me: BEN }),
  matchScene('match-chop', AMONG_PEOPLE, SOME_MOVES),
  matchScene('match-chop-away', AMONG_PEOPLE, SOME_MOVES, { away: { '1': AT_NOON } }),
  matchScene('match-chop-proposal', AMONG_PEOPLE, SOME_MOVES, {
    wish: { wish: 'undo', seat: seat(1), agreed: [seat(1)] },
  }),
  matchScene('match-chop-lost', { ...AMONG_PEOPLE, connection: 'lost' }, SOME_MOVES),
  matchScene('match-chop-stand-in', withStandIn('chop', 3), SOME_MOVES),
  matchScene('match-chop-stand-in-full', withStandIn('chop', 5), SOME_MOVES),
  matchScene(
    'match-end-chop',
    { settings: settingsOf('chop', 3, { options: { maxRounds: 25 } }), seats: PEOPLE.slice(0, 3) },
    END_OF_MATCH,
    { stage: 'over' },
  ),
  rulesScene('rules-chop', { game: 'chop', whole: false }),
  rulesScene('rules-chop-whole', { game: 'chop', whole: true }),
  ruleDialogScene('rule-chop', 'chop', 'CM7'),
  liveScene('live-chop-scenes', 'chop', Object.keys(SCENES)),
  liveScene('live-chop-scenes-start', 'chop', Object.keys(SCENES), { isHeld: true }),
  liveScene('live-chop-standings', 'chop', Object.keys(STANDINGS)),
  liveScene('live-chop-box', 'chop', ['kitchen', 'tiles', 'dice']),
  lessonScene('lesson-chop-four', 'chop', 'run', 0),
  lessonScene('lesson-chop-run', 'chop', 'run', 2),
  lessonScene('lesson-chop-tiles', 'chop', 'tiles', 1),
  lessonScene('lesson-chop-arrow', 'chop', 'tiles', 5),
  lessonScene('lesson-chop-under', 'chop', 'table', 1),
  lessonScene('lesson-chop-danger', 'chop', 'danger', 0),
  lessonScene('lesson-chop-oops', 'chop', 'danger', 1, { tries: { type: 'move', mouse: 1, to: 'f3' } as never }),
  lessonScene('lesson-chop-caught', 'chop', 'danger', 1, {
    tries: { type: 'move', mouse: 1, to: 'f3' } as never,
    looks: true,
  }),
  lessonScene('lesson-chop-home', 'chop', 'home', 3),
  lessonScene('lesson-chop-end', 'chop', 'home', 5),
  lessonScene('lesson-chop-cat', 'chop', 'asCat', 1),
  lessonScene('lesson-chop-last', 'chop', 'lastMouse', 1),
];
