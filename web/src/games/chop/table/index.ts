import type { TableModule } from '../../manifest';
import { SIDES } from '../sides';
import sprite from '../sprite.svg?url';
import Banner from './Banner.svelte';
import KitchenPicture from './KitchenPicture.svelte';
import { minutesIn } from './minutes';
import { REFUSAL_SENTENCES } from './refusals';
import { gameTableTexts } from './texts/index';
import title from './title.svg?url';

const table: TableModule = {
  title: { source: title, width: 810 },
  Banner,
  sides: SIDES,
  pictured: { option: 'layout', Picture: KitchenPicture, minutes: minutesIn },
  sprite,
  refusalSentences: REFUSAL_SENTENCES,
  texts: gameTableTexts,
};

export default table;
