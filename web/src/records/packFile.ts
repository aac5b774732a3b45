import { LARGEST_FILE, type RecordFault, readRecord } from './readRecord';
import { LONGEST_PACKED, packRecord } from './recordLink';

/** The match in a file as a link holds it, or why there is none. What is too large is not even read. */
export const packFile = async (
  file: Pick<File, 'size' | 'text'>,
): Promise<{ readonly packed: string } | { readonly fault: RecordFault }> => {
  if (file.size > LARGEST_FILE) return { fault: 'tooLarge' };
  const { GAMES } = await import('@miaou/games');
  const read = readRecord(await file.text(), GAMES);
  if (!read.ok) return read;
  const packed = await packRecord(read.record, true);
  return packed.length > LONGEST_PACKED ? { fault: 'tooLarge' } : { packed };
};
