import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true });

/** Whatever else is animated is laid out or painted again in every frame. */
const CHEAP = new Set(['transform', 'opacity', 'none']);

/** What takes no time is one change, only later. */
const isAnimated = ([, duration]: readonly string[]): boolean => duration !== '0s';

const transitioned = (css: string): string[] =>
  [...css.matchAll(/transition:([^;]+);/g)].flatMap(([, value = '']) =>
    value
      .split(/,(?![^(]*\))/)
      .map((part) => part.trim().split(/\s+/))
      .filter(isAnimated)
      .map(([property = '']) => property),
  );

/** The declarations of all steps of all `@keyframes`. */
const keyframed = (css: string): string[] =>
  [...css.matchAll(/@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\}/g)].flatMap(([block]) =>
    [...block.matchAll(/([\w-]+):/g)].map(([, property = '']) => property),
  );

const animatedIn = (css: string): string[] => [...transitioned(css), ...keyframed(css)];

describe('animations of the page', () => {
  it('a transition and a keyframe are found with their properties', () => {
    const css =
      'a { transition: top 1s, color 0s 1s, opacity 2s linear var(--x, 0ms); } @keyframes b { from { left: 0; } to { opacity: 1; } }';
    expect(animatedIn(css)).toEqual(['top', 'opacity', 'left', 'opacity']);
  });

  it('only transforms and opacity are animated, so that no frame needs layout or paint', () => {
    const costly = Object.entries(SOURCES).flatMap(([file, css]) =>
      animatedIn(css)
        .filter((property) => !CHEAP.has(property))
        .map((property) => `${file}: ${property}`),
    );
    expect(costly).toEqual([]);
  });
});
