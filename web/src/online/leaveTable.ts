import type { TableId } from '@miaou/table';
import type { Answer } from '../link/tableLink';
import { OnlineTable } from './onlineTable.svelte';

/** Gives the seat at a table back, without going there. */
export const leaveTable = async (table: TableId): Promise<Answer> => {
  const link = await OnlineTable.open(table);
  const answer = await link.send({ type: 'standUp' });
  link.close();
  return answer;
};
