import { drawing, portrait } from './art';
import { fitted, linesOf, type Measure, shortened } from './lines';
import { CARD, type CardArt, INK, type PlacedText, type ShareCard, type StripFigure } from './shareCard';

/** The words of a card that are not the game's. */
export interface CardWords {
  readonly game: string;
  /** The turning point, or the moment that is shared. */
  readonly told: string;
  /** Where it can be seen again, and the words for that; nothing where no link goes with it. */
  readonly again: readonly [host: string, words: string] | undefined;
}

const SOFT = '#5a4f5e';
const LEFT = 56;
const RIGHT = CARD.width - LEFT;
const STRIP_TOP = CARD.height - CARD.strip;

const HEADLINE = { top: 116, height: 218, leading: 0.98, sizes: [108, 96, 84, 74, 64, 56, 48] };
const TOLD = { top: 352, height: 132, leading: 1.22, sizes: [34, 30, 27] };

const headlineOf = ({ headline, textWidth, textColor }: ShareCard, measure: Measure): readonly PlacedText[] => {
  const { size, lines } = fitted(headline, HEADLINE.sizes, { ...HEADLINE, width: textWidth }, measure);
  return lines.map((text, index) => ({
    text,
    x: LEFT - 2,
    y: HEADLINE.top + size * (0.9 + index * HEADLINE.leading),
    size,
    weight: 700,
    color: textColor,
  }));
};

/** What comes first is bold: it stands on lines of its own, so that nothing has to be mixed. */
const toldOf = (card: ShareCard, told: string, measure: Measure): readonly PlacedText[] => {
  const lead = card.lead === '' ? [] : linesOf(card.lead, 34, card.textWidth, measure).slice(0, 1);
  const space = TOLD.height - lead.length * 44;
  const { size, lines } = fitted(told, TOLD.sizes, { ...TOLD, height: space, width: card.textWidth }, measure);
  const base = { x: LEFT + 2, color: card.textColor };
  return [
    ...lead.map((text) => ({ ...base, text, y: TOLD.top + 34, size: 34, weight: 700 as const })),
    ...lines.map((text, index) => ({
      ...base,
      text,
      y: TOLD.top + lead.length * 44 + size * (1 + index * TOLD.leading),
      size,
      weight: 500 as const,
    })),
  ];
};

/** Five players leave less space for each face. */
const FACE = { size: 68, small: 50, few: 4 };

/** The picture of a figure, and how wide it is. */
const faceOf = ({ face }: StripFigure, x: number, size: number): CardArt & { readonly width: number } => {
  const y = STRIP_TOP + (CARD.strip - size) / 2;
  if ('seat' in face) return { ...portrait(face, x, y, size), width: size };
  const step = face.length > 1 ? 44 : size;
  const svg = face.map((name, index) => drawing(name, x + index * step, y, size)).join('');
  return { svg, texts: [], width: size + (face.length - 1) * step };
};

/** The sizes of a label, of which the largest is taken that fits. */
const LABELS = [30, 27, 24, 22];

const figureOf = (figure: StripFigure, x: number, width: number, size: number, measure: Measure): CardArt => {
  const face = faceOf(figure, x, size);
  const left = x + face.width + (size === FACE.size ? 12 : 8);
  const space = x + width - left - 12;
  const text = (value: string, y: number, letters: number): PlacedText => ({
    text: shortened(value, letters, space, measure),
    x: left,
    y: STRIP_TOP + y,
    size: letters,
    weight: 700,
    color: INK,
  });
  const isNumbered = figure.value !== '';
  const letters = LABELS.find((wanted) => measure(figure.label, wanted) <= space) ?? LABELS.at(-1) ?? 0;
  const label = text(figure.label, isNumbered ? 56 : 78, letters);
  const value = isNumbered ? [text(figure.value, 106, 50)] : [];
  return { svg: face.svg, texts: [label, ...value, ...face.texts] };
};

const againOf = (again: CardWords['again'], measure: Measure): readonly PlacedText[] => {
  if (again === undefined) return [];
  const [host, words] = again;
  const common = { x: RIGHT, size: 26, color: SOFT, align: 'right' as const };
  return [
    { ...common, text: shortened(host, 26, AGAIN, measure), y: STRIP_TOP + 62, weight: 500 },
    { ...common, text: shortened(words, 26, AGAIN, measure), y: STRIP_TOP + 94, weight: 700 },
  ];
};

/** The space of the words that lead to the replay. */
const AGAIN = 210;

/** All figures have the same room. */
const stripOf = ({ strip }: ShareCard, again: CardWords['again'], measure: Measure): readonly CardArt[] => {
  const space = RIGHT - LEFT - (again === undefined ? 0 : AGAIN + 20);
  const width = Math.min(280, space / strip.length);
  const size = strip.length > FACE.few ? FACE.small : FACE.size;
  return strip.map((figure, index) => figureOf(figure, LEFT + index * width, width, size, measure));
};

const headOf = (game: string, color: string, measure: Measure): readonly PlacedText[] => [
  { text: 'Miaou', x: 108, y: 79, size: 34, weight: 700, color },
  { text: `· ${game}`, x: 108 + measure('Miaou', 34) + 18, y: 79, size: 34, weight: 500, color },
];

/** The whole card: what is drawn, and what is written over it. */
export const layOut = (card: ShareCard, words: CardWords, measure: Measure): CardArt => {
  const strip = stripOf(card, words.again, measure);
  const paper =
    `<rect y="${STRIP_TOP}" width="${CARD.width}" height="${CARD.strip}" fill="#fbf5e8"/>` +
    `<rect y="${STRIP_TOP}" width="${CARD.width}" height="4" fill="${INK}"/>`;
  return {
    svg: [card.art.svg, paper, drawing('sack', LEFT, 44, 40, 45), ...strip.map(({ svg }) => svg)].join(''),
    texts: [
      ...card.art.texts,
      ...headOf(words.game, card.textColor, measure),
      ...headlineOf(card, measure),
      ...toldOf(card, words.told, measure),
      ...strip.flatMap(({ texts }) => texts),
      ...againOf(words.again, measure),
    ],
  };
};
