import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { skip } from '../../../tools/skip.mjs';
import { Group } from '../client/group.js';
import type { Player } from '../client/player.js';
import { Signal } from '../client/signal.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useStage } from '../process/useStage.js';
import { canTrace, fateOf, readTrace, type Step, tracer } from './trace.js';

const WRITTEN: Step = { kind: 'written', text: 'a miaow' };
const SYNCED: Step = { kind: 'synced' };
const SENT: Step = { kind: 'sent', text: 'a miaow' };

describe('the fate of some words', () => {
  it.each([
    ['written, synced, sent', [WRITTEN, SYNCED, SENT]],
    ['sent before it was synced', [WRITTEN, SENT, SYNCED]],
    ['sent before it was synced', [SYNCED, WRITTEN, SENT]],
    ['sent before it was synced', [SENT, WRITTEN, SYNCED, SENT]],
    ['never written', [SYNCED, SENT]],
    ['never sent', [WRITTEN, SYNCED]],
  ])('%s', (fate, steps) => {
    expect(fateOf(steps, 'miaow', 'miaow')).toBe(fate);
  });
});

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
  const stage = useStage();

  const playTraced = async (trace: string): Promise<readonly Player[]> => {
    const server = await ServerProcess.start(stage(), { file: join(stage().folder, 'sync.db') }, tracer(trace));
    const signal = new Signal();
    const services = { heard: () => signal.poke(), lost: (player: Player) => player.connect(server.port) };
    const group = await Group.gather(server.port, 0, 2, 'sync', services);
    await group.begin(server.port);
    group.connect(server.port);
    await signal.until(() => group.isOver);
    for (const player of group.players) player.leave();
    await server.stop();
    return group.players;
  };

  it('[I1] each entry is written, then synced to disk, and only then answered and told', {
    timeout: 120_000,
  }, async () => {
    if (!canTrace()) return skip('no sync between write and answer was looked for: strace is missing or not allowed');
    const trace = join(stage().folder, 'trace');
    const players = await playTraced(trace);
    const steps = readTrace(trace);
    const fates = players.flatMap((player) => fatesOf(player, steps));
    expect(fates.length).toBeGreaterThan(20);
    expect(new Set(fates)).toEqual(new Set(['written, synced, sent']));
  });
});
