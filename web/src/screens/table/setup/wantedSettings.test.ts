import type { Settings } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { WantedSettings } from './wantedSettings.svelte';

const TOLD: Settings = {
  game: 'chop',
  seats: 2,
  options: {},
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'anyone' },
};

/** A server that answers when it is told to. */
const slowServer = () => {
  const sent: Settings[] = [];
  const answers: (() => void)[] = [];
  const send = (settings: Settings): Promise<void> => {
    sent.push(settings);
    return new Promise((resolve) => {
      answers.push(resolve);
    });
  };
  return { sent, answers, send };
};

describe('settings that are on their way', () => {
  it('a change keeps the one before it, although nothing was answered yet', () => {
    const { sent, send } = slowServer();
    const wanted = new WantedSettings(send);
    void wanted.change({ ...wanted.over(TOLD), seats: 3 });
    void wanted.change({ ...wanted.over(TOLD), parts: { opener: 'vote' } });
    expect(sent.at(-1)).toMatchObject({ seats: 3, parts: { opener: 'vote' } });
  });

  it('with the answer to the last change what the server tells holds again', async () => {
    const { answers, send } = slowServer();
    const wanted = new WantedSettings(send);
    const changes = [wanted.change({ ...TOLD, seats: 3 }), wanted.change({ ...TOLD, seats: 4 })];
    answers[0]?.();
    await changes[0];
    expect(wanted.over(TOLD).seats).toBe(4);
    answers[1]?.();
    await changes[1];
    expect(wanted.over(TOLD)).toBe(TOLD);
  });
});
