import { seat as seatAt } from '@miaou/kit';
import { personId, type Snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { botName, mySeat, seatFaces } from './seatFaces';

const ANA = personId('ana');
const BEN = personId('ben');
const WORDS = {
  emptySeat: 'free',
  botName,
  programOf: (name: string) => `${name} (program)`,
  standsIn: (bot: string, name: string) => `${bot} for ${name}`,
  standsFor: (name: string) => `for ${name}`,
};

const SNAPSHOT = {
  seats: [
    { person: ANA, name: 'Ana' },
    { person: BEN, name: 'Ben', standIn: 'left' },
    { bot: 'odile' },
    { bot: 'greedy' },
    {},
  ],
  deadlines: { '0': 1_000 },
} as unknown as Snapshot;

describe('the faces at a table', () => {
  it('the faces at a table are people, bots of the cast, other bots and empty seats', () => {
    const faces = seatFaces(SNAPSHOT, ANA, { present: [], watching: 0 }, WORDS);
    expect(faces.map(({ name, portrait }) => [name, portrait])).toEqual([
      ['Ana', null],
      ['Ben', null],
      ['Odile', 'owl'],
      ['Greedy', null],
      ['free', null],
    ]);
    expect(faces.map(({ isMe }) => isMe)).toEqual([true, false, false, false, false]);
    expect(faces.map(({ standIn }) => standIn)).toEqual([null, 'left', null, null, null]);
    expect(faces.map(({ deadline }) => deadline)).toEqual([1_000, null, null, null, null]);
    expect(faces.map((face) => face.seat)).toEqual([0, 1, 2, 3, 4]);
  });

  it('a bot that plays for somebody has its own face and is named with them while the match runs', () => {
    const handovers = [{ seat: seatAt(1), after: 3, name: 'Ben', bot: 'vera' }];
    const faceIn = (stage: 'playing' | 'over') =>
      seatFaces({ ...SNAPSHOT, handovers, stage }, ANA, { present: [], watching: 0 }, WORDS)[1];
    expect(faceIn('playing')).toMatchObject({
      name: 'Vera for Ben',
      portrait: 'fox',
      standInName: { bot: 'Vera', forWhom: 'for Ben' },
    });
    expect(faceIn('over')).toMatchObject({ name: 'Ben', portrait: null });
    expect(faceIn('over')).not.toHaveProperty('standInName');
  });

  it('who is played for keeps the own name and face', () => {
    const handovers = [{ seat: seatAt(0), after: 3, name: 'Ana', bot: 'vera' }];
    const [own] = seatFaces({ ...SNAPSHOT, handovers, stage: 'playing' }, ANA, { present: [], watching: 0 }, WORDS);
    expect(own).toMatchObject({ name: 'Ana', portrait: null });
    expect(own).not.toHaveProperty('standInName');
  });

  it('a person for whom a program is connected is marked', () => {
    const faces = seatFaces(SNAPSHOT, ANA, { present: [BEN], watching: 0, programs: [BEN] }, WORDS);
    expect(faces.map(({ name }) => name)).toEqual(['Ana', 'Ben (program)', 'Odile', 'Greedy', 'free']);
  });

  it('the faces at a table show who is there: oneself, bots, and whom the server sees', () => {
    const there = (present: (typeof ANA)[]) =>
      seatFaces(SNAPSHOT, ANA, { present, watching: 0 }, WORDS).map((face) => face.present);
    expect(there([])).toEqual([true, false, true, true, false]);
    expect(there([BEN])).toEqual([true, true, true, true, false]);
  });

  it.each([
    [ANA, 0],
    [BEN, 1],
    [personId('eve'), undefined],
    [null, undefined],
  ])('the player %s looks from seat %s', (me, own) => {
    expect(mySeat(SNAPSHOT, me)).toBe(own);
  });
});
