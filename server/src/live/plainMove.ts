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

/**
 * Reads a move. Moves are nearly all that ever comes in, and reading them by the schemas takes longer than deciding them. Nothing for
 * whatever is not exactly a move as the schemas want it: they have the last word, and the words for what is wrong.
 */
export const plainMove = (raw: object): ClientMessage | undefined => {
  if (!('type' in raw && 'table' in raw && 'id' in raw && 'seen' in raw && 'command' in raw)) return undefined;
  const { type, table, id, seen, command } = raw;
  if (type !== 'command' || !isObject(command) || !hasFields(raw, 5)) return undefined;
  if (!('type' in command && 'move' in command) || command.type !== 'move' || !hasFields(command, 2)) return undefined;
  if (!isTableId(table) || !isCommandId(id) || !isSequenceNumber(seen) || !isObject(command.move)) return undefined;
  return {
    type: 'command',
    table: tableId(table),
    id: commandId(id),
    seen,
    command: { type: 'move', move: { ...command.move } },
  };
};
