import type { FelixEvent, FelixView } from '@miaou/felix';
import type { Telling } from '../board';
import { tellEvent } from './tell';
import { felixTexts } from './texts/index';
import { moreTexts } from './texts/more/index';

export { default as Runners } from './Runners.svelte';

export const tell: Telling = ({ event, before, after }, names) =>
  tellEvent(event as FelixEvent, before as FelixView, after as FelixView, names, {
    ...felixTexts.words,
    ...moreTexts.words,
  });
