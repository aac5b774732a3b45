import { describe, expect, it } from 'vitest';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';
import { loadOver, slopeOf } from './slope.js';
import { SoakRun } from './soakRun.js';

/** Everybody plays one match at least; `npm run campaign:soak` asks for an hour. */
const SECONDS = Number(process.env['MIAOU_SOAK_SECONDS']);
const SEED = process.env['MIAOU_SEED'] ?? 'ci';
const DAY = 24 * 60 * 60 * 1000;

describe('what samples tell', () => {
  it('a slope is that of the line through samples, and none of a single one', () => {
    const sample = (at: number, bytes: number) => ({ at, bytes, cpuMilliseconds: 0, machineLoad: 0 });
    expect(slopeOf([sample(10, 5), sample(20, 25), sample(30, 45)])).toBe(2);
    expect(slopeOf([sample(10, 5)])).toBe(0);
  });

  it('a load is that between the first sample and the last, and none of a single one', () => {
    const sample = (at: number, cpuMilliseconds: number) => ({ at, bytes: 0, cpuMilliseconds, machineLoad: 0 });
    expect(loadOver([sample(10, 4), sample(20, 5), sample(50, 24)])).toBe(0.5);
    expect(loadOver([sample(10, 4)])).toBe(0);
  });
});

describe('a server that is half busy', () => {
  const build = useServerBuild();

  it('[I6] people play without end, and what the server keeps of it is reported', { timeout: DAY }, async () => {
    const report = await new SoakRun(build(), SEED, reportPart).run(SECONDS / 60);
    reportPart(report);
    expect(report.faults).toEqual([]);
    expect(report.matches).toBeGreaterThan(1);
  });
});
