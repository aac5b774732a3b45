import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@miaou/games';
import { byRules, type Game, type JsonObject, replay, verifyRecord } from '@miaou/kit';
import { describe, expect, it } from 'vitest';

/** Records as they were written under each version of the rules, in every form that a record has had. None is ever changed. */
const archiveOf = ({ id }: Game): URL => new URL(`../../${id}/golden/archive/`, import.meta.url);

const versionsOf = (game: Game): readonly string[] => readdirSync(archiveOf(game)).toSorted();

const filesOf = (game: Game): readonly string[] =>
  versionsOf(game).flatMap((version) =>
    readdirSync(new URL(`${version}/`, archiveOf(game))).map((name) => `${version}/${name}`),
  );

const recordsIn = (game: Game, file: string): readonly JsonObject[] =>
  readFileSync(new URL(file, archiveOf(game)), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JsonObject);

describe.each(GAMES.map((game) => [game.id, game] as const))('archived records of %s', (id, game) => {
  it('there are some of this version of its rules, and of every one before', () => {
    const newest = Number(game.rules.slice(`${id}/`.length));
    expect(versionsOf(game)).toEqual(Array.from({ length: newest }, (_, index) => String(index + 1)));
  });

  it.each(filesOf(game))('%s replays to the results that it states, and its proofs hold', (file) => {
    const [version = ''] = file.split('/');
    const records = recordsIn(game, file);
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) {
      expect(record['result']).toBeDefined();
      expect(record['rules'] ?? `${id}/1`).toBe(`${id}/${version}`);
      const played = byRules(game, record['rules']);
      if (played === undefined) throw new Error(`nobody can play ${id}/${version} any more`);
      expect(replay(played, record)).toMatchObject({ ok: true });
      expect(verifyRecord(played, record).kind).toBe(record['proof'] === undefined ? 'unproved' : 'proved');
    }
  });

  it('a record with another result is not one of them', () => {
    const [file = ''] = filesOf(game);
    const [record = {}] = recordsIn(game, file);
    expect(replay(game, { ...record, result: { winners: [] } })).toMatchObject({ ok: false });
  });
});

describe('the archive', () => {
  it('the archive has records of every form: bare, with rules, with time and proof, with players', () => {
    const fields = ['rules', 'at', 'proof', 'players'];
    const forms = GAMES.flatMap((game) => filesOf(game).flatMap((file) => recordsIn(game, file))).map((record) =>
      fields.filter((field) => field in record).join(' '),
    );
    expect(new Set(forms)).toEqual(
      new Set(['', 'rules', 'rules at proof', 'rules at players', 'rules at proof players']),
    );
  });
});
