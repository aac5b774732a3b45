import { type Refusal, seat } from '@miaou/kit';
import { type Command, commandId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { ANA, HostBench } from './testing/fakePorts.js';
import { settled } from './testing/manualClock.js';

const SIT = { type: 'sit', seat: seat(0) } as const;

describe('a host that charges', () => {
  it('a host charges for commands that make an entry, and for no others', async () => {
    const bench = new HostBench();
    const charged: string[] = [];
    const pay = async (id: string, command: Command, refusal?: Refusal): Promise<unknown> => {
      const request = { person: ANA, name: 'Ana', id: commandId(id), seen: 0, digest: id, command };
      const answer = new Promise((resolve) => {
        bench.host.submit(request, resolve, () => {
          charged.push(id);
          return refusal;
        });
      });
      await settled();
      return answer;
    };
    const seatBot = { type: 'seatBot', seat: seat(1), bot: 'simple' } as const;
    expect(await pay('dear', SIT, { code: 'too-often' })).toMatchObject({ refusal: { code: 'too-often' } });
    expect(await pay('dear', SIT)).toMatchObject({ refusal: { code: 'too-often' } });
    expect(await pay('sit', SIT)).toEqual({ n: 1 });
    expect(await pay('sit', SIT, { code: 'too-often' })).toEqual({ n: 1 });
    expect(await pay('refused', SIT)).toMatchObject({ refusal: { code: 'already-seated' } });
    expect(await pay('bot', seatBot)).toEqual({ n: 2 });
    expect(await pay('same bot', seatBot, { code: 'too-often' })).toEqual({ n: 2 });
    expect(charged).toEqual(['dear', 'sit', 'bot']);
    expect(bench.store.log.map(({ body }) => body.type)).toEqual(['opened', 'sat', 'botSeated']);
  });

  it('a host charges once for a command that is decided again because another writer was first', async () => {
    const bench = new HostBench();
    let charges = 0;
    await bench.writeElsewhere('first');
    const request = { person: ANA, name: 'Ana', id: commandId('c'), seen: 0, digest: 'd', command: SIT };
    const answer = await new Promise((resolve) => {
      bench.host.submit(request, resolve, () => {
        charges += 1;
        return undefined;
      });
    });
    expect(answer).toEqual({ n: 2 });
    expect(charges).toBe(1);
  });
});
