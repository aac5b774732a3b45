import { SeededChance } from '@miaou/kit';
import { afterAll, describe, expect, it } from 'vitest';
import { newDatabase } from '../../src/testing/postgres/newDatabase.js';
import { startPostgresOrSkip } from '../../src/testing/postgres/skip.js';
import { Group } from '../client/group.js';
import { Signal } from '../client/signal.js';
import { faultsAtAnyMoment, faultsAtRest, lostTables } from '../invariants/invariants.js';
import { readPostgresLogs } from '../invariants/postgresLogs.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';
import { AnswerProxy } from './answerProxy.js';

const SEED = process.env['MIAOU_SEED'] ?? 'ci';
/** Matches that are played meanwhile; `npm run campaign:postgres` asks for more. */
const MATCHES = Number(process.env['MIAOU_POSTGRES_MATCHES']);

/** An address has sixty guests at once, and two play each match. */
const MATCHES_AT_ONCE = 6;

const seasons = Array.from({ length: Math.ceil(MATCHES / MATCHES_AT_ONCE) }, (_, season) => ({
  season,
  matches: Math.min(MATCHES_AT_ONCE, MATCHES - season * MATCHES_AT_ONCE),
}));

const postgres = await startPostgresOrSkip();
afterAll(() => postgres?.stop());

describe('a database whose answers are swallowed', () => {
  const build = useServerBuild();

  it.each(postgres === undefined ? [] : seasons)(
    '[I1–I4, I6] what the database did and nobody heard of is neither lost nor done twice: season $season, $matches matches',
    { timeout: 1_800_000 },
    async ({ season, matches }) => {
      const url = await newDatabase(postgres?.url ?? '', `miaou_proof_answers_${season}`);
      const address = new URL(url);
      const seed = `${SEED}-${season}`;
      const proxy = await AnswerProxy.open(Number(address.port), new SeededChance(`${seed} answers`));
      address.port = String(proxy.port);
      const server = await ServerProcess.start(build(), { file: address.href });
      const signal = new Signal();
      const plans = Array.from({ length: matches }, (_, number) => ({ number, people: 2, seed }));
      const services = { received: () => signal.poke() };
      const groups = await Promise.all(plans.map((plan) => Group.gather(server.port, plan, services)));
      for (const group of groups) await group.begin(server.port);
      proxy.isSwallowing = true;
      for (const group of groups) group.connect(server.port);
      await server.whileRunning(signal.until(() => groups.every(({ isOver }) => isOver)));
      proxy.isSwallowing = false;
      const resting = groups.flatMap((group) => group.resting());
      const players = groups.flatMap((group) => group.players);
      for (const player of players) player.leave();
      expect(server.isRunning).toBe(true);
      await server.stop();
      proxy.close();
      const logs = await readPostgresLogs(url);
      const histories = players.map(({ history }) => history);
      const faults = [
        ...players.flatMap((player) => player.faults),
        ...lostTables(logs, histories),
        ...faultsAtAnyMoment(logs, histories),
        ...faultsAtRest(logs, resting, Date.now()),
      ];
      reportPart({ season, matches, swallowed: proxy.swallowed, faults });
      expect(faults).toEqual([]);
      expect(proxy.swallowed).toBeGreaterThan(2);
    },
  );
});
