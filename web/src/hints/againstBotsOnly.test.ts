import { seat } from '@miaou/kit';
import { personId, type SeatFacts } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { playsAlone } from './againstBotsOnly';

const ANA: SeatFacts = { person: personId('ana'), name: 'Ana' };
const BEN: SeatFacts = { person: personId('ben'), name: 'Ben' };
const BEN_AWAY: SeatFacts = { person: personId('ben'), name: 'Ben', standIn: 'left' };
const BOT: SeatFacts = { bot: 'vera' };

describe('hints are offered', () => {
  it.each([
    ['a person who plays with bots alone is offered hints', [ANA, BOT, BOT], true],
    ['a person who plays with people is offered no hints', [ANA, BEN, BOT], false],
    ['no hints are offered while a bot stands in for a person', [ANA, BEN_AWAY, BOT], false],
    ['no hints are offered before all seats are taken', [ANA, {}, BOT], false],
  ] as [string, SeatFacts[], boolean][])('%s', (_, seats, isOffered) => {
    expect(playsAlone(seats, seat(0))).toBe(isOffered);
  });
});
