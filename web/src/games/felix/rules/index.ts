import { registerRules } from '../../../rules/rulesModule';
import sprite from '../sprite.svg?url';
import { BOOK } from './book';
import { drawingName } from './drawings';
import { rulesTexts } from './texts/index';

export default registerRules({
  book: BOOK,
  sprite,
  texts: rulesTexts,
  drawingName: (symbol) => drawingName(symbol, rulesTexts.words.drawings),
});
