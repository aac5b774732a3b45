import { seat } from '@miaou/kit';
import type { Scene } from '../../../gallery/scene';
import type { Said } from '../../link/tableLink';
import {
  ANA,
  AT_NOON,
  BEN,
  PEOPLE,
  type Played,
  playSome,
  type Still,
  settingsOf,
  stillLink,
  stillTable,
} from './testing/stillTable';
import { frameArea } from './texts/frame/index';
import { tableArea } from './texts/index';

const ME = seat(0);

const SAID: readonly Said[] = [
  { at: AT_NOON, person: BEN, name: 'Benedikt', saying: { preset: 'hello' } },
  { at: AT_NOON, person: ANA, name: 'Ana', saying: { preset: 'goodLuck' } },
  { at: AT_NOON, person: BEN, name: 'Benedikt', saying: { text: 'That sack smells of dog to me.' } },
];

const view = async (props: Record<string, unknown>) => {
  const [{ default: TableView }] = await Promise.all([
    import('./TableView.svelte'),
    frameArea.ready(),
    tableArea.ready(),
    import('../../link/games').then(({ loadGames }) => loadGames()),
  ]);
  return { component: TableView as never, props };
};

const gathering = (name: string, still: Still): Scene => ({
  name,
  open: () => view({ table: stillTable(stillLink(still)), source: 'online' }),
});

const END_OF_MATCH = 100_000;

/** A match after so many moves, as the first seat sees it. */
const match = (name: string, still: Still, moves: number, more: Partial<Still['more']> = {}): Scene => ({
  name,
  open: async () => {
    const played: Played = await playSome(still.settings, ME, moves);
    const table = stillTable(stillLink({ ...still, viewer: ME, more: { ...still.more, ...more } }, played));
    return view({ table, source: 'online' });
  },
});

const felix = settingsOf('felix', 4);
const chop = settingsOf('chop', 5, { parts: { cat: seat(3) } });
const free = (count: number, seats: number) => [
  ...PEOPLE.slice(0, seats - count),
  ...Array.from({ length: count }, () => ({})),
];
const inFelix: Still = { settings: felix, seats: PEOPLE.slice(0, 4), said: SAID };

const privacy = async () => {
  const played = await playSome(felix, 'spectator', 14);
  const seats = [{ person: ANA, name: 'Ana' }, { person: BEN, name: 'Benedikt' }, ...PEOPLE.slice(2, 4)];
  const link = stillLink({ settings: felix, seats, me: null }, played);
  const eyes = { isShared: true, waitingFor: [seat(1)], openEyes: () => undefined, closeEyes: () => undefined };
  return view({ table: stillTable(link, { eyes }), source: 'here' });
};

const replay = async () => {
  const { record } = await playSome(felix, 'spectator', END_OF_MATCH);
  const table = stillTable(stillLink(inFelix), { record: () => Promise.resolve(record) });
  return view({ table, source: 'online', replay: { match: 1, move: 26 } });
};

/** The table from the first guest to the replay. */
export const tableScenes: readonly Scene[] = [
  gathering('gathering-host', { settings: felix, seats: free(2, 4) }),
  gathering('gathering-guest', {
    settings: settingsOf('felix', 4, { options: { edition: 'filou' }, parts: { opener: 'vote' } }),
    seats: free(1, 4),
    host: BEN,
    me: ANA,
    more: { seats: [{}, { person: BEN, name: 'Benedikt' }, { bot: 'mirek' }, { bot: 'bruno' }] },
  }),
  gathering('gathering-full', { settings: felix, seats: PEOPLE.slice(0, 4), present: [ANA] }),
  gathering('gathering-chop', { settings: chop, seats: free(1, 5) }),
  match('match-felix', inFelix, 14),
  match('match-chop', { settings: settingsOf('chop', 3), seats: PEOPLE.slice(0, 3) }, 20),
  match('match-wish', inFelix, 14, { wish: { wish: 'undo', seat: seat(1), agreed: [seat(1)] } }),
  match('match-paused', inFelix, 14, { stage: 'paused' }),
  match('match-lost', { ...inFelix, connection: 'lost' }, 14),
  match(
    'match-stand-in',
    { ...inFelix, seats: [{ person: ANA, name: 'Ana', standIn: 'timedOut' }, ...PEOPLE.slice(1, 4)] },
    14,
  ),
  match('match-end', inFelix, END_OF_MATCH, { stage: 'over' }),
  match(
    'match-end-chop',
    { settings: settingsOf('chop', 3, { options: { maxRounds: 25 } }), seats: PEOPLE.slice(0, 3) },
    END_OF_MATCH,
    { stage: 'over' },
  ),
  { name: 'privacy', open: privacy },
  { name: 'replay', open: replay },
  gathering('table-gone', { settings: felix, seats: [], connection: 'gone' }),
];
