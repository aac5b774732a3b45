import type { GameTypes } from '@miaou/kit';
import type { Command } from '@miaou/table';
import type { PendingMove } from '../../../tableClient/playback';

/** The move that was sent and is not yet safe. */
export const pendingMove = (commands: readonly Command[]): PendingMove | null => {
  const sent = commands.find(({ type }) => type === 'move' || type === 'roll');
  if (sent?.type === 'roll') return 'roll';
  return sent?.type === 'move' ? (sent.move as GameTypes['move']) : null;
};
