import type { Seat } from '@miaou/kit';
import { rememberCommand } from './answeredCommands.js';
import { awayOf, type Change, deadlinesOf, handoversOf, seatFacts, votesOf } from './audience.js';
import { applyClosed } from './closing.js';
import type { Entry, EntryBody, MatchStart } from './entry.js';
import type { TableId } from './ids.js';
import { delayClocks, fillBanks, renewOwed } from './match/clocks.js';
import { applyMoved, dropProposal } from './match/playing.js';
import { applyAgreed, applyAsked, applyHoldEnded, grantProposal } from './match/proposals.js';
import { reseat } from './match/rematch.js';
import { applySealed, applyUnsealed, applyUnsealing, keepSeals, sealsMark, sealsOf } from './match/sealing.js';
import { applyRematched, applyStarted } from './match/starting.js';
import { type Effects, project, type Update } from './projection.js';
import { applyWentAway, forgetAway } from './seats/away.js';
import { applySentAway } from './seats/kicking.js';
import { applyLastResigned, applyReturned, applyStandIn } from './seats/leaving.js';
import { applyBot, applyRenamed, applySat, applyStoodUp, passOnHost } from './seats/seating.js';
import { applySettings } from './setup/configuring.js';
import { contestOf, endContest } from './setup/meowContest.js';
import { applyVoted } from './setup/voting.js';
import { type Catalog, seatOf, type Table } from './table.js';

/** The table after its first entry. */
export const openTable = (id: TableId, catalog: Catalog, entry: Entry): Table => {
  if (entry.body.type !== 'opened') throw new Error('a log must begin with the opening of its table');
  const { host, settings } = entry.body;
  return {
    id,
    catalog,
    openedAt: entry.at,
    seq: entry.seq,
    at: entry.at,
    shownAt: entry.at,
    heads: new Map(),
    host,
    settings,
    occupants: Array.from({ length: settings.seats }, () => ({ kind: 'empty' })),
    banned: new Set(),
    stage: 'gathering',
    match: undefined,
    sealing: undefined,
    matchesPlayed: 0,
    pastSeatings: [],
    votes: new Map(),
    meows: undefined,
    standIns: new Map(),
    away: new Map(),
    pauseAskers: new Set(),
    sentAway: new Set(),
    orders: new Map(),
    proposal: undefined,
    owed: new Map(),
    banks: new Map(),
    pausedFor: new Map(),
    answered: new Map(),
  };
};

/** Folds a whole log. */
export const foldTable = (id: TableId, catalog: Catalog, entries: readonly Entry[]): Table => {
  const [first, ...rest] = entries;
  if (first === undefined) throw new Error('a log must not be empty');
  const table = openTable(id, catalog, first);
  for (const entry of rest) apply(table, entry);
  return table;
};

/** Applies the next entry. Any other is an error: the table would no longer be what its log says. */
export const apply = (table: Table, entry: Entry): Update[] => {
  if (entry.seq !== table.seq + 1) throw new Error(`entry ${entry.seq} cannot follow ${table.seq}`);
  table.seq = entry.seq;
  table.at = entry.at;
  const ordersBefore = table.orders.size === 0 ? NO_SEATS : [...table.orders.keys()];
  const votesBefore = votesText(table);
  const contestBefore = contestText(table);
  const deadlinesBefore = deadlinesText(table);
  const awayBefore = awayText(table);
  const sealsBefore = sealsMark(table);
  const effects = reduce(table, entry.body, entry.at);
  if (table.away.size > 0) forgetAway(table);
  if (table.meows !== undefined) endContest(table);
  keepSeals(table, entry.body.type);
  if (sealsMark(table) !== sealsBefore) effects.shared.push({ type: 'seals', seals: sealsOf(table) ?? null });
  if (contestText(table) !== contestBefore) effects.shared.push({ type: 'contest', contest: contestOf(table) ?? null });
  if (votesText(table) !== votesBefore) effects.shared.push({ type: 'votes', votes: votesOf(table) });
  if (deadlinesText(table) !== deadlinesBefore)
    effects.shared.push({ type: 'deadlines', deadlines: deadlinesOf(table) });
  if (awayText(table) !== awayBefore) effects.shared.push({ type: 'away', away: awayOf(table) });
  const updates = project(table, effects, ordersBefore);
  if (updates.at(-1)?.audience === 'spectator') table.shownAt = entry.at;
  rememberCommand(table, entry);
  return updates;
};

const NO_SEATS: readonly Seat[] = [];

const votesText = (table: Table): string => (table.votes.size === 0 ? '' : JSON.stringify(votesOf(table)));

const contestText = (table: Table): string => (table.meows === undefined ? '' : JSON.stringify(contestOf(table)));

const deadlinesText = (table: Table): string =>
  table.settings.clock.kind === 'none' ? '' : JSON.stringify(deadlinesOf(table));

const awayText = (table: Table): string => (table.away.size === 0 ? '' : JSON.stringify(awayOf(table)));

const seatsChanged = (table: Table): Change => ({
  type: 'seats',
  host: table.host ?? null,
  seats: seatFacts(table),
  ...handoversOf(table),
});
const NO_WISH: Change = { type: 'wish', wish: null };
const stageChanged = (table: Table): Change => ({ type: 'stage', stage: table.stage, match: table.matchesPlayed });

const settleProposal = (table: Table, at: number): Effects => {
  const granted = grantProposal(table, at);
  const wish: Change = { type: 'wish', wish: table.proposal ?? null, ...(granted === undefined ? {} : { granted }) };
  if (granted === undefined) return { shared: [wish] };
  if (granted !== 'undo') return { shared: [wish, stageChanged(table)] };
  const hasHandovers = table.match !== undefined && table.match.handovers.length > 0;
  return { shared: hasHandovers ? [wish, seatsChanged(table)] : [wish], wholeView: true };
};

/** A seat that leaves is no longer asked, so the others may all have agreed by now. */
const afterLeaving = (table: Table, at: number): Effects => {
  const seats = seatsChanged(table);
  if (table.proposal === undefined) return { shared: [seats] };
  const settled = settleProposal(table, at);
  return { ...settled, shared: [seats, ...settled.shared] };
};

const resignedLast = (table: Table, seat: Seat): Effects => {
  const hadProposal = table.proposal !== undefined;
  applyLastResigned(table, seat);
  return { shared: [...(hadProposal ? [NO_WISH] : []), seatsChanged(table), stageChanged(table)] };
};

const beginMatch = (table: Table, begun: MatchStart, at: number): void => {
  applyStarted(table, begun, at);
  fillBanks(table);
  table.owed.clear();
  table.pausedFor.clear();
  renewOwed(table, undefined, at);
};

type Reducer<T extends EntryBody['type']> = (
  table: Table,
  body: Extract<EntryBody, { type: T }>,
  at: number,
) => Effects;

/** How each type of entry changes a table; leaving one out does not compile. */
const REDUCERS: { readonly [T in EntryBody['type']]: Reducer<T> } = {
  opened: () => {
    throw new Error('a table is opened once');
  },
  configured: (table, body) => {
    applySettings(table, body.settings);
    return { shared: [{ type: 'settings', settings: table.settings }, seatsChanged(table)] };
  },
  sat: (table, body, at) => {
    applySat(table, body.seat, body.person, body.name, at);
    return { shared: [seatsChanged(table)] };
  },
  stoodUp: (table, body, at) => {
    applyStoodUp(table, body.seat, at);
    return afterLeaving(table, at);
  },
  botSeated: (table, body) => {
    applyBot(table, body.seat, body.bot);
    return { shared: [seatsChanged(table)] };
  },
  botRemoved: (table, body) => {
    applyBot(table, body.seat, undefined);
    return { shared: [seatsChanged(table)] };
  },
  sentAway: (table, body, at) => {
    applySentAway(table, body.person, body.banned, at);
    return afterLeaving(table, at);
  },
  renamed: (table, body) => {
    applyRenamed(table, body.person, body.name);
    return { shared: [seatsChanged(table)] };
  },
  voted: (table, body) => {
    applyVoted(table, body.seat, body.part, body.choice);
    return { shared: [] };
  },
  contestOpened: (table) => {
    table.votes.clear();
    table.meows = new Map();
    return { shared: [] };
  },
  meowed: (table, body) => {
    table.meows?.set(body.seat, body.loud);
    return { shared: [] };
  },
  sealed: (table, body) => {
    applySealed(table, body.seat, body.seal, body.secret);
    return { shared: [] };
  },
  unsealing: (table, _body, at) => {
    applyUnsealing(table, at);
    return { shared: [] };
  },
  unsealed: (table, body) => {
    applyUnsealed(table, body.seat, body.share);
    return { shared: [] };
  },
  started: (table, body, at) => {
    beginMatch(table, body, at);
    return { shared: [stageChanged(table)], wholeView: true };
  },
  moved: (table, body, at) => {
    const hadProposal = table.proposal !== undefined;
    const events = applyMoved(table, body.seat, body.move, at);
    const shared: Change[] = hadProposal && table.proposal === undefined ? [NO_WISH] : [];
    if (table.stage === 'over') shared.push(stageChanged(table));
    return { shared, events };
  },
  orderSet: (table, body) => {
    table.orders.set(body.seat, body.order);
    return { shared: [], orderSet: body.seat };
  },
  orderDropped: (table, body) => {
    table.orders.delete(body.seat);
    return { shared: [] };
  },
  asked: (table, body, at) => {
    applyAsked(table, body.seat, body.wish, body.change, at);
    return settleProposal(table, at);
  },
  agreed: (table, body, at) => {
    applyAgreed(table, body.seat);
    return settleProposal(table, at);
  },
  declined: (table, _body, at) => {
    dropProposal(table, at);
    return { shared: [NO_WISH] };
  },
  resigned: (table, body, at) => {
    if (body.ends === true) return resignedLast(table, body.seat);
    applyStandIn(table, body.seat, 'resigned', at);
    const held = table.occupants[body.seat];
    if (held?.kind === 'person') passOnHost(table, held.person);
    return afterLeaving(table, at);
  },
  timedOut: (table, body, at) => {
    applyStandIn(table, body.seat, 'timedOut', at);
    return afterLeaving(table, at);
  },
  returned: (table, body, at) => {
    applyReturned(table, body.seat, at);
    return { shared: [seatsChanged(table)] };
  },
  wentAway: (table, body, at) => {
    applyWentAway(table, body.seat, at);
    return table.proposal === undefined ? { shared: [] } : settleProposal(table, at);
  },
  replaced: (table, body, at) => {
    applyStandIn(table, body.seat, 'away', at);
    return afterLeaving(table, at);
  },
  cameBack: (table, body, at) => {
    table.away.delete(body.seat);
    if (!table.standIns.has(body.seat) || table.stage === 'over') return { shared: [] };
    applyReturned(table, body.seat, at);
    return { shared: [seatsChanged(table)] };
  },
  hostPassed: (table, body) => {
    table.host = body.person ?? undefined;
    return { shared: [seatsChanged(table)] };
  },
  holdEnded: (table, _body, at) => {
    applyHoldEnded(table, at);
    return { shared: [{ type: 'wish', wish: table.proposal ?? null }] };
  },
  delayed: (table, body) => {
    delayClocks(table, body.milliseconds);
    return { shared: [] };
  },
  rematchStarted: (table, body, at) => {
    const absent = reseat(table, body.change === true);
    beginMatch(table, body, at);
    for (const person of absent) {
      const seat = seatOf(table, person);
      if (seat !== undefined) applyStandIn(table, seat, 'away', at);
    }
    return { shared: [NO_WISH, stageChanged(table), seatsChanged(table)], wholeView: true };
  },
  rematched: (table) => {
    const hadProposal = table.proposal !== undefined;
    applyRematched(table);
    const shared = [...(hadProposal ? [NO_WISH] : []), stageChanged(table), seatsChanged(table)];
    return { shared, wholeView: true };
  },
  closed: (table) => {
    const hadProposal = table.proposal !== undefined;
    applyClosed(table);
    return { shared: [...(hadProposal ? [NO_WISH] : []), stageChanged(table)] };
  },
  said: (_table, body, at) => {
    return { shared: [{ type: 'said', at, person: body.person, name: body.name, saying: body.saying }] };
  },
};

const reduce = <T extends EntryBody['type']>(
  table: Table,
  body: Extract<EntryBody, { type: T }>,
  at: number,
): Effects => (REDUCERS[body.type] as Reducer<T>)(table, body, at);
