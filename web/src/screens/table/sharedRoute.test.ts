import { GAMES } from '@miaou/games';
import { at } from '@miaou/kit';
import { personId, type RecordWithSeating } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import type { Route } from '../../navigation/route';
import { unpackText } from '../../records/recordLink';
import { playRandomly } from '../../tableClient/testing/randomMatch';
import { sharedRoute } from './sharedRoute';

const { record, seats } = playRandomly(at(GAMES, 0), 'shared link');
const NAMES = ['Rosalinde', 'Ben', 'Chloé', 'Dimitri', 'Eva'].slice(0, seats);
const played: RecordWithSeating = {
  ...record,
  seating: NAMES.map((name, seat) => ({ person: personId(`person-of-${seat}`), name })),
  players: NAMES.map((name) => ({ name, kind: 'person' as const })),
};
const TABLE: Route = { screen: 'table', table: 'abc' };
const PLACE = { match: 2, move: 7 };

const textIn = async (route: Route): Promise<string> =>
  route.screen === 'replay' ? ((await unpackText(route.packed ?? '')) ?? '') : '';

describe('a link to a match', () => {
  it('leads to the table of the server where names are shown', async () => {
    const replay = { ...PLACE, eyes: 'spectator' as const };
    expect(await sharedRoute('online', TABLE, played, PLACE, true)).toEqual({ ...TABLE, replay });
  });

  it('leads to the eyes that it is copied through, or to a spectator’s', async () => {
    for (const [source, withNames] of [
      ['online', true],
      ['online', false],
      ['here', true],
    ] as const)
      expect(await sharedRoute(source, TABLE, played, { ...PLACE, eyes: 'open' }, withNames)).toMatchObject({
        replay: { move: PLACE.move, eyes: 'open' },
      });
  });

  it.each(['online', 'here'] as const)(
    'a link to a match holds the match and nobody’s name where names are left out (%s)',
    async (source) => {
      const route = await sharedRoute(source, TABLE, played, PLACE, false);
      expect(route).toMatchObject({ screen: 'replay', replay: { move: PLACE.move, eyes: 'spectator' } });
      const text = await textIn(route);
      expect(JSON.parse(text)).toMatchObject({ moves: record.moves });
      for (const name of [...NAMES, 'person-of']) expect(text).not.toContain(name);
    },
  );

  it('of this device has the names, and nothing else that says who they are', async () => {
    const text = await textIn(await sharedRoute('here', TABLE, played, PLACE, true));
    for (const name of NAMES) expect(text).toContain(name);
    expect(text).not.toContain('person-of');
  });
});
