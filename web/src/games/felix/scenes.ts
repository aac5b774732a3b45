import type { Scene } from '../../../gallery/scene';
import { lessonScene } from '../../screens/learn/scenes';
import { liveScene, ruleDialogScene, rulesScene } from '../../screens/rules/scenes';
import { setupScene, withFreeSeats } from '../../screens/table/scenes';
import { ANA, BEN, settingsOf } from '../../screens/table/testing/stillTable';
import { boardScenes } from './board/scenes';
import { AUCTIONS } from './rules/live/auctions';
import { ROWS } from './rules/live/row';

export const scenes: readonly Scene[] = [
  ...boardScenes,
  setupScene('setup-guest', {
    settings: settingsOf('felix', 4, { options: { edition: 'filou' }, parts: { opener: 'vote' } }),
    seats: withFreeSeats(1, 4),
    host: BEN,
    me: ANA,
    more: { seats: [{}, { person: BEN, name: 'Benedikt' }, { bot: 'mirek' }, { bot: 'bruno' }] },
  }),
  rulesScene('rules-felix', { game: 'felix', whole: false }),
  rulesScene('rules-felix-whole', { game: 'felix', whole: true }),
  rulesScene('rules-felix-rule', { game: 'felix', whole: true, rule: 'FD4' }),
  ruleDialogScene('rule-felix', 'felix', 'FD5'),
  liveScene('live-felix-auctions', 'felix', Object.keys(AUCTIONS)),
  liveScene('live-felix-auctions-start', 'felix', Object.keys(AUCTIONS), { isHeld: true }),
  liveScene('live-felix-rows', 'felix', Object.keys(ROWS)),
  liveScene('live-felix-rows-start', 'felix', Object.keys(ROWS), { isHeld: true }),
  liveScene('live-felix-count', 'felix', ['hand', 'score']),
  liveScene('live-felix-tray', 'felix', ['bigDog', 'passLast'], { presses: 'button.card' }),
  lessonScene('lesson-felix-goal', 'felix', 'sack', 0),
  lessonScene('lesson-felix-lay', 'felix', 'sack', 1),
  lessonScene('lesson-felix-bid', 'felix', 'sack', 3),
  lessonScene('lesson-felix-pass', 'felix', 'passing', 2),
  lessonScene('lesson-felix-oops', 'felix', 'passing', 2, { tries: { type: 'bid', amount: 3 } as never }),
  lessonScene('lesson-felix-looks', 'felix', 'passing', 2, { tries: { type: 'bid', amount: 3 } as never, looks: true }),
  lessonScene('lesson-felix-last', 'felix', 'passing', 5),
  lessonScene('lesson-felix-dogs', 'felix', 'dogs', 8),
  lessonScene('lesson-felix-tie', 'felix', 'ending', 4),
];
