import { tempoOf } from '@miaou/bots';
import { type BotSettings, paceOf } from '@miaou/host';
import type { Config } from '../settings.js';

/** How the server asks its bots: each at the pace of its nature, and only once that is over. */
export const botSettingsOf = ({
  botPace,
  botMilliseconds,
}: Pick<Config, 'botPace' | 'botMilliseconds'>): BotSettings => ({
  pace: (bot) => paceOf(botPace, tempoOf(bot)),
  milliseconds: botMilliseconds,
  thinksDuringPace: false,
});
