import { personId, type SeatFacts, type Snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { ownTableOf } from './ownTable';

const ANA = personId('9gDNw2UmFg7x-S-nPRdqgw');
const SEATS: readonly SeatFacts[] = [{ person: ANA, name: 'Ana' }, { bot: 'felix-2' }, {}];

const snapshot = (changes: object = {}): Snapshot =>
  ({
    table: '9ref1oe_EDhrKGVl53jCUA',
    as: 0,
    n: 1,
    match: 1,
    host: ANA,
    settings: { game: 'felix', seats: 3, options: { money: 'open' }, parts: {} },
    seats: SEATS,
    stage: 'playing',
    view: { viewer: 0, toMove: [0] },
    ...changes,
  }) as unknown as Snapshot;

describe('a table in the list of one’s own, made from what its screen knows', () => {
  it('an own table says whose it is and who sits there', () => {
    expect(ownTableOf(snapshot(), 2)).toMatchObject({ host: 'Ana', seated: 1, bots: 1, watching: 2, stage: 'playing' });
  });

  it('a host who does not sit at the table is not named', () => {
    expect(ownTableOf(snapshot({ host: personId('9ref1oe_EDhrKGVl53jCUA') }), 0).host).toBeNull();
  });

  it.each([
    ['the own seat has to move', {}, true],
    ['another seat has to move', { view: { viewer: 0, toMove: [1] } }, false],
    ['a bot stands in', { seats: [{ person: ANA, name: 'Ana', standIn: 'away' }] }, false],
    ['the match is paused', { stage: 'paused' }, false],
    ['no match has begun', { stage: 'gathering', view: null }, false],
    ['one only watches', { as: 'spectator' }, false],
  ])('an own table waits for its reader, or does not, when %s', (_, changes, awaited) => {
    expect(ownTableOf(snapshot(changes), 0).awaited).toBe(awaited);
  });

  it('an own table is listed without its options, among which a whole board may be', () => {
    expect(ownTableOf(snapshot(), 0).settings).toMatchObject({ game: 'felix', seats: 3, options: {}, parts: {} });
  });
});
