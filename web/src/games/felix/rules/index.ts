import { registerRules } from '../../../rules/rulesModule';
import sprite from '../sprite.svg?url';
import { BOOK } from './book';
import { drawingName } from './drawings';
import { LIVE_FIGURES } from './liveFigures';
import { rulesTexts } from './texts/index';

export default registerRules({
  book: BOOK,
  sprite,
  texts: rulesTexts,
  drawingName: (symbol) => drawingName(symbol, rulesTexts.words.drawings),
  live: {
    figures: LIVE_FIGURES,
    load: async () => {
      const [{ default: LiveExample }, { liveTexts }] = await Promise.all([
        import('./live/LiveExample.svelte'),
        import('./live/texts/index'),
      ]);
      await liveTexts.ready();
      return LiveExample;
    },
  },
});
