import type { Refusal } from '@miaou/kit';
import { explain } from './explain';
import { refusalArea } from './index';

/** A refusal in the reader's words. Loaded by the first one: most matches see none. */
export const explained = async (refusal: Refusal): Promise<string> => {
  await refusalArea.ready();
  return explain(refusal, refusalArea.words);
};
