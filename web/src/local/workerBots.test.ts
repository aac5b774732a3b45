import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { HandClock } from '../link/testing/handClock';
import type { BotReply, BotTask, Question } from './botTask';
import { WorkerBots } from './workerBots';
import type { WorkerEars } from './workerDesk';

const PASS = { type: 'pass' };
const BID = { type: 'bid', amount: 1 };

const TASK: BotTask = {
  game: 'felix',
  bot: 'ida',
  seat: seat(1),
  view: { viewer: seat(1), toMove: [seat(1)] },
  legalMoves: [PASS, BID],
  seed: 'seed',
  milliseconds: 500,
};

interface FakeWorker {
  readonly ears: WorkerEars<BotReply>;
  readonly questions: Question<BotTask>[];
  isEnded: boolean;
}

const scene = () => {
  const clock = new HandClock();
  const workers: FakeWorker[] = [];
  const bots = new WorkerBots(clock, (ears) => {
    const worker: FakeWorker = { ears, questions: [], isEnded: false };
    workers.push(worker);
    return {
      ask: (question) => worker.questions.push(question),
      end: () => {
        worker.isEnded = true;
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
  it('start when the first is asked, and have their way', async () => {
    const { bots, workers, last, clock } = scene();
    expect(workers).toHaveLength(0);
    const first = bots.choose(TASK);
    const second = bots.choose(TASK);
    last().ears.replied({ id: 2, index: 1 });
    last().ears.replied({ id: 1, index: 0 });
    expect(await Promise.all([first, second])).toEqual([PASS, BID]);
    expect(workers).toHaveLength(1);
    expect(clock.isWaitedFor).toBe(false);
  });

  it.each([
    ['names no legal move', null],
    ['names a move that is not there', 7],
  ])('one that %s is answered for', async (_, index) => {
    const { bots, last } = scene();
    const move = bots.choose(TASK);
    last().ears.replied({ id: 1, index });
    expect(await move).toEqual(PASS);
  });

  it('one that is late is ended, and the next one plays on', async () => {
    const { bots, clock, workers, last } = scene();
    const late = bots.choose(TASK);
    clock.advance(4_500);
    expect(await late).toEqual(PASS);
    expect(last().isEnded).toBe(true);
    const next = bots.choose(TASK);
    last().ears.replied({ id: 2, index: 1 });
    expect(await next).toEqual(BID);
    expect(workers).toHaveLength(2);
  });

  it('that break down are answered for, and an older breakdown harms nobody', async () => {
    const { bots, last } = scene();
    const broken = bots.choose(TASK);
    const { ears } = last();
    ears.failed();
    expect(await broken).toEqual(PASS);
    const next = bots.choose(TASK);
    ears.failed();
    last().ears.replied({ id: 2, index: 1 });
    expect(await next).toEqual(BID);
  });

  it('go home with the table', async () => {
    const { bots, last } = scene();
    const asked = bots.choose(TASK);
    bots.close();
    expect(await asked).toEqual(PASS);
    expect(last().isEnded).toBe(true);
  });
});
