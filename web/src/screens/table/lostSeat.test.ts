import { personId, type Snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { lostSeat } from './lostSeat';

const [ANA, BEN] = [personId('ana'), personId('ben')];
const HOST = { person: ANA, name: 'Ana' };

const at = (stage: Snapshot['stage'], other: object, match = 1): Snapshot =>
  ({ stage, match, host: ANA, seats: [HOST, other] }) as unknown as Snapshot;

const SEATED = { person: BEN, name: 'Ben' };
const BOT = { bot: 'vera' };

describe('a reader who has lost the seat', () => {
  it.each([
    ['to a bot in a match', at('playing', SEATED), at('playing', BOT), { how: 'toBot', by: 'Ana' }],
    ['before a match', at('gathering', SEATED), at('gathering', {}), { how: 'freed', by: 'Ana' }],
    ['by the beginning of another match', at('over', SEATED), at('playing', BOT, 2), undefined],
    ['by leaving after a match', at('over', SEATED), at('over', {}), undefined],
    ['not at all', at('playing', SEATED), at('playing', SEATED), undefined],
    ['and never had one', at('playing', BOT), at('playing', BOT), undefined],
  ])('lost it %s', (_, before, now, found) => {
    expect(lostSeat(before, now, BEN)).toEqual(found);
    expect(lostSeat(null, now, BEN)).toBeUndefined();
  });
});
