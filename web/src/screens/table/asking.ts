import type { Refusal } from '@miaou/kit';
import type { Command } from '@miaou/table';
import type { TableLink } from '../../link/tableLink';
import { notices } from '../../look/notices.svelte';

/** Says in words why something was not done, and what to do. */
export const tellRefusal = async (refusal: Refusal): Promise<void> => {
  const { explained } = await import('./texts/refusals/explained');
  notices.tell(await explained(refusal), 'problem');
};

/** Asks something of the table; a refusal is shown in words. True when it was done. */
export const ask = async (link: TableLink, command: Command): Promise<boolean> => {
  const answer = await link.send(command);
  if (!answer.accepted) await tellRefusal(answer.refusal);
  return answer.accepted;
};

/** Asks several things, one after the other, as long as each is done. */
export const askAll = async (link: TableLink, commands: readonly Command[]): Promise<void> => {
  for (const command of commands) if (!(await ask(link, command))) return;
};
