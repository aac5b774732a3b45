import type { Refusal } from '@miaou/kit';
import { notices } from '../../ui/notices.svelte';
import { currentLanguage, LazyTexts } from '../language.svelte';
import { LANGUAGE_TAGS } from '../languages';
import { REFUSED_REQUESTS, type RefusalWords } from './words';

const refusals = new LazyTexts<RefusalWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});

/** A moment as the reader writes it; nothing for what has no end. */
const momentText = (until: unknown): string | undefined =>
  typeof until === 'number'
    ? new Intl.DateTimeFormat(LANGUAGE_TAGS[currentLanguage()], { dateStyle: 'medium', timeStyle: 'short' }).format(
        until,
      )
    : undefined;

/** A refused request in the reader's words. */
export const explain = async (refusal: Refusal): Promise<string> => {
  await refusals.ready();
  const known = REFUSED_REQUESTS.find((one) => one === refusal.code);
  if (known === undefined) return refusals.words.otherwise(refusal.code);
  const { until } = refusal as { readonly until?: unknown };
  const sentence = refusals.words.byCode[known];
  return until === undefined ? sentence : `${sentence} ${refusals.words.until(momentText(until))}`;
};

/** Shows beside the screen why a request was refused. */
export const tellRefusal = async (refusal: Refusal): Promise<void> => notices.tell(await explain(refusal), 'problem');
