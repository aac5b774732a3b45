import type { Refusal } from '@miaou/kit';
import type { Command } from '@miaou/table';
import type { TableHandle } from '../../tableClient/tableHandle';
import { notices } from '../../ui/notices.svelte';

/** Shows why something was refused, and what to do. `game` is the one whose rules may have refused it. */
export const showRefusal = async (refusal: Refusal, game?: string): Promise<void> => {
  const { explain } = await import('./texts/refusals/explain');
  notices.tell(await explain(refusal, game), 'problem');
};

/** The tables whose seat the reader gave up. */
const givenUp = new WeakSet<object>();

/** Whether the reader lost the seat by their own will. */
export const hasGivenUpSeat = (link: TableHandle): boolean => givenUp.has(link);

/** Sends a command and shows its refusal. True when it was accepted. */
export const sendCommand = async (link: TableHandle, command: Command): Promise<boolean> => {
  if (command.type === 'standUp') givenUp.add(link);
  if (command.type === 'sit') givenUp.delete(link);
  const answer = await link.send(command);
  if (!answer.accepted) await showRefusal(answer.refusal, link.snapshot?.settings.game);
  return answer.accepted;
};

/** Sends commands one after the other, up to the first that is refused. */
export const sendCommands = async (link: TableHandle, commands: readonly Command[]): Promise<void> => {
  for (const command of commands) if (!(await sendCommand(link, command))) return;
};
