import { registerRules } from '../../../rules/rulesModule';
import sprite from '../sprite.svg?url';
import { BOOK } from './book';
import { drawingName } from './drawings';
import KitchenFigure from './KitchenFigure.svelte';
import { describeKitchen } from './kitchenText';
import { LIVE_FIGURES } from './liveFigures';
import { rulesTexts } from './texts/index';

export default registerRules({
  book: BOOK,
  sprite,
  texts: rulesTexts,
  drawingName: (symbol) => drawingName(symbol, rulesTexts.words.drawings),
  figure: {
    Figure: KitchenFigure,
    describe: (picture, comma) => describeKitchen(picture, rulesTexts.words, comma),
  },
  live: {
    figures: LIVE_FIGURES,
    load: async () => {
      const [{ default: LiveExample }, { liveTexts }, { boardTexts }] = await Promise.all([
        import('./live/LiveExample.svelte'),
        import('./live/texts/index'),
        import('../board/texts/index'),
      ]);
      await Promise.all([liveTexts.ready(), boardTexts.ready()]);
      return LiveExample;
    },
  },
});
