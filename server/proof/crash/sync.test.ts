import { join } from 'node:path';
import { type Chance, SeededChance } from '@miaou/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { skip } from '../../../tools/skip.mjs';
import { Group } from '../client/group.js';
import type { Player } from '../client/player.js';
import { Signal } from '../client/signal.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';
import { bytesOf, DiskRecording } from './powerCut.js';
import { faultsOfImage } from './powerCutImage.js';
import { canTrace, fateOf, readCalls, type Step, stepsOf, tracer } from './trace.js';

const WRITTEN: Step = { kind: 'written', text: 'a miaow' };
const SYNCED: Step = { kind: 'synced' };
const SENT: Step = { kind: 'sent', text: 'a miaow' };

describe('parsing of a trace', () => {
  it.each([
    ['written, synced, sent', [WRITTEN, SYNCED, SENT]],
    ['sent before it was synced', [WRITTEN, SENT, SYNCED]],
    ['sent before it was synced', [SYNCED, WRITTEN, SENT]],
    ['sent before it was synced', [SENT, WRITTEN, SYNCED, SENT]],
    ['never written', [SYNCED, SENT]],
    ['never sent', [WRITTEN, SYNCED]],
  ])('an entry is found in a trace as: %s', (fate, steps) => {
    expect(fateOf(steps, 'miaow', 'miaow')).toBe(fate);
  });
});

describe('bytes in a trace', () => {
  it('bytes are read as a trace writes them', () => {
    expect([...bytesOf('a\\0\\377\\1712\\n\\"\\\\')]).toEqual([97, 0, 255, 121, 50, 10, 34, 92]);
  });
});

/** Moments at which the power fails; `npm run campaign:power` asks for all. */
const CUTS = Number(process.env['MIAOU_CUTS']);
const SEED = process.env['MIAOU_SEED'] ?? 'ci';

/** Spread over the whole, from a place drawn at random; all of them if there are no more. */
const drawSome = (moments: readonly number[], count: number, chance: Chance): readonly number[] => {
  const stride = Math.max(1, Math.floor(moments.length / count));
  const first = chance.below(stride);
  return moments.filter((_, place) => place % stride === first).slice(-count);
};

/** Quotes as a trace writes them. */
const traced = (text: string): string => text.replaceAll('"', '\\"');

/** What each accepted command left in the log and on the wire. */
const fatesOf = ({ guest, history }: Player, steps: readonly Step[]): string[] =>
  [...history.sent.values()].flatMap(({ id, command }) => {
    const answer = history.answers.get(id)?.[0];
    if (answer === undefined || 'refusal' in answer) return [];
    const answered = fateOf(
      steps,
      traced(`{"person":"${guest.person}","id":"${id}"`),
      traced(`{"answer":"${id}","n":${answer.n}}`),
    );
    if (command.type !== 'say' || !('text' in command.saying)) return [answered];
    // Everybody hears what was said: those words must not leave before they are on disk either.
    return [answered, fateOf(steps, command.saying.text, command.saying.text)];
  });

describe('what a server does before it answers', () => {
  const build = useServerBuild();
  let players: readonly Player[] = [];
  let calls: readonly string[] | undefined;

  beforeAll(async () => {
    if (!canTrace()) return;
    const trace = join(build().folder, 'trace');
    players = await playTraced(trace);
    calls = readCalls(trace);
  }, 300_000);

  const playTraced = async (trace: string): Promise<readonly Player[]> => {
    const server = await ServerProcess.start(build(), { file: join(build().folder, 'sync.db') }, tracer(trace));
    const signal = new Signal();
    const services = { received: () => signal.poke() };
    const group = await Group.gather(server.port, { number: 0, people: 2, seed: 'sync' }, services);
    await group.begin(server.port);
    group.connect(server.port);
    await signal.until(() => group.isOver);
    for (const player of group.players) player.leave();
    await server.stop();
    return group.players;
  };

  it('[I1] each entry is written, then synced to disk, and only then answered and told', () => {
    if (calls === undefined) return skip('no sync between write and answer was looked for: strace does not run here');
    const steps = stepsOf(calls);
    const fates = players.flatMap((player) => fatesOf(player, steps));
    expect(fates.length).toBeGreaterThan(20);
    expect(new Set(fates)).toEqual(new Set(['written, synced, sent']));
  });

  it('[I1, I2] power that fails after any write loses nothing acknowledged and damages nothing', {
    timeout: 1_800_000,
  }, async () => {
    if (calls === undefined) return skip('no power was cut: strace does not run here');
    const recording = new DiskRecording(calls);
    const chance = new SeededChance(`${SEED} power cuts`);
    const moments = drawSome(recording.moments, CUTS, chance);
    const faults: string[] = [];
    for (const moment of moments)
      for (const survival of ['syncedOnly', 'someUnsynced'] as const)
        faults.push(...(await faultsOfImage(recording, { moment, survival, chance }, build().folder)));
    reportPart({ moments: recording.moments.length, cuts: 2 * moments.length, faults });
    expect(faults).toEqual([]);
    expect(recording.acknowledgedBy(Number.POSITIVE_INFINITY).length).toBeGreaterThan(20);
  });
});
