import { describe, expect, it, vi } from 'vitest';
import { Slots } from './slots.js';

describe('slots', () => {
  it('are given to who comes first, and handed on in the order of asking', async () => {
    const slots = new Slots(1);
    expect(await slots.take(0)).toBe(true);
    const order: string[] = [];
    const first = slots.take(10_000).then(() => order.push('first'));
    const second = slots.take(10_000).then(() => order.push('second'));
    slots.giveBack();
    slots.giveBack();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('are not kept for who has lost patience', async () => {
    vi.useFakeTimers();
    const slots = new Slots(1);
    await slots.take(0);
    const impatient = slots.take(50);
    const patient = slots.take(500);
    vi.advanceTimersByTime(50);
    expect(await impatient).toBe(false);
    slots.giveBack();
    expect(await patient).toBe(true);
    slots.giveBack();
    expect(await slots.take(0)).toBe(true);
    vi.useRealTimers();
  });

  it('are given to nobody once they are closed', async () => {
    const slots = new Slots(1);
    await slots.take(0);
    const waiting = slots.take(10_000);
    slots.close();
    expect(await waiting).toBe(false);
  });
});
