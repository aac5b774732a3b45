import { definitionsFor } from './art';
import { type CardWords, layOut } from './cardLayout';
import type { Measure } from './lines';
import { CARD, type PlacedText, type ShareCard } from './shareCard';

const FAMILY = () => getComputedStyle(document.documentElement).getPropertyValue('--display') || 'sans-serif';

const fontOf = (size: number, weight: number): string => `${weight} ${size}px ${FAMILY()}`;

const loadImage = (svg: string): Promise<HTMLImageElement> =>
  new Promise((done, failed) => {
    const image = new Image();
    image.addEventListener('load', () => done(image));
    image.addEventListener('error', () => failed(new Error('a drawing of the card could not be read')));
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  });

const write = (context: CanvasRenderingContext2D, { text, x, y, size, weight, color, align = 'left' }: PlacedText) => {
  context.font = fontOf(size, weight);
  context.fillStyle = color;
  context.textAlign = align;
  context.fillText(text, x, y);
};

/** The card as a picture in PNG. */
export const paintCard = async (card: ShareCard, words: CardWords): Promise<Blob> => {
  await Promise.all([500, 700].map((weight) => document.fonts.load(fontOf(34, weight))));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: CARD.width, height: CARD.height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  // Bold is the wider one: what fits in it fits always.
  const measure: Measure = (text, size) => {
    context.font = fontOf(size, 700);
    return context.measureText(text).width;
  };
  const { svg, texts } = layOut(card, words, measure);
  const definitions = definitionsFor(svg, (id) => document.getElementById(id));
  const size = `width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}"`;
  context.drawImage(
    await loadImage(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${definitions}${svg}</svg>`),
    0,
    0,
  );
  for (const text of texts) write(context, text);
  return new Promise((done, failed) => {
    canvas.toBlob(
      (blob) => (blob === null ? failed(new Error('the picture could not be made')) : done(blob)),
      'image/png',
    );
  });
};
