import type { Picture, Strip, StripItem } from './picture';
import type { RulesModule } from './rulesModule';
import type { RulesWords } from './texts/words';

type Labels = Readonly<Record<string, string>>;

/** The name of a symbol in the reader's words. */
export const nameOf = (symbol: string, game: Pick<RulesModule, 'drawingName'>): string => {
  const name = game.drawingName(symbol);
  if (name === undefined) throw new Error(`the drawing "${symbol}" has no name`);
  return name;
};

const itemText = (item: StripItem, labels: Labels, words: RulesWords, game: RulesModule): string => {
  const remarks = [
    item.sign,
    item.label === undefined ? undefined : labels[item.label],
    item.leaves ? words.leaves : undefined,
  ].filter((remark) => remark !== undefined);
  const name = nameOf(item.drawing, game);
  const thing = remarks.length === 0 ? name : words.with(name, remarks.join(words.comma));
  if (item.over === undefined) return thing;
  const over = nameOf(item.over, game);
  return [item.taken ? words.with(over, words.taken) : over, thing].join(words.comma);
};

const stripText = (strip: Strip, labels: Labels, words: RulesWords, game: RulesModule): string => {
  const things = strip.items.map((item) => itemText(item, labels, words, game)).join(words.comma);
  if (strip.result === undefined) return things;
  const amount = String(strip.result.amount).replace('-', '−');
  return `${things}. ${labels[strip.result.label] ?? ''}: ${amount}`;
};

/** A picture in words, for readers who cannot see it. */
export const pictureText = (picture: Picture, words: RulesWords, game: RulesModule): string => {
  if (picture.kind === 'strip') return stripText(picture, game.texts.words.labels, words, game);
  if (game.figure === undefined) throw new Error('this game has no pictures of its own');
  return game.figure.describe(picture, words.comma);
};
