import { ABUSE_FAULTS } from './abuseFaults.mjs';
import { CLOCK_FAULTS } from './clockFaults.mjs';
import { CONNECTION_FAULTS } from './connectionFaults.mjs';
import { CONTEST_FAULTS } from './contestFaults.mjs';
import { FAIRNESS_FAULTS } from './fairnessFaults.mjs';
import { MODERATION_FAULTS } from './moderationFaults.mjs';
import { NODE_FAULTS } from './nodeFaults.mjs';
import { PEOPLE_FAULTS } from './peopleFaults.mjs';
import { PRIVACY_FAULTS } from './privacyFaults.mjs';
import { STORE_FAULTS } from './storeFaults.mjs';

const ACCESS = ['server/proof/guarantees/accessControl.test.ts'];
const CHANCE = ['server/proof/guarantees/chance.test.ts'];
const SYNC = ['server/proof/crash/sync.test.ts'];
const WORLDS = ['server/proof/worlds/worlds.test.ts'];
const FELIX_VIEW = { file: 'games/felix/src/view.ts', tests: WORLDS };

/** @type {readonly import('../../../games/conformance/mutation/plant.mjs').Fault[]} */
export const FAULTS = [
  {
    name: 'an entry is published before it is appended',
    file: 'host/src/tableHost.ts',
    find: 'const updates = apply(this.#table, entry);',
    replace:
      'const updates = apply(this.#table, entry); this.#ports.listener.entryStored(this, updates, entry, () => undefined);',
    tests: SYNC,
  },
  {
    name: 'a command is acknowledged before the disk has it',
    file: 'server/src/store/sqlite/database.ts',
    find: 'PRAGMA synchronous = FULL',
    replace: 'PRAGMA synchronous = OFF',
    tests: SYNC,
  },
  {
    name: 'a command id may come back with another body',
    isInSample: true,
    file: 'table/src/decide.ts',
    find: 'earlier.mark.digest === request.digest',
    replace: "request.digest !== ''",
    tests: ACCESS,
  },
  {
    name: 'all audiences share one sequence',
    file: 'table/src/projection.ts',
    find: 'const n = (table.heads.get(audience) ?? 0) + 1;',
    replace: 'const n = table.seq;',
    tests: WORLDS,
    group: 'a standing order',
  },
  {
    ...FELIX_VIEW,
    name: 'a card laid face down is told to all but its owner',
    find: "event.type === 'cardLaid' && event.seat !== viewer",
    replace: "event.type === 'cardLaid' && event.seat === viewer",
  },
  {
    ...FELIX_VIEW,
    name: 'a view tells how long the list of a hand is when written out',
    find: '...(own ? { hand } : {}),',
    replace: '...(own ? { hand } : { size: hand.join().length }),',
  },
  {
    ...FELIX_VIEW,
    name: 'a card face down has a number that it keeps',
    find: 'const redactLaying = ({ type, seat }: CardLaid): CardLaid => ({ type, seat });',
    replace: "const redactLaying = ({ type, seat, card }: CardLaid) => ({ type, seat, number: (card ?? '').length });",
  },
  {
    ...FELIX_VIEW,
    name: 'the row is sorted by its cards',
    find: 'row: rowState(match).map(',
    replace: 'row: rowState(match).toSorted((a, b) => (a.card < b.card ? -1 : 1)).map(',
  },
  {
    name: 'who comes late is told what was laid face down',
    file: 'table/src/history.ts',
    find: 'position.redact(event, audience)',
    replace: 'position.redact(event, event.seat ?? audience)',
    tests: WORLDS,
  },
  {
    name: 'who comes late gets the history of another audience',
    file: 'server/src/live/tableChannel.ts',
    find: 'historyOf(table, audience)',
    replace: 'historyOf(table, 0)',
    tests: ['server/src/live/audiences.test.ts'],
  },
  {
    name: 'a bot is given the position',
    file: 'host/src/botTask.ts',
    find: 'view: position.view(seat),',
    replace: 'view: position.state(),',
    tests: ['server/proof/guarantees/botInput.test.ts'],
  },
  {
    name: 'chance starts from the clock',
    file: 'server/src/tables/systemChance.ts',
    find: 'randomFillSync(this.#pool);',
    replace:
      'for (const index of this.#pool.keys()) this.#pool[index] = Math.imul(Date.now() + index + 1, 0x9e3779b1);',
    tests: CHANCE,
  },
  {
    name: 'chance takes a plain remainder',
    file: 'games/kit/src/chance.ts',
    find: 'while (word >= fair) word = source.word();',
    replace: '',
    tests: CHANCE,
  },
  {
    name: 'frames may be nested as deep as they like',
    file: 'server/src/live/parseClientMessage.ts',
    find: '!isShallow(text)',
    replace: "text === ''",
    tests: ACCESS,
  },
  {
    name: 'bodies may be nested as deep as they like',
    file: 'server/src/http/body.ts',
    find: '!isShallow(text)',
    replace: "text === ''",
    tests: ACCESS,
  },
  {
    name: 'a missing origin is accepted',
    file: 'server/src/http/origin.ts',
    find: 'if (origin === undefined) return bearerOf(headers) !== undefined;',
    replace: 'if (origin === undefined) return true;',
    tests: ACCESS,
  },
  {
    name: 'a record that is not yours is forbidden, one that is not there is not found',
    file: 'server/src/http/tableRoutes.ts',
    find: 'if (hosted === undefined) return notFound();',
    replace: 'if (hosted === undefined) return (await tables.find(table.output)) ? json(403, {}) : notFound();',
    tests: ACCESS,
  },
  {
    name: 'a table that is not yours says otherwise than one that is gone',
    file: 'server/src/tables/visibleTables.ts',
    find: 'return hosted === undefined || (await passes(hosted, isVisible)) ? hosted : undefined;',
    replace:
      "if (hosted !== undefined && !(await passes(hosted, isVisible))) throw new Error('not yours');\n    return hosted;",
    tests: ACCESS,
  },
  {
    name: 'a hidden table that is in memory costs no look at the store',
    file: 'server/src/tables/visibleTables.ts',
    find: 'known !== undefined && !isVisible(known.host.table)',
    replace: 'false',
    tests: ['server/src/live/hiddenTables.test.ts'],
  },
  {
    name: 'what waits for a slow reader has no bound',
    file: 'server/src/live/sendQueue.ts',
    find: 'this.#socket.bufferedAmount <= MOST_BYTES',
    replace: 'this.#socket.bufferedAmount >= 0',
    tests: ['server/proof/guarantees/sendQueue.test.ts', 'server/proof/abuse/crowd.test.ts'],
  },
  {
    name: 'a connection whose other end is gone stays for ever',
    file: 'server/src/live/gateway.ts',
    find: 'connection.isAlive = false;',
    replace: '',
    tests: ['server/proof/guarantees/halfOpen.test.ts'],
  },
  {
    name: 'a clock does not run while an order will decide',
    file: 'table/src/match/clocks.ts',
    find: 'isPlayedByBot(table, seat) ? undefined',
    replace: 'isPlayedByBot(table, seat) || table.orders.has(seat) ? undefined',
    tests: WORLDS,
    group: 'a standing order',
  },
  {
    name: 'deadlines of tables that are not in memory are ignored',
    file: 'server/src/tables/tables.ts',
    find: '(await this.find(table))?.host.expireDeadlines(now);',
    replace: 'this.#inMemory.get(table)?.host.expireDeadlines(now);',
    tests: ['server/proof/guarantees/deadline.test.ts'],
  },
  {
    name: 'a match that is being played has a record',
    file: 'server/src/http/tableRoutes.ts',
    find: 'if (found === undefined) return notFound();',
    replace: 'if (found === undefined) return ok({ moves: hosted.host.table.match?.moves ?? [] });',
    tests: ACCESS,
  },
  {
    name: 'a snapshot that goes back',
    file: 'server/src/live/tableChannel.ts',
    find: 'snapshot: snapshot(table, audience),',
    replace:
      'snapshot: [(table.older ??= {})[audience] ?? snapshot(table, audience), (table.older[audience] = snapshot(table, audience))][0],',
    tests: ['server/proof/chaos/chaos.test.ts'],
  },
  {
    name: 'a clock that ran out runs out again',
    file: 'table/src/seats/leaving.ts',
    find: '  table.orders.delete(seat);\n  restartOwed(table, seat, at);',
    replace: "  table.orders.delete(seat);\n  if (reason !== 'timedOut') restartOwed(table, seat, at);",
    tests: ['table/src/match/clocks.test.ts'],
  },
  {
    name: 'a command whose fate is unknown is refused for good',
    file: 'host/src/tableHost.ts',
    find: '    fail(job);\n    this.#next();',
    replace:
      "    if (job.kind === 'request') job.reply({ refusal: { code: 'stale' } }); else fail(job);\n    this.#next();",
    tests: ['server/proof/postgres/swallowedAnswers.test.ts'],
  },
  {
    name: 'undo crosses a reveal',
    file: 'table/src/match/proposals.ts',
    find: "return match.lastMove.undoable ? undefined : refuse('undo-crosses-reveal');",
    replace: 'return undefined;',
    tests: ['table/src/match/proposals.test.ts'],
  },
  {
    name: 'undo goes back further than one move',
    file: 'table/src/match/playing.ts',
    find: 'else match.previous.copyFrom(match.position);',
    replace: '',
    tests: ['table/src/match/proposals.test.ts'],
  },
  {
    name: 'a table forgets who played its matches',
    file: 'table/src/match/playing.ts',
    find: 'keepSeating(table);\n};',
    replace: '};',
    tests: ['table/src/match/playing.test.ts'],
  },
  {
    name: 'a record is served without those who played',
    file: 'server/src/http/tableRoutes.ts',
    find: "withField(withField(record, 'players', players), 'seating', seating)",
    replace: 'record',
    tests: ['server/src/live/matches.test.ts'],
  },
  {
    name: 'a campaign that is ended leaves its server behind',
    file: 'server/proof/campaign.mjs',
    find: 'ending = endTree(tests, folder, GRACE);',
    replace: "tests.kill('SIGKILL');",
    tests: ['server/proof/campaign.test.ts'],
  },
  ...ABUSE_FAULTS,
  ...CLOCK_FAULTS,
  ...CONNECTION_FAULTS,
  ...CONTEST_FAULTS,
  ...FAIRNESS_FAULTS,
  ...NODE_FAULTS,
  ...PEOPLE_FAULTS,
  ...PRIVACY_FAULTS,
  ...MODERATION_FAULTS,
  ...STORE_FAULTS,
];
