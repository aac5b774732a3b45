import { describe, expect, it } from 'vitest';
import type { BestResponseTask } from './bestResponse.js';
import { startBestResponse, trainingFor } from './index.js';

const TASKS: readonly { task: BestResponseTask; checkpointAt: number }[] = [
  { task: { game: 'felix', against: 'vera', seats: 4, matches: 24, seed: 'hunt' }, checkpointAt: 12 },
  {
    task: { game: 'felix', against: 'mirek', seats: 3, edition: 'filou', matches: 24, seed: 'hunt' },
    checkpointAt: 12,
  },
  { task: { game: 'chop', against: 'greedy', seats: 2, as: 'cat', matches: 2, seed: 'hunt' }, checkpointAt: 1 },
  { task: { game: 'chop', against: 'vera', seats: 2, as: 'mice', matches: 2, seed: 'hunt' }, checkpointAt: 1 },
];

/** The last checkpoint of a course with one checkpoint on the way, interrupted there or not. */
const trained = async (task: BestResponseTask, checkpointAt: number, isInterrupted: boolean): Promise<Buffer> => {
  let response = await startBestResponse(task);
  while (response.matches < checkpointAt) response.playMatch();
  const checkpoint = response.checkpoint();
  if (isInterrupted) {
    response = await startBestResponse(task);
    response.restore(checkpoint);
  }
  while (response.matches < task.matches) response.playMatch();
  return Buffer.from(response.checkpoint().numbers.buffer);
};

describe('BestResponse', () => {
  it.each(TASKS)(
    'a best response to $task.against at $task.game that was interrupted ends with the same weights as one that was not',
    async ({ task, checkpointAt }) => {
      const whole = await trained(task, checkpointAt, false);
      expect((await trained(task, checkpointAt, true)).equals(whole)).toBe(true);
      expect((await trained({ ...task, seed: 'other' }, checkpointAt, false)).equals(whole)).toBe(false);
    },
  );

  it('a best response at Felix is compared with the share of equal players', async () => {
    const response = await startBestResponse({
      game: 'felix',
      against: 'random',
      seats: 4,
      matches: 20,
      seed: 'measured',
    });
    const share = await response.share(60, 'fresh');
    expect((await response.reference(60, 'fresh')).mean).toBe(0.25);
    expect(share.matches).toBe(60);
    expect(share.low).toBeGreaterThan(0.25);
  });

  it('a best response at Chop is compared with the share of the bot on the same side', async () => {
    const task = { game: 'chop', against: 'greedy', seats: 2, as: 'mice', matches: 20, seed: 'measured' };
    const response = await startBestResponse(task);
    const { mean } = await response.reference(6, 'fresh');
    expect((await response.share(6, 'fresh')).mean).toBeGreaterThan(mean);
  });

  it('a game without training is refused by name', () => {
    expect(() => trainingFor('whist')).toThrow('nothing trains bots for whist; known: felix, chop');
  });
});
