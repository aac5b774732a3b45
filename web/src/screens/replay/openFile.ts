import { router } from '../../navigation/router.svelte';
import { LONGEST_PACKED, packRecord } from '../../records/packed';
import { LARGEST_FILE, type RecordFault, readRecord } from '../../records/readRecord';
import { notices } from '../../ui/notices.svelte';
import { replayScreenTexts } from './texts/index';

const packFile = async (file: File): Promise<{ readonly packed: string } | { readonly fault: RecordFault }> => {
  if (file.size > LARGEST_FILE) return { fault: 'tooLarge' };
  const { GAMES } = await import('@miaou/games');
  const read = readRecord(await file.text(), GAMES);
  if (!read.ok) return read;
  const packed = await packRecord(read.record, true);
  return packed.length > LONGEST_PACKED ? { fault: 'tooLarge' } : { packed };
};

/** Goes to the replay of the match in a file, or says why there is none. */
export const openRecordFile = async (file: File): Promise<void> => {
  const [read] = await Promise.all([packFile(file), replayScreenTexts.ready()]);
  if ('fault' in read) notices.tell(replayScreenTexts.words.faults[read.fault], 'problem');
  else router.go({ screen: 'replay', packed: read.packed, replay: { match: 1, move: 0 } });
};
