import type { CommandResult } from '@miaou/client';
import type { TableId } from '@miaou/table';
import { OnlineTable } from './onlineTable.svelte';

/** Gives up the seat at a table without opening its screen. */
export const leaveTable = async (table: TableId): Promise<CommandResult> => {
  const handle = await OnlineTable.open(table);
  const answer = await handle.send({ type: 'standUp' });
  handle.close();
  return answer;
};
