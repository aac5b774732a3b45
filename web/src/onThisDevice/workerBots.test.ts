import { ManualClock } from '@miaou/client/testing';
import type { BotTask } from '@miaou/host';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { WorkerBots } from './workerBots';
import type { WorkerListener } from './workerClient';
import type { BotReply, WorkerRequest } from './workerMessages';

const TASK: BotTask = {
  game: 'felix',
  bot: 'ida',
  seat: seat(1),
  view: { viewer: seat(1), toMove: [seat(1)] },
  legalMoves: [{ type: 'pass' }, { type: 'bid' }],
  seed: 'seed',
  milliseconds: 500,
};

interface FakeWorker {
  readonly listener: WorkerListener<BotReply>;
  readonly requests: WorkerRequest<BotTask>[];
  isTerminated: boolean;
}

const scene = () => {
  const clock = new ManualClock();
  const workers: FakeWorker[] = [];
  const bots = new WorkerBots(clock, (listener) => {
    const worker: FakeWorker = { listener, requests: [], isTerminated: false };
    workers.push(worker);
    return {
      send: (request) => worker.requests.push(request),
      terminate: () => {
        worker.isTerminated = true;
      },
    };
  });
  const last = (): FakeWorker => {
    const newest = workers.at(-1);
    if (newest === undefined) throw new Error('no worker was started');
    return newest;
  };
  return { clock, bots, workers, last };
};

describe('bots in a worker', () => {
  it('one worker starts with the first request and gives each request its own reply', async () => {
    const { bots, workers, last, clock } = scene();
    expect(workers).toHaveLength(0);
    const first = bots.choose(TASK);
    const second = bots.choose(TASK);
    last().listener.replied({ id: 2, index: 1 });
    last().listener.replied({ id: 1, index: 0 });
    expect(await Promise.all([first, second])).toEqual([{ index: 0 }, { index: 1 }]);
    expect(workers).toHaveLength(1);
    expect(clock.hasTasks).toBe(false);
  });

  it('a bot that names no legal move is reported as illegal', async () => {
    const { bots, last } = scene();
    const answer = bots.choose(TASK);
    last().listener.replied({ id: 1, index: null });
    expect(await answer).toEqual({ failure: 'illegal' });
  });

  it('a worker that exceeds its time is terminated, and the next request starts another', async () => {
    const { bots, clock, workers, last } = scene();
    const late = bots.choose(TASK);
    clock.advance(4_500);
    expect(await late).toEqual({ failure: 'late' });
    expect(last().isTerminated).toBe(true);
    const next = bots.choose(TASK);
    last().listener.replied({ id: 2, index: 1 });
    expect(await next).toEqual({ index: 1 });
    expect(workers).toHaveLength(2);
  });

  it('a worker that crashes ends its requests, and its later failures do not end those of the next worker', async () => {
    const { bots, last } = scene();
    const failed = bots.choose(TASK);
    const { listener } = last();
    listener.failed();
    expect(await failed).toEqual({ failure: 'late' });
    const next = bots.choose(TASK);
    listener.failed();
    last().listener.replied({ id: 2, index: 1 });
    expect(await next).toEqual({ index: 1 });
  });

  it('closing terminates the worker and ends its requests', async () => {
    const { bots, last } = scene();
    const asked = bots.choose(TASK);
    bots.close();
    expect(await asked).toEqual({ failure: 'late' });
    expect(last().isTerminated).toBe(true);
  });
});
