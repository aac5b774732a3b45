import type { TableModule } from '../../manifest';
import Banner from './Banner.svelte';
import { gameTableTexts } from './texts/index';
import title from './title.svg?url';

const table: TableModule = {
  title: { source: title, width: 420 },
  Banner,
  refusalSentences: { 'same-again': 'sameAgain' },
  texts: gameTableTexts,
};

export default table;
