import { drawFraction, SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { type CalibrationCurve, calibrated } from '../calibration.js';
import { crossCalibrated, fitCurve } from './calibrationFit.js';
import type { Prediction } from './gameJudging.js';
import { calibrationError, reliabilityOf } from './reliability.js';
import { reliabilityDiagram } from './reliabilityDiagram.js';

/** Forecasts whose truth is bent by a curve. */
const forecasts = (curve: CalibrationCurve, count: number): readonly Prediction[] => {
  const chance = new SeededChance('forecasts');
  return Array.from({ length: count }, (_, index) => {
    const expected = drawFraction(chance);
    const won = Number(drawFraction(chance) < calibrated(curve, expected));
    return { forecaster: 'network' as const, part: 'all', deal: index % 1000, expected, won };
  });
};

const HONEST: CalibrationCurve = { rise: 1, fall: 1, shift: 0 };
const BOASTFUL: CalibrationCurve = { rise: 1.6, fall: 0.8, shift: -0.5 };

describe('calibration', () => {
  it('the curve of an honest forecaster changes nothing', () => {
    for (const chance of [0.01, 0.3, 0.5, 0.99]) expect(calibrated(HONEST, chance)).toBeCloseTo(chance, 6);
    const fitted = fitCurve(forecasts(HONEST, 5000));
    for (const chance of [0.1, 0.5, 0.9]) expect(calibrated(fitted, chance)).toBeCloseTo(chance, 1);
  });

  it('a fitted curve finds how chances were bent', () => {
    const fitted = fitCurve(forecasts(BOASTFUL, 5000));
    for (const chance of [0.05, 0.2, 0.5, 0.8, 0.95])
      expect(Math.abs(calibrated(fitted, chance) - calibrated(BOASTFUL, chance))).toBeLessThan(0.05);
  });

  it('a curve keeps the order of chances', () => {
    const bent = Array.from({ length: 99 }, (_, index) => calibrated(BOASTFUL, (index + 1) / 100));
    expect(bent).toEqual([...new Set(bent)].toSorted((a, b) => a - b));
  });

  it('the error of a boastful forecaster falls where its curve comes from other deals', () => {
    const predictions = forecasts(BOASTFUL, 5000);
    expect(calibrationError(reliabilityOf(predictions))).toBeGreaterThan(0.08);
    expect(calibrationError(reliabilityOf(crossCalibrated(predictions)))).toBeLessThan(0.035);
  });

  it('every prediction is in one of ten classes, and a class tells how often it came true', () => {
    const classes = reliabilityOf(forecasts(HONEST, 5000));
    expect(classes).toHaveLength(10);
    expect(classes.reduce((sum, { predictions }) => sum + predictions, 0)).toBe(5000);
    for (const { from, to, expected, observed } of classes) {
      expect(expected).toBeGreaterThanOrEqual(from);
      expect(expected).toBeLessThan(to);
      expect(Math.abs(observed.mean - expected)).toBeLessThan(0.08);
      expect(observed.low).toBeLessThan(observed.mean);
      expect(observed.high).toBeGreaterThan(observed.mean);
    }
  });

  it('predictions of one deal count as one trial, not as many', () => {
    const widthOf = (deals: number): number =>
      reliabilityOf(
        Array.from({ length: 400 }, (_, index) => ({
          forecaster: 'network' as const,
          part: 'all',
          deal: index % deals,
          expected: 0.55,
          won: (index % deals) % 2,
        })),
      )[0]?.observed.halfWidth ?? 0;
    expect(widthOf(20)).toBeGreaterThan(3 * widthOf(400));
  });

  it('the diagram shows every class twice, as estimated and calibrated', () => {
    const predictions = forecasts(BOASTFUL, 2000);
    const [raw, bent] = [reliabilityOf(predictions), reliabilityOf(crossCalibrated(predictions))];
    const picture = reliabilityDiagram('chances', [{ title: 'somebody', raw, calibrated: bent }]);
    expect(picture.match(/class="raw"/g)).toHaveLength(raw.length);
    expect(picture.match(/class="bent"/g)).toHaveLength(bent.length);
  });
});
