import type { Route } from '../../navigation/route';
import { shell } from '../../texts/shell/index';
import { tableTexts } from './texts/index';

/** What the way out of a replay or a review is called, by where it leads: a match from outside has no table. */
export const leaveLabel = ({ screen }: Route): string => {
  if (screen === 'home') return shell.words.home;
  return screen === 'replay' ? tableTexts.words.replay.title : tableTexts.words.replay.leave;
};
