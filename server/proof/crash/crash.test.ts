import { describe, expect, it } from 'vitest';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';
import { CrashRun } from './crashRun.js';

/** `npm run campaign:crash` asks for more. */
const KILLS = Number(process.env['MIAOU_KILLS']);
const SEED = process.env['MIAOU_SEED'] ?? 'ci';
/** A new file and new people after so many kills: each look at the logs would otherwise take longer than the last. */
const KILLS_OF_A_SEASON = 50;

const seasons = Array.from({ length: Math.ceil(KILLS / KILLS_OF_A_SEASON) }, (_, season) => ({
  season,
  kills: Math.min(KILLS_OF_A_SEASON, KILLS - season * KILLS_OF_A_SEASON),
}));

describe('a server that is killed at random moments', () => {
  const build = useServerBuild();

  it.each(seasons)(
    '[I1–I4, I6] a server that is killed loses nothing it acknowledged and un-tells nothing: season $season, $kills kills',
    { timeout: 1_800_000 },
    async ({ season, kills }) => {
      let killed = 0;
      const report = await new CrashRun(build(), `${SEED}-${season}`).run(kills, () => killed++);
      reportPart({ season, ...report });
      expect(report.faults).toEqual([]);
      expect(killed).toBe(kills);
      expect(report.acknowledged).toBeGreaterThan(kills);
      expect(report.timeOuts).toBeGreaterThan(0);
    },
  );
});
