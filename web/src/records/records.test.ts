import { GAMES } from '@miaou/games';
import { seat as seatAt, seatsOf } from '@miaou/kit';
import { personId, type RecordWithSeating } from '@miaou/table';
import { describe, expect, it, vi } from 'vitest';
import { playRandomly } from '../tableClient/testing/randomMatch';
import { packFile } from './packFile';
import { LARGEST_FILE, readRecord } from './readRecord';
import { LONGEST_PACKED, packRecord, packText, unpackText } from './recordLink';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe.each(GAMES.map((game) => [game.id, game] as const))('a record of %s from outside', (_, game) => {
  const { record, seats } = playRandomly(game, 'shared');
  const seating = Array.from({ length: seats }, (_seat, seat) =>
    seat === 0 ? { person: personId('ana-on-the-server'), name: 'Ana <b>' } : { bot: 'vera' },
  );
  const named: RecordWithSeating = { ...record, seating };

  it('a match comes out of its link as it went in, with the names of those who played and nothing else of them', async () => {
    const packed = await packRecord(named, true);
    expect(packed).toMatch(/^[\w-]+$/);
    const text = (await unpackText(packed)) ?? '';
    expect(text).not.toContain('ana-on-the-server');
    expect(readRecord(text, GAMES)).toMatchObject({
      ok: true,
      record: { ...record, seating: [{ name: 'Ana <b>' }, ...seating.slice(1)] },
    });
  });

  it('a match that is shared without names says nothing of who played', async () => {
    const players = seating.map(({ name, bot }) => ({ name: name ?? bot ?? '', kind: 'bot' as const }));
    const handovers = [{ seat: seatAt(0), after: 1, name: 'Ana <b>', bot: 'vera' }];
    expect(await unpackText(await packRecord({ ...named, players, handovers }, false))).toBe(JSON.stringify(record));
  });

  it('who played is read from a record of the command, and left out where it has another form', () => {
    const players = seating.map((_held, seat) =>
      seat === 0 ? { name: 'Ana <b>', kind: 'person' } : { name: 'vera', kind: 'bot', level: 4 },
    );
    expect(readRecord(JSON.stringify({ ...record, players }), GAMES)).toMatchObject({
      record: { players, seating: seating.map(({ name, bot }) => (bot === undefined ? { name } : { bot })) },
    });
    for (const wrong of [players.slice(1), [...players.slice(1), { name: 7, kind: 'bot' }], [...players.slice(1), {}]])
      expect(readRecord(JSON.stringify({ ...record, players: wrong }), GAMES)).toHaveProperty('record', record);
  });

  it.each([
    ['long', 'W'.repeat(3000)],
    ['of many lines', 'Ana\n\nAna'],
    ['that turns what is beside it', 'Ana \u202e'],
  ])('a name %s is left out, wherever it stands', (_kind, name) => {
    const wrong = { ...named, seating: [{ person: 'p', name }, ...seating.slice(1)] };
    expect(readRecord(JSON.stringify(wrong), GAMES)).toHaveProperty('record', record);
    const handovers = [{ seat: seatAt(0), after: 1, name, bot: 'vera' }];
    expect(readRecord(JSON.stringify({ ...record, handovers }), GAMES)).toHaveProperty('record', record);
    const players = seating.map(() => ({ name, kind: 'person' }));
    expect(readRecord(JSON.stringify({ ...record, players }), GAMES)).toHaveProperty('record', record);
  });

  it('the first of several records in a file is read', () => {
    const lines = `${JSON.stringify(record)}\n${JSON.stringify(named)}\n`;
    expect(readRecord(lines, GAMES)).toMatchObject({ ok: true, record });
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -9), 'notARecord'],
    ['of a later version', (text: string) => text.replace('miaou-record/1', 'miaou-record/2'), 'laterVersion'],
    ['of later rules', (text: string) => text.replace(`"${game.rules}"`, `"${game.id}/99"`), 'laterVersion'],
    ['of something else', (text: string) => text.replace('miaou-record/1', 'pgn'), 'notARecord'],
    ['of another game', (text: string) => text.replace(`"${game.id}"`, '"whist"'), 'unknownGame'],
    ['with options that are none', (text: string) => text.replace(/"seats":\d/, '"seats":99'), 'notARecord'],
    ['that is a list', (text: string) => `[${text}]`, 'notARecord'],
    ['that is empty', () => '', 'notARecord'],
    ['nested without end', () => '['.repeat(200_000), 'notARecord'],
    [
      'with something nested thousands deep',
      (text: string) => `${text.slice(0, -1)},"x":${nested(9_000)}}`,
      'notARecord',
    ],
    ['of fifty megabytes', (text: string) => text + ' '.repeat(LARGEST_FILE), 'tooLarge'],
  ])('a record %s is refused', (_how, change, fault) => {
    expect(readRecord(change(JSON.stringify(record)), GAMES)).toEqual({ ok: false, fault });
  });

  it('more moves than any match has are refused, and so are moves that are none', () => {
    const many = { ...record, moves: Array.from({ length: 20_000 }, () => record.moves[0]) };
    expect(readRecord(JSON.stringify(many), GAMES)).toEqual({ ok: false, fault: 'tooLarge' });
    const none = { ...record, moves: [...record.moves, null] };
    expect(readRecord(JSON.stringify(none), GAMES)).toEqual({ ok: false, fault: 'notARecord' });
  });

  it('a move that the rules forbid is kept: the check names it', () => {
    const moves = [...record.moves, record.moves[0]];
    expect(readRecord(JSON.stringify({ ...record, moves }), GAMES)).toMatchObject({ ok: true, record: { moves } });
  });

  it.each([null, 7, 'won', {}, { winners: 'all' }, { winners: [99] }, { winners: [null] }])(
    'a result that is none is refused: %j',
    (result) => {
      expect(readRecord(JSON.stringify({ ...record, result }), GAMES)).toEqual({ ok: false, fault: 'notARecord' });
    },
  );

  it('a result that is not what the moves came to is kept: the check names it', () => {
    const result = { ...record.result, winners: seatsOf(seats) };
    expect(readRecord(JSON.stringify({ ...record, result }), GAMES)).toMatchObject({ ok: true, record: { result } });
  });

  it('far more changes of players than any match has are left out', () => {
    const handovers = Array.from({ length: 50_000 }, (_one, after) => ({ seat: 0, after, bot: 'vera' }));
    expect(readRecord(JSON.stringify({ ...record, handovers }), GAMES)).toHaveProperty('record', record);
  });

  it('names in another form are left out', () => {
    for (const wrong of [{ name: 7 }, 'Ana', [{ bot: {} }], [null]])
      expect(readRecord(JSON.stringify({ ...record, seating: wrong, handovers: wrong }), GAMES)).toHaveProperty(
        'record',
        record,
      );
  });
});

describe('a file', () => {
  it('a file of fifty megabytes is refused before it is read', async () => {
    const text = vi.fn<() => Promise<string>>(() => Promise.resolve(''));
    expect(await packFile({ size: 50_000_000, text })).toEqual({ fault: 'tooLarge' });
    expect(text).not.toHaveBeenCalled();
    expect(await packFile({ size: 9, text })).toEqual({ ok: false, fault: 'notARecord' });
  });
});

describe('a link', () => {
  it('a link that unpacks to far too much is not unpacked', async () => {
    const bomb = await packText(' '.repeat(2_000_000));
    expect(bomb.length).toBeLessThan(LONGEST_PACKED);
    expect(await unpackText(bomb)).toBeUndefined();
  });

  it.each(['', '!', 'AAAA', 'A'.repeat(LONGEST_PACKED + 1)])('a damaged link gives nothing: %.10s', async (packed) => {
    expect(await unpackText(packed)).toBeUndefined();
  });

  it('a link that was cut off gives nothing', async () => {
    const packed = await packText('{"format":"miaou-record/1"}');
    expect(await unpackText(packed)).toBe('{"format":"miaou-record/1"}');
    expect(await unpackText(packed.slice(0, -4))).toBeUndefined();
  });
});
