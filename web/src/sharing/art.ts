import type { SeatFace } from '../games/board';
import { initialOf } from '../ui/initial';
import { type CardArt, CREAM, INK } from './shareCard';

/** A drawing of the sprites at a place. */
export const drawing = (name: string, x: number, y: number, width: number, height = width): string =>
  `<use href="#${name}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

/** A player's face in a circle, as seats show it. */
export const portrait = (face: SeatFace, x: number, y: number, size: number): CardArt => {
  const [middle, line] = [size / 2, Math.max(3, size / 38)];
  const clip = `face-${face.seat}-${size}`;
  const inside =
    face.portrait === null
      ? `<circle cx="${middle}" cy="${middle}" r="${size * 0.31}" fill="${CREAM}"/>`
      : drawing(face.portrait, size * 0.1, size * 0.1, size * 0.8);
  const svg = [
    `<g transform="translate(${x} ${y})">`,
    `<clipPath id="${clip}"><circle cx="${middle}" cy="${middle}" r="${middle}"/></clipPath>`,
    `<g clip-path="url(#${clip})"><rect width="${size}" height="${size}" fill="${CREAM}"/>`,
    `<g opacity=".5">${drawing(`pat-${(face.seat % 5) + 1}`, 0, 0, size)}</g>${inside}</g>`,
    `<circle cx="${middle}" cy="${middle}" r="${middle - line / 2}" fill="none" stroke="${INK}" stroke-width="${line}"/></g>`,
  ].join('');
  const letter = {
    text: initialOf(face.name),
    x: x + middle,
    y: y + middle + size * 0.15,
    size: size * 0.42,
    weight: 700 as const,
    color: INK,
    align: 'center' as const,
  };
  return { svg, texts: face.portrait === null ? [letter] : [] };
};

/** The symbols that a drawing refers to, and what those refer to, as definitions of its own. */
export const definitionsFor = (svg: string, find: (id: string) => Element | null): string => {
  const found = new Map<string, string>();
  const collect = (markup: string): void => {
    for (const [, used, filled] of markup.matchAll(/href="#([\w-]+)"|url\(#([\w-]+)\)/g)) {
      const id = used ?? filled ?? '';
      const element = found.has(id) ? null : find(id);
      if (element === null) continue;
      found.set(id, element.outerHTML);
      collect(element.outerHTML);
    }
  };
  collect(svg);
  return `<defs>${[...found.values()].join('')}</defs>`;
};
