import type { LobbyTable } from '@miaou/protocol';
import { isJoinable } from './sorting';

/** A filter for the public tables. */
export interface Wanted {
  readonly game: string;
  readonly stage: 'all' | 'free' | 'playing';
}

const hasStage = (table: LobbyTable, stage: Wanted['stage']): boolean => {
  switch (stage) {
    case 'all':
      return true;
    case 'free':
      return isJoinable(table);
    case 'playing':
      return table.stage === 'playing' || table.stage === 'paused';
  }
};

export const ANY_GAME = '';

export const isWanted = (table: LobbyTable, { game, stage }: Wanted): boolean =>
  (game === ANY_GAME || table.settings.game === game) && hasStage(table, stage);
