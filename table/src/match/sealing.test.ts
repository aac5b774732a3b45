import { type Bytes32, type JsonObject, sealOfSecret, sealOfShare, seat, verifyRecord } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { foldTable } from '../apply.js';
import { finishedRecord } from '../archive.js';
import { snapshot } from '../audience.js';
import { automaticMovesOf } from '../automaticMoves.js';
import { encodeTable } from '../encoding.js';
import type { PersonId } from '../ids.js';
import { audiencesOf } from '../table.js';
import { ANA, BEN, CHOP, CLEO, catalog, FELIX, Playground } from '../testing/playground.js';

const SECRET: Bytes32 = '5e'.repeat(32);

const shareOf = (person: PersonId): Bytes32 => Buffer.from(person.padEnd(32)).toString('hex');

const seal = (play: Playground, person: PersonId, share = shareOf(person)): string =>
  play.do(person, { type: 'seal', seal: sealOfShare(share) });

const unseal = (play: Playground, person: PersonId, share = shareOf(person)): string =>
  play.do(person, { type: 'unseal', share });

const sealed = (settings = FELIX): Playground => new Playground(settings, 'sealed', () => SECRET);

const PEOPLE = [ANA, BEN, CLEO] as const;

/** Three people who have sealed their shares, and a host who has said start. */
const opening = (): Playground => {
  const play = sealed().seated(...PEOPLE);
  for (const person of PEOPLE) seal(play, person);
  play.do(ANA, { type: 'start' });
  return play;
};

const begun = (): Playground => {
  const play = opening();
  for (const person of PEOPLE) unseal(play, person);
  return play;
};

const typesOf = ({ log }: Playground): string[] => log.slice(4).map(({ body }) => body.type);

const sealsAt = (play: Playground) => snapshot(play.table, 'spectator').seals;

const playOut = (play: Playground): void => {
  for (let move = 0; play.table.stage === 'playing' && move < 2000; move++) {
    const [at = seat(0)] = play.table.match?.position.toMove ?? [];
    const person = play.table.occupants[at];
    if (person?.kind !== 'person') throw new Error('a bot is to move');
    const isRoll = (play.table.match?.position.countFaces() ?? 0) > 0;
    play.do(person.person, isRoll ? { type: 'roll' } : { type: 'move', move: play.firstMove(at) });
  }
};

const verdictOf = ({ table }: Playground) => {
  const record = finishedRecord(table);
  if (record === undefined || table.match === undefined) throw new Error('the match is not over');
  return verifyRecord(table.match.game, JSON.parse(JSON.stringify(record)) as JsonObject);
};

describe('a match that is sealed', () => {
  it('the house commits itself with the first seal, before anything is opened', () => {
    const play = sealed().seated(ANA);
    expect(sealsAt(play)).toBeUndefined();
    seal(play, ANA);
    expect(sealsAt(play)).toEqual({ house: sealOfSecret(SECRET), seats: { 0: sealOfShare(shareOf(ANA)) } });
  });

  it('a match that is sealed is dealt by the secret that was sealed, whatever secrets the house may draw later', () => {
    let drawn = 0;
    const play = new Playground(FELIX, 'sealed', () => `${'5e'.repeat(31)}${10 + drawn++}`).seated(...PEOPLE);
    for (const person of PEOPLE) seal(play, person);
    const before = sealsAt(play)?.house;
    play.do(ANA, { type: 'start' });
    for (const person of PEOPLE) unseal(play, person);
    expect(play.table.match?.fair?.proof).toMatchObject({ seal: before, secret: `${'5e'.repeat(31)}10` });
    expect(drawn).toBe(1);
  });

  it('a match that is sealed begins with the last share that is opened, without another entry', () => {
    const play = begun();
    expect(typesOf(play)).toEqual(['sealed', 'sealed', 'sealed', 'unsealing', 'unsealed', 'unsealed', 'started']);
    expect(play.table.stage).toBe('playing');
    expect(sealsAt(play)?.opening).toBeUndefined();
  });

  it('a match that is sealed is proved by its record, for cards and for dice', () => {
    const felix = begun();
    playOut(felix);
    expect(verdictOf(felix)).toMatchObject({ kind: 'proved', proof: { secret: SECRET } });
    const chop = sealed({ ...CHOP, parts: {} }).seated(ANA, BEN);
    for (const person of [ANA, BEN]) seal(chop, person);
    chop.do(ANA, { type: 'start' });
    for (const person of [ANA, BEN]) unseal(chop, person);
    playOut(chop);
    expect(verdictOf(chop)).toMatchObject({ kind: 'proved' });
    expect(finishedRecord(chop.table)?.moves.some(({ type }) => type === 'roll')).toBe(true);
  });

  it('a match that is sealed waits for nobody who has sealed nothing, and says so', () => {
    const play = sealed().seated(...PEOPLE);
    expect(play.do(ANA, { type: 'start' })).toBe('ok');
    expect(play.table.match?.fair?.proof.shares).toEqual([{ by: 'none' }, { by: 'none' }, { by: 'none' }]);
    playOut(play);
    expect(verdictOf(play)).toMatchObject({ kind: 'proved' });
  });

  it('a match that is sealed begins without a share that is not opened in time: the record says so, and the house did not choose', () => {
    const play = opening();
    for (const person of [ANA, BEN]) unseal(play, person);
    const [due] = automaticMovesOf(play.table);
    expect(due).toEqual({ type: 'beginUnopened', deadline: play.at + 1_500, waitsFor: [CLEO] });
    expect(play.own({ type: 'beginUnopened', until: play.at + 1_500 })).toBe('ok');
    expect(play.table.match?.fair?.proof.shares[2]).toEqual({ by: 'late', seal: sealOfShare(shareOf(CLEO)) });
    playOut(play);
    expect(verdictOf(play)).toMatchObject({ kind: 'proved' });
  });

  it('bots give shares that are marked as theirs', () => {
    const play = sealed().seated(ANA);
    for (const at of [1, 2]) play.do(ANA, { type: 'seatBot', seat: seat(at), bot: 'greedy' });
    seal(play, ANA);
    play.do(ANA, { type: 'start' });
    unseal(play, ANA);
    expect(play.table.match?.fair?.proof.shares.map(({ by }) => by)).toEqual(['person', 'bot', 'bot']);
  });

  it('a share that does not fit its seal is refused, one that nobody asked for too', () => {
    const play = sealed().seated(...PEOPLE);
    seal(play, ANA);
    expect(unseal(play, ANA)).toBe('no-seals-now');
    play.do(ANA, { type: 'start' });
    expect(unseal(play, ANA, shareOf(BEN))).toBe('wrong-share');
    expect(unseal(play, BEN)).toBe('wrong-share');
    expect(unseal(play, ANA)).toBe('ok');
  });

  it('nothing can be sealed once shares are opened, nor while a match runs; before, a new seal replaces the old', () => {
    const play = sealed().seated(...PEOPLE);
    expect([seal(play, ANA), seal(play, ANA), seal(play, ANA, shareOf(BEN))]).toEqual(['ok', 'unchanged', 'ok']);
    play.do(ANA, { type: 'start' });
    expect(seal(play, BEN)).toBe('no-seals-now');
    expect(play.do(ANA, { type: 'start' })).toBe('unchanged');
    unseal(play, ANA, shareOf(BEN));
    expect(seal(play, BEN)).toBe('match-running');
  });

  it('who leaves takes the seal along; while shares are opened everything is sealed anew', () => {
    const play = sealed().seated(...PEOPLE);
    for (const person of PEOPLE) seal(play, person);
    play.do(CLEO, { type: 'standUp' });
    expect(Object.keys(sealsAt(play)?.seats ?? {})).toEqual(['0', '1']);
    const another = opening();
    unseal(another, ANA);
    another.do(CLEO, { type: 'standUp' });
    expect(sealsAt(another)).toBeUndefined();
    expect(unseal(another, BEN)).toBe('no-seals-now');
  });

  it('a seal moves with its person to another seat', () => {
    const play = sealed().seated(ANA);
    seal(play, ANA);
    play.do(ANA, { type: 'sit', seat: seat(2) });
    expect(sealsAt(play)?.seats).toEqual({ 2: sealOfShare(shareOf(ANA)) });
    const told = play.updates.find(({ audience }) => audience === 'spectator')?.changes.map(({ type }) => type);
    expect(told).toContain('seals');
  });

  it('another match is sealed anew, also where everybody moves on by one seat', () => {
    const play = begun();
    playOut(play);
    for (const person of PEOPLE) seal(play, person, shareOf(person).replaceAll('2', '3'));
    for (const person of PEOPLE) play.do(person, { type: 'rematch', change: true });
    expect(play.own({ type: 'startRematch' })).toBe('ok');
    for (const person of PEOPLE) unseal(play, person, shareOf(person).replaceAll('2', '3'));
    expect(play.table.matchesPlayed).toBe(2);
    const { shares = [] } = play.table.match?.fair?.proof ?? {};
    expect(shares.map((given) => ('seal' in given ? given.seal : undefined))).toEqual(
      [CLEO, ANA, BEN].map((person) => sealOfShare(shareOf(person).replaceAll('2', '3'))),
    );
    playOut(play);
    expect(verdictOf(play)).toMatchObject({ kind: 'proved' });
  });

  it('the table folded from its log is the same, wherever it is cut', () => {
    const play = begun();
    playOut(play);
    const entries = JSON.parse(JSON.stringify(play.log)) as typeof play.log;
    expect(encodeTable(foldTable(play.table.id, catalog, entries))).toBe(encodeTable(play.table));
  });

  it('a table of a program that does not seal deals from chance as before', () => {
    const play = new Playground().started(...PEOPLE);
    expect(seal(play, ANA)).toBe('match-running');
    expect(seal(new Playground().seated(ANA), ANA)).toBe('no-seals-now');
    expect(play.table.match?.fair).toBeUndefined();
    playOut(play);
    expect(verdictOf(play)).toEqual({ kind: 'unproved' });
  });

  it('no byte that anybody is sent before the end depends on hidden cards: other cards under the same seals look the same', () => {
    const play = begun();
    const others = play.log.map((entry) => {
      if (entry.body.type !== 'started') return entry;
      const { removed, ...deal } = entry.body.deal as { removed: string[] };
      // The spectator sees no hand; the cards that left the hands are the hidden ones.
      return { ...entry, body: { ...entry.body, deal: { ...deal, removed: removed.map(() => '15') } } };
    });
    const world = foldTable(play.table.id, catalog, others);
    expect(JSON.stringify(snapshot(world, 'spectator'))).toBe(JSON.stringify(snapshot(play.table, 'spectator')));
    for (const audience of audiencesOf(world))
      expect(snapshot(world, audience).seals).toEqual(snapshot(play.table, audience).seals);
    const text = JSON.stringify(audiencesOf(play.table).map((audience) => snapshot(play.table, audience)));
    for (const secret of [SECRET, ...PEOPLE.map(shareOf)]) expect(text).not.toContain(secret);
  });
});
