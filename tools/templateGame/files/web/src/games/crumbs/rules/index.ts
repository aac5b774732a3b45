import { registerRules } from '../../../rules/rulesModule';
import { COMMON_SPRITE } from '../../../ui/sprite';
import { BOOK } from './book';
import { drawingName } from './drawings';
import { rulesTexts } from './texts/index';

export default registerRules({
  book: BOOK,
  // A game with drawings of its own has a sprite of its own.
  sprite: COMMON_SPRITE,
  texts: rulesTexts,
  drawingName: (symbol) => drawingName(symbol, rulesTexts.words.drawings),
});
