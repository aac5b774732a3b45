import { expect, it } from 'vitest';
import { Histogram } from './histogram.js';

it('a histogram counts in each bucket what took no longer than its bound', () => {
  const histogram = new Histogram();
  for (const milliseconds of [0.5, 1, 30, 20_000]) histogram.observe(milliseconds);
  const lines = histogram.lines('x_seconds', ['route="/api/me"']);
  expect(lines).toContain('x_seconds_bucket{route="/api/me",le="0.001"} 2');
  expect(lines).toContain('x_seconds_bucket{route="/api/me",le="0.025"} 2');
  expect(lines).toContain('x_seconds_bucket{route="/api/me",le="0.05"} 3');
  expect(lines).toContain('x_seconds_bucket{route="/api/me",le="10"} 3');
  expect(lines.slice(-3)).toEqual([
    'x_seconds_bucket{route="/api/me",le="+Inf"} 4',
    'x_seconds_sum{route="/api/me"} 20.0315',
    'x_seconds_count{route="/api/me"} 4',
  ]);
});

it('a histogram without labels has none but the bound', () => {
  expect(new Histogram().lines('x_seconds').at(0)).toBe('x_seconds_bucket{le="0.001"} 0');
  expect(new Histogram().lines('x_seconds').at(-1)).toBe('x_seconds_count 0');
});
