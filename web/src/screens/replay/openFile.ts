import { router } from '../../navigation/router.svelte';
import { packFile } from '../../records/packFile';
import { notices } from '../../ui/notices.svelte';
import { replayScreenTexts } from './texts/index';

/** Goes to the replay of the match in a file, or says why there is none. */
export const openRecordFile = async (file: File): Promise<void> => {
  const [read] = await Promise.all([packFile(file), replayScreenTexts.ready()]);
  if ('fault' in read) notices.tell(replayScreenTexts.words.faults[read.fault], 'problem');
  else router.go({ screen: 'replay', packed: read.packed, replay: { match: 1, move: 0 } });
};
