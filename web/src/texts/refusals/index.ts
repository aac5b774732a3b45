import type { Refusal } from '@miaou/kit';
import { notices } from '../../look/notices.svelte';
import { Area } from '../language.svelte';
import { REFUSED_REQUESTS, type RefusalWords } from './words';

const refusals = new Area<RefusalWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});

/** A refused request in the reader's words. */
export const explain = async ({ code }: Refusal): Promise<string> => {
  await refusals.ready();
  const known = REFUSED_REQUESTS.find((one) => one === code);
  return known === undefined ? refusals.words.otherwise(code) : refusals.words.byCode[known];
};

/** Shows beside the screen why a request was refused. */
export const tellRefusal = async (refusal: Refusal): Promise<void> => notices.tell(await explain(refusal), 'problem');
