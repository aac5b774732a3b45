import { describe, expect, it } from 'vitest';
import { useStage } from '../process/useStage.js';
import { CrashSeason } from './crashSeason.js';

/** `npm run campaign:crash` asks for more. */
const KILLS = Number(process.env['MIAOU_KILLS'] ?? 25);
const SEED = process.env['MIAOU_SEED'] ?? 'ci';
/** A new file and new people after so many kills: each look at the logs would otherwise take longer than the last. */
const KILLS_OF_A_SEASON = 50;

const seasons = Array.from({ length: Math.ceil(KILLS / KILLS_OF_A_SEASON) }, (_, season) => ({
  season,
  kills: Math.min(KILLS_OF_A_SEASON, KILLS - season * KILLS_OF_A_SEASON),
}));

describe('a server that is killed at random moments', () => {
  const stage = useStage();

  it.each(seasons)(
    '[I1–I4, I6] loses nothing it acknowledged and un-tells nothing: season $season, $kills kills',
    { timeout: 1_800_000 },
    async ({ season, kills }) => {
      let killed = 0;
      const report = await new CrashSeason(stage(), `${SEED}-${season}`).run(kills, () => killed++);
      expect(report.faults).toEqual([]);
      expect(killed).toBe(kills);
      expect(report.acknowledged).toBeGreaterThan(kills);
      process.stderr.write(`${JSON.stringify({ season, ...report })}\n`);
    },
  );
});
