import type { ChatLine } from '@miaou/client';
import { seat } from '@miaou/kit';
import type { Scene } from '../../../gallery/scene';
import { GAMES } from '../../games/registry';
import type { ReplayPlace } from '../../navigation/route';
import { sharingTexts } from '../../sharing/texts/index';
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
import { frameTexts } from './texts/frame/index';
import { tableTexts } from './texts/index';

const ME = seat(0);

const SAID: readonly ChatLine[] = [
  { at: AT_NOON, person: BEN, name: 'Benedikt', saying: { preset: 'hello' } },
  { at: AT_NOON, person: ANA, name: 'Ana', saying: { preset: 'goodLuck' } },
  { at: AT_NOON, person: BEN, name: 'Benedikt', saying: { text: 'That sack smells of dog to me.' } },
];

const view = async (props: Record<string, unknown>) => {
  const [{ default: TableView }] = await Promise.all([
    import('./TableView.svelte'),
    frameTexts.ready(),
    tableTexts.ready(),
    import('../../tableClient/loadRules').then(({ loadGames }) => loadGames()),
  ]);
  return { component: TableView as never, props };
};

/** A table before the match. */
export const setupScene = (name: string, still: Still): Scene => ({
  name,
  open: () => view({ table: stillTable(stillLink(still)), source: 'online' }),
});

export const END_OF_MATCH = 100_000;
const SOME_ROUNDS = 60;

/** A match after at least `moves` moves, as the first seat sees it. */
export const matchScene = (name: string, still: Still, moves: number, more: Partial<Still['more']> = {}): Scene => ({
  name,
  open: async () => {
    const played: Played = await playSome(still.settings, ME, moves);
    const table = stillTable(stillLink({ ...still, viewer: ME, more: { ...still.more, ...more } }, played));
    return view({ table, source: 'online' });
  },
});

/** People on the first seats, the others free. */
export const withFreeSeats = (free: number, seats: number): Still['seats'] => [
  ...PEOPLE.slice(0, seats - free),
  ...Array.from({ length: free }, () => ({})),
];

const SEATS = 4;
const MOVES = 14;
/** On the clock of whoever is to move, in milliseconds. */
const LEFT = 32_000;
const settings = settingsOf(GAMES[0]?.id ?? '', SEATS);
const seated: Still = { settings, seats: PEOPLE.slice(0, SEATS), said: SAID };

/** Sent, and not answered. */
const PASSED: Still['pending'] = [{ id: 'pass', command: { type: 'move', move: { type: 'pass' } } }];

/** A match in which a bot plays for somebody else. */
export const withStandIn = (game: string, seats: number): Still => ({
  settings: settingsOf(game, seats),
  seats: PEOPLE.slice(0, seats).map((facts) => (facts.person === BEN ? { ...facts, standIn: 'away' as const } : facts)),
  present: [ANA],
  said: SAID,
  more: { handovers: [{ seat: seat(1), after: 2, name: 'Benedikt', bot: 'mirek' }] },
});

/** One person and three bots, who meow. */
const withBots: Still = {
  settings: { ...settings, parts: { opener: 'meow' } },
  seats: [...PEOPLE.slice(0, 1), { bot: 'ida' }, { bot: 'odile' }, { bot: 'mirek' }],
};

const privacy = async () => {
  const played = await playSome(settings, 'spectator', MOVES);
  const seats = [{ person: ANA, name: 'Ana' }, { person: BEN, name: 'Benedikt' }, ...PEOPLE.slice(2, SEATS)];
  const link = stillLink({ settings, seats, me: null }, played);
  const hotSeat = { isShared: true, waitingFor: [seat(1)], reveal: () => undefined, cover: () => undefined };
  return view({ table: stillTable(link, { hotSeat }), source: 'here' });
};

const lookOn = async () => {
  const played = await playSome(settings, 'spectator', MOVES);
  const seats = [{ person: BEN, name: 'Benedikt' }, ...PEOPLE.slice(2, SEATS + 1)];
  return view({ table: stillTable(stillLink({ settings, seats }, played)), source: 'online' });
};

const replay = async (eyes: ReplayPlace['eyes']) => {
  const { record } = await playSome(settings, 'spectator', END_OF_MATCH);
  const played = record === undefined ? undefined : { ...record, seating: seated.seats };
  const table = stillTable(stillLink(seated), { record: () => Promise.resolve(played) });
  return view({ table, source: 'online', replay: { match: 1, move: 26, ...(eyes === undefined ? {} : { eyes }) } });
};

/** Names as long as they may be. */
const LONG = [
  'Maximiliane von der Höhe',
  'Konstantinopolitanerin',
  'Bartholomäus-Ferdinand',
  'Évangéline de Montréal',
  '𝕎'.repeat(24),
];

/** What is shared of a match; at a full table everybody has a long name. */
const share = async (game: string, seats: number, move?: number) => {
  const still = settingsOf(game, seats);
  const [{ default: ShareDialog }, { record }, { loadMatch }, { replaySeats }] = await Promise.all([
    import('../../sharing/ShareDialog.svelte'),
    playSome(still, 'spectator', END_OF_MATCH),
    import('./loadMatch'),
    import('./replay/replaySeats'),
    sharingTexts.ready(),
    tableTexts.ready(),
  ]);
  const seating = (seats === PEOPLE.length ? LONG.map((name) => ({ person: ANA, name })) : PEOPLE).slice(0, seats);
  const match = await loadMatch(() => Promise.resolve(record === undefined ? undefined : { ...record, seating }));
  const props = {
    ...match,
    record: match?.found,
    seats: match === undefined ? [] : replaySeats(match.seats, match.found, null),
    title: match?.game.title,
    share: match?.board.share,
    move,
    linkTo: () => Promise.resolve({ screen: 'home' }),
    onclose: () => undefined,
  };
  return { component: ShareDialog as never, props };
};

/** A row that shows much, and a bid on it: the index of its move, and some decisions of the same player. */
const JUDGED = 26;
const DECISIONS = 12;

/** The same match, judged: its summary, or one decision. */
const review = async (move?: number) => {
  const [{ default: ReviewFrame }, { madeReview }, { loadReview }, gameOf, { record }] = await Promise.all([
    import('./review/ReviewFrame.svelte'),
    import('./review/testing/madeReview'),
    import('@miaou/bots'),
    import('../../tableClient/loadRules').then(({ loadGames }) => loadGames()),
    playSome(settings, 'spectator', END_OF_MATCH),
    frameTexts.ready(),
    tableTexts.ready(),
  ]);
  const game = gameOf(settings.game);
  if (game === undefined || record === undefined) throw new Error('the first game has no match to review');
  const { decisionsIn } = await loadReview();
  const moves = decisionsIn(game, record, record.moves[JUDGED]?.seat).map((decision) => decision.move);
  const shown = moves.filter((one, index) => index < DECISIONS || one === JUDGED);
  return { component: ReviewFrame as never, props: await madeReview(game, record, shown, move) };
};

/** The check of a match of the first game: as it was sealed, or with other letters. */
const verify = async (isTampered: boolean) => {
  const [{ default: Verify }, { sealedMatch }, { verifyTexts }, { replaySeats }] = await Promise.all([
    import('./verify/Verify.svelte'),
    import('./verify/testing/sealedMatch'),
    import('./verify/texts/index'),
    import('./replay/replaySeats'),
    tableTexts.ready(),
  ]);
  await verifyTexts.ready();
  const record = sealedMatch(settings.game, SEATS, isTampered);
  const seats = replaySeats(SEATS, { seating: seated.seats }, null);
  const nothing = () => Promise.resolve(undefined);
  const props = { record: () => Promise.resolve(record), noted: nothing, seats, onclose: () => undefined };
  return { component: Verify as never, props };
};

/** The table of the first game, from the first guest to the replay. What is special to a game is among its own scenes. */
export const tableScenes: readonly Scene[] = [
  setupScene('setup-host', { settings, seats: withFreeSeats(2, SEATS) }),
  setupScene('setup-full', { settings, seats: PEOPLE.slice(0, SEATS), present: [ANA] }),
  setupScene('contest-meow', { ...withBots, more: { contest: { meows: { '1': 2, '2': 3 } } } }),
  setupScene('contest-vote', {
    ...withBots,
    more: {
      contest: { meows: { '0': 2, '1': 2, '2': 3, '3': 1 } },
      votes: { opener: { '1': seat(2), '2': seat(1), '0': seat(2) } },
    },
  }),
  matchScene('match', seated, MOVES),
  matchScene('match-alone', { ...seated, seats: [...PEOPLE.slice(0, 1), ...PEOPLE.slice(2, SEATS + 1)] }, MOVES),
  matchScene('match-clock', seated, MOVES, { deadlines: { '0': AT_NOON + LEFT } }),
  matchScene('match-proposal', seated, MOVES, { wish: { wish: 'undo', seat: seat(1), agreed: [seat(1)] } }),
  matchScene('match-away', seated, MOVES, { away: { '1': AT_NOON } }),
  { name: 'match-take-seat', open: lookOn },
  matchScene('match-paused', seated, MOVES, { stage: 'paused' }),
  matchScene('match-lost', { ...seated, connection: 'lost' }, MOVES),
  matchScene('match-lost-sent', { ...seated, connection: 'lost', pending: PASSED }, MOVES),
  matchScene(
    'match-stand-in',
    { ...seated, seats: [{ person: ANA, name: 'Ana', standIn: 'timedOut' }, ...PEOPLE.slice(1, SEATS)] },
    MOVES,
  ),
  matchScene('match-stand-in-other', withStandIn(settings.game, SEATS), MOVES),
  matchScene('match-stand-in-full', withStandIn(settings.game, PEOPLE.length), MOVES),
  matchScene('match-end', seated, END_OF_MATCH, { stage: 'over' }),
  matchScene('match-end-again', seated, END_OF_MATCH, {
    stage: 'over',
    wish: { wish: 'rematch', seat: seat(1), agreed: [seat(1)] },
  }),
  matchScene(
    'match-end-full',
    { ...seated, settings: settingsOf(settings.game, PEOPLE.length), seats: PEOPLE },
    END_OF_MATCH,
    { stage: 'over' },
  ),
  matchScene(
    'match-end-resigned',
    { ...seated, seats: [{ person: ANA, name: 'Ana', standIn: 'resigned' }, ...PEOPLE.slice(2, SEATS + 1)] },
    SOME_ROUNDS,
    { stage: 'over' },
  ),
  { name: 'privacy', open: privacy },
  { name: 'replay', open: () => replay(undefined) },
  { name: 'replay-open', open: () => replay('open') },
  { name: 'verify', open: () => verify(false) },
  { name: 'verify-tampered', open: () => verify(true) },
  { name: 'review', open: () => review() },
  { name: 'review-decision', open: () => review(JUDGED) },
  ...GAMES.flatMap(({ id, usualSeats }): readonly Scene[] => [
    { name: `share-${id}`, open: () => share(id, usualSeats) },
    { name: `share-${id}-full`, open: () => share(id, PEOPLE.length) },
    { name: `share-${id}-moment`, open: () => share(id, usualSeats, JUDGED) },
  ]),
  setupScene('table-gone', { settings, seats: [], connection: 'gone' }),
  setupScene('table-unknown-game', { settings: settingsOf('halma', 2), seats: [] }),
];
