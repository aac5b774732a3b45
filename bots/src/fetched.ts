import type { FelixView } from '@miaou/felix';
import type { BotRequest } from './bot.js';
import { fetchWeights as fetchChop } from './chop/weights/fetched.js';
import { fetchWeights as fetchFelix } from './felix/weights/fetched.js';

/** Gets what bots and advisers need for a decision, where it is not at hand: in the page, whose visitors wait for every byte. */
export const fetchFor = async ({ game, view }: Pick<BotRequest, 'game' | 'view'>): Promise<void> => {
  if (game === 'felix') await fetchFelix((view as FelixView).options.seats);
  if (game === 'chop') await fetchChop();
};
