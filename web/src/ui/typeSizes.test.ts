import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.svelte', '../**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Letters inside a drawing are measured in its own units, and grow with it. */
const DRAWINGS = [
  'Die',
  'WayMarks',
  'Floor',
  'Marks',
  'PointMarks',
  'KitchenFigure',
  'LiveTable',
  'StripFigure',
  'Chart',
  'Thumbnail',
];

const isDrawing = (path: string): boolean => DRAWINGS.some((name) => path.endsWith(`/${name}.svelte`));
const isScene = (path: string): boolean => path.includes('/testing/');

describe('type sizes', () => {
  it("letters follow the browser's own text size", () => {
    const read = Object.entries(SOURCES).filter(([path]) => !isDrawing(path) && !isScene(path));
    expect(read.length).toBeGreaterThan(100);
    const fixed = read.flatMap(([path, source]) =>
      [...source.matchAll(/font(?:-size)?: *[^;(]*\d+px[^;]*;/g)].map(([rule]) => `${path}: ${rule}`),
    );
    expect(fixed).toEqual([]);
  });
});
