import { loadBoard, manifestOf } from '../../games/registry';
import { type RecordFault, readRecord } from '../../records/readRecord';
import { unpackText } from '../../records/recordLink';
import { loadGames } from '../../tableClient/loadRules';

const openText = async (text: string) => {
  const [{ GAMES }] = await Promise.all([import('@miaou/games'), loadGames()]);
  const read = readRecord(text, GAMES);
  if (!read.ok) return read.fault;
  const game = manifestOf(read.rules.id);
  if (game === undefined) return 'unknownGame' satisfies RecordFault;
  return { record: read.record, rules: read.rules, seats: read.options.seats, game, board: await loadBoard(game) };
};

/** A match from outside with all that shows it, or why it cannot be shown. */
export type OpenedRecord = Exclude<Awaited<ReturnType<typeof openText>>, RecordFault>;

let last: { readonly packed: string; readonly opened: Promise<OpenedRecord | RecordFault> } | undefined;

const unpackAndOpen = async (packed: string): Promise<OpenedRecord | RecordFault> => {
  const text = await unpackText(packed);
  return text === undefined ? 'notARecord' : openText(text);
};

/** Opens the match in an address. Each step of a replay changes the address, so the last one is kept. */
export const openPacked = (packed: string): Promise<OpenedRecord | RecordFault> => {
  if (last?.packed !== packed) last = { packed, opened: unpackAndOpen(packed) };
  return last.opened;
};
