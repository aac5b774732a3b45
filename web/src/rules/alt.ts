import { HOLES, type Kitchen, type Picture, type Place, type Strip, type StripItem, type Way } from './picture';
import type { RulesWords } from './texts/words';

type Names = RulesWords['names'];

const withSign = (value: string): string => value.replace('n', '−');

const NAMED: readonly (readonly [RegExp, (names: Names, part: string) => string])[] = [
  [/^card-(n?\d+)$/, (names, value) => names.cat(withSign(value))],
  [/^card-rabbit$/, (names) => names.rabbit],
  [/^card-dog-big$/, (names) => names.bigDog],
  [/^card-dog-small$/, (names) => names.smallDog],
  [/^back-\d$/, (names) => names.faceDown],
  [/^mice-(\d)$/, (names, mice) => names.mouseCard(mice)],
  [/^mouse-1$/, (names) => names.mice],
  [/^sack$/, (names) => names.sack],
  [/^bank$/, (names) => names.bank],
  [/^(?:badger|fox|owl|goose|bear)$/, (names) => names.player],
  [/^cheese$/, (names) => names.cheese],
  [/^dishes$/, (names) => names.dishes],
  [/^plus-(\d)$/, (names, squares) => names.plus(squares)],
  [/^arrow$/, (names) => names.arrow],
  [/^fork$/, (names) => names.fork],
  [/^knife$/, (names) => names.knife],
  [/^cat-face$/, (names) => names.theCat],
  [/^cat-die-(\d)$/, (names, pips) => names.catDie(pips)],
  [/^mouse-die-(\d)$/, (names, pips) => names.mouseDie(pips)],
  [/^mouse-(?:hat|scarf|glasses|bow)$/, (names) => names.mouse],
  [/^hole-open$/, (names) => names.hole],
];

/** What a drawing shows, in the reader's words. */
export const nameOf = (drawing: string, names: Names): string => {
  for (const [pattern, name] of NAMED) {
    const match = pattern.exec(drawing);
    if (match !== null) return name(names, match[1] ?? '');
  }
  throw new Error(`the drawing "${drawing}" has no name`);
};

type Labels = Readonly<Record<string, string>>;

const itemWords = (item: StripItem, labels: Labels, words: RulesWords): string => {
  const remarks = [
    item.sign,
    item.label === undefined ? undefined : labels[item.label],
    item.leaves ? words.leaves : undefined,
  ].filter((remark) => remark !== undefined);
  const name = nameOf(item.drawing, words.names);
  const thing = remarks.length === 0 ? name : words.with(name, remarks.join(words.comma));
  if (item.over === undefined) return thing;
  const over = nameOf(item.over, words.names);
  return [item.taken ? words.with(over, words.taken) : over, thing].join(words.comma);
};

const stripWords = (strip: Strip, labels: Labels, words: RulesWords): string => {
  const things = strip.items.map((item) => itemWords(item, labels, words)).join(words.comma);
  if (strip.result === undefined) return things;
  const amount = String(strip.result.amount).replace('-', '−');
  return `${things}. ${labels[strip.result.label] ?? ''}: ${amount}`;
};

const isHole = (place: Place): boolean => HOLES.some((hole) => hole === place);

const kitchenWords = (kitchen: Kitchen, words: RulesWords): string => {
  const { names } = words;
  const placeWords = (place: Place): string => (isHole(place) ? words.hole(place) : place);
  const wayWords = ({ kind, places }: Way): string =>
    `${{ walk: words.way, jump: words.jump, barred: words.barred }[kind]}: ${places.map(placeWords).join(' → ')}`;
  const things = [
    ...Object.entries(kitchen.mice ?? {}).map(([place]) => words.at(names.mouse, placeWords(place))),
    ...(kitchen.cat === undefined ? [] : [words.at(names.theCat, kitchen.cat)]),
    ...Object.entries(kitchen.tiles ?? {})
      .filter(([, drawing]) => drawing !== '')
      .map(([place, drawing]) => words.at(nameOf(drawing, names), place)),
  ].join(words.comma);
  return [things, ...(kitchen.ways ?? []).map(wayWords)].join('. ');
};

/** A picture in words, for who cannot see it. */
export const altOf = (picture: Picture, labels: Labels, words: RulesWords): string =>
  picture.kind === 'strip' ? stripWords(picture, labels, words) : kitchenWords(picture, words);
