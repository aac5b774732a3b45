import type { TableModule } from '../../manifest';
import sprite from '../sprite.svg?url';
import Banner from './Banner.svelte';
import EditionPicture from './EditionPicture.svelte';
import { REFUSAL_SENTENCES } from './refusals';
import { gameTableTexts } from './texts/index';
import title from './title.svg?url';

const table: TableModule = {
  title: { source: title, width: 388 },
  Banner,
  pictured: { option: 'edition', Picture: EditionPicture, opener: (value) => (value === 'filou' ? 'meow' : 'chance') },
  sprite,
  refusalSentences: REFUSAL_SENTENCES,
  texts: gameTableTexts,
};

export default table;
