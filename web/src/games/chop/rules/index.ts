import { registerRules } from '../../../rules/rulesModule';
import sprite from '../sprite.svg?url';
import { BOOK } from './book';
import { drawingName } from './drawings';
import KitchenFigure from './KitchenFigure.svelte';
import { describeKitchen } from './kitchenText';
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
    figures: ['exact', 'danger'],
    load: async () => {
      const [{ default: LiveKitchen }, { liveTexts }] = await Promise.all([
        import('./live/LiveKitchen.svelte'),
        import('./live/texts/index'),
      ]);
      await liveTexts.ready();
      return LiveKitchen;
    },
  },
});
