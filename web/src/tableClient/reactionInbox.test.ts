import type { Reaction } from '@miaou/protocol';
import { personId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { LONGEST_WAIT, ReactionInbox } from './reactionInbox';

const ANA = personId('ana');
const BEN = personId('ben');

const inbox = () => {
  const clock = { now: 0 };
  const reactions = new ReactionInbox(() => clock.now);
  const seen: [string, Reaction][] = [];
  const listen = () => reactions.listen((person, reaction) => seen.push([person, reaction]));
  return { clock, reactions, seen, listen };
};

describe('reactions', () => {
  it('the newest of each person waits for whoever shows them, and is shown once', () => {
    const { reactions, seen, listen } = inbox();
    reactions.arrived(ANA, 'purr');
    reactions.arrived(BEN, 'hiss');
    reactions.arrived(ANA, 'laugh');
    const release = listen();
    expect(seen).toEqual([
      [ANA, 'laugh'],
      [BEN, 'hiss'],
    ]);
    release();
    listen();
    expect(seen).toHaveLength(2);
  });

  it('whoever listens is called for each, and not afterwards', () => {
    const { reactions, seen, listen } = inbox();
    const release = listen();
    reactions.arrived(ANA, 'purr');
    reactions.arrived(ANA, 'clap');
    release();
    reactions.arrived(BEN, 'hiss');
    expect(seen).toEqual([
      [ANA, 'purr'],
      [ANA, 'clap'],
    ]);
  });

  it('one that waited too long is not shown any more', () => {
    const { clock, reactions, seen, listen } = inbox();
    reactions.arrived(ANA, 'purr');
    clock.now = 1;
    reactions.arrived(BEN, 'clap');
    clock.now = LONGEST_WAIT + 1;
    listen();
    expect(seen).toEqual([[BEN, 'clap']]);
  });
});
