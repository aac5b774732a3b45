import type { FelixEvent, FelixView } from '@miaou/felix';
import type { Telling } from '../board';
import { keyLines } from './keyMap';
import { soundsOf } from './sounds';
import { tellEvent } from './tell';
import { felixTexts } from './texts/index';
import { moreTexts } from './texts/more/index';

export { default as Runners } from './Runners.svelte';
export { slideFrom } from './slideFrom';

export const telling: Telling = {
  tell: ({ event, before, after }, names) =>
    tellEvent(event as FelixEvent, before as FelixView, after as FelixView, names, {
      ...felixTexts.words,
      ...moreTexts.words,
    }),
  sounds: soundsOf,
  keys: () => keyLines(felixTexts.words),
};
