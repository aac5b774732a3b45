import { type ClientMessage, LIMITS } from '@miaou/protocol';
import { commandId, tableId } from '@miaou/table';

const TABLE_ID = /^[A-Za-z0-9_-]{22}$/;
const COMMAND_ID = /^[A-Za-z0-9_-]+$/;

const isTableId = (id: unknown): id is string => typeof id === 'string' && TABLE_ID.test(id);

const isCommandId = (id: unknown): id is string =>
  typeof id === 'string' && id.length <= LIMITS.commandIdLength && COMMAND_ID.test(id);

const isObject = (raw: unknown): raw is object => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isSequenceNumber = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) >= 0;

const hasFields = (raw: object, count: number): boolean => Object.keys(raw).length === count;

/** The move in a command, if the command is nothing else. */
const moveIn = (command: unknown): object | undefined => {
  if (!isObject(command) || !('type' in command && 'move' in command)) return undefined;
  return command.type === 'move' && isObject(command.move) && hasFields(command, 2) ? command.move : undefined;
};

/**
 * Reads a move. Moves are nearly all that ever comes in, and reading them by the schemas takes longer than deciding them. Nothing for
 * whatever is not exactly a move as the schemas want it: they have the last word, and the words for what is wrong.
 */
export const plainMove = (raw: object): ClientMessage | undefined => {
  if (!('type' in raw && 'table' in raw && 'id' in raw && 'seen' in raw && 'command' in raw)) return undefined;
  const { type, table, id, seen, command } = raw;
  const move = moveIn(command);
  if (type !== 'command' || move === undefined || !hasFields(raw, 5)) return undefined;
  if (!isTableId(table) || !isCommandId(id) || !isSequenceNumber(seen)) return undefined;
  return { type, table: tableId(table), id: commandId(id), seen, command: { type: 'move', move: { ...move } } };
};
