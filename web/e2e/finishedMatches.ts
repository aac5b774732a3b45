import { gameById } from '@miaou/games';
import { type MatchRecord, makeRecord, type RecordedMove, randomAction, SeededChance, seat } from '@miaou/kit';
import { type Entry, type EntryBody, personId, type Settings } from '@miaou/table';
import type { Page } from '@playwright/test';
import { goQuietly, openFor, sendCommands } from './preparedTables.js';

const OPEN_TO_ALL = { parts: {}, clock: { kind: 'none' }, access: { join: 'link', watch: 'anyone' } } as const;

/** A short match of two: long enough for every kind of step. */
const SHORT_CHOP: Settings = { ...OPEN_TO_ALL, game: 'chop', seats: 2, options: { maxRounds: 8 } };

interface Seated {
  readonly table: string;
  readonly seat: number;
}

/** What a server sends, as far as it matters to who plays. */
interface Message {
  readonly answer?: string;
  readonly n?: number;
  readonly refusal?: unknown;
  readonly legal?: 'roll' | readonly object[];
  readonly snapshot?: { readonly n: number; readonly stage: string; readonly seats: readonly object[] };
  readonly changes?: readonly {
    readonly type: string;
    readonly stage?: string;
    readonly seats?: readonly object[];
  }[];
}

/** Evaluated in the page: sits down and plays over the protocol, whatever is legal, as quickly as the server answers, to the end. */
const playSeat = ({ table, seat: place }: Seated): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
    const send = (message: object): void => socket.send(JSON.stringify(message));
    const state = { commands: 0, seen: 0, isBusy: false, until: 0, hasStarted: false };
    let legal: Message['legal'];
    const command = (wanted: object): void => {
      state.isBusy = true;
      state.commands += 1;
      send({ type: 'command', table, id: `seat-${state.commands}`, seen: state.seen, command: wanted });
    };
    const act = (): void => {
      if (state.isBusy || state.seen < state.until || legal === undefined) return;
      command(legal === 'roll' ? { type: 'roll' } : { type: 'move', move: legal[(state.commands * 7) % legal.length] });
    };
    const startWhenFull = (seats: readonly object[] = []): void => {
      if (place !== 0 || state.hasStarted || seats.length < 2 || seats.some((facts) => !('person' in facts))) return;
      state.hasStarted = true;
      command({ type: 'start' });
    };
    const see = ({ snapshot, changes = [], legal: open, n = snapshot?.n ?? 0 }: Message): void => {
      state.seen = n;
      legal = open;
      startWhenFull(snapshot?.seats ?? changes.find(({ type }) => type === 'seats')?.seats);
      if (!changes.some(({ stage }) => stage === 'over')) return act();
      socket.close();
      resolve();
    };
    socket.addEventListener('open', () => {
      send({ type: 'hello', protocol: 1 });
      send({ type: 'watch', table, follow: 'views' });
      command({ type: 'sit', seat: place });
    });
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as Message;
      if (message.refusal !== undefined) reject(new Error(event.data));
      else if (message.answer !== undefined) {
        state.isBusy = false;
        state.until = message.n ?? 0;
        act();
      } else if (message.n !== undefined || message.snapshot !== undefined) see(message);
    });
  });

/** Ana and Ben play a short match of Chop at a table of the server. Gives its id. */
export const playOnline = async (ana: Page, ben: Page): Promise<string> => {
  const table = await openFor(
    [
      { page: ana, name: 'Ana' },
      { page: ben, name: 'Ben' },
    ],
    SHORT_CHOP,
  );
  await Promise.all([ana.evaluate(playSeat, { table, seat: 0 }), ben.evaluate(playSeat, { table, seat: 1 })]);
  return table;
};

/** Leaves a table whose match is over, so that others can sit there. */
export const leaveTable = (page: Page, table: string): Promise<void> =>
  sendCommands(page, table, [{ type: 'setUp' }, { type: 'standUp' }]);

/** How a match begins: with this deal and these moves, whoever sits there. */
interface Opening {
  readonly deal: object;
  readonly moves: readonly { readonly type: string; readonly card?: string; readonly amount?: number }[];
}

/** Nora, in seat 0, bids all she has on a row that shows −8 and −8. */
const BLUNDER: Opening = {
  deal: { firstSeat: 0, removed: ['3', '5', '8', '11'] },
  moves: [
    ...['-8', '-8', 'rabbit', '3'].map((card) => ({ type: 'place', card })),
    { type: 'bid', amount: 1 },
    { type: 'bid', amount: 2 },
    { type: 'pass' },
    { type: 'pass' },
    { type: 'bid', amount: 15 },
  ],
};

/** A whole match of Felix, as the log of a table of this device: one person and three bots. */
const felixLog = (
  resigns: boolean,
  opening?: Opening,
): { readonly entries: readonly Entry[]; readonly record: MatchRecord } => {
  const game = gameById('felix');
  if (game === undefined) throw new Error('there is no Felix');
  const settings: Settings = { ...OPEN_TO_ALL, game: 'felix', seats: 4, options: {} };
  const chance = new SeededChance('a replay');
  const options = game.parseOptions(game.drawOptions({ seats: settings.seats }, chance));
  if (!options.ok) throw new Error('the default options must be right');
  const deal = opening?.deal ?? game.deal(options.value, chance, seat(0));
  const position = game.start(options.value, deal);
  const moves: RecordedMove[] = [];
  while (position.outcome() === undefined) {
    const scripted = opening?.moves[moves.length] ?? position.moveOf(randomAction(position, chance));
    const move = { seat: position.actor, ...scripted };
    position.play(move.seat, move);
    moves.push(move);
  }
  const nora = personId('Nora_On_This_Device_22');
  const bodies: EntryBody[] = [
    { type: 'opened', host: nora, name: 'Nora', settings },
    { type: 'sat', seat: seat(0), person: nora, name: 'Nora' },
    ...['ida', 'mirek', 'odile'].map((bot, index) => ({ type: 'botSeated', seat: seat(index + 1), bot }) as const),
    { type: 'started', options: game.formatOptions(options.value), deal: { ...deal } },
    ...(resigns ? [{ type: 'resigned', seat: seat(0) } as const] : []),
    ...moves.map(({ seat: mover, ...move }) => ({ type: 'moved', seat: mover, move, through: 'player' }) as const),
  ];
  const entries = bodies.map((body, index) => ({ seq: index + 1, at: 1_800_000_000_000 + index, body }));
  return { entries, record: makeRecord(game, position, moves) };
};

/** Evaluated in the page: puts a log where the page keeps the tables of this device. */
const storeLog = ({ table, entries }: { table: string; entries: readonly Entry[] }): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('miaou', 1);
    request.addEventListener('error', () => reject(new Error('the browser has no database')));
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
      request.result.createObjectStore('tables', { keyPath: 'table' });
    });
    request.addEventListener('success', () => {
      const transaction = request.result.transaction('entries', 'readwrite');
      for (const entry of entries) transaction.objectStore('entries').add({ table, seq: entry.seq, entry });
      transaction.addEventListener('complete', () => {
        request.result.close();
        resolve();
      });
    });
  });

/** A finished match of Felix on this device, in which Nora may have resigned at once. Gives the table's id and how many moves were made. */
export const playOnDevice = async (
  page: Page,
  { resigns = false } = {},
): Promise<{ readonly table: string; readonly moves: number }> => {
  const table = 'A_Table_Of_This_Device';
  const { entries } = felixLog(resigns);
  await goQuietly(page);
  await page.evaluate(storeLog, { table, entries });
  return { table, moves: entries.filter(({ body }) => body.type === 'moved').length };
};

/** A finished match of Felix on this device with a decision that nobody should make. Gives its record and the index of that move. */
export const blunderOnDevice = async (
  page: Page,
): Promise<{ readonly table: string; readonly record: MatchRecord; readonly blunder: number }> => {
  const table = 'A_Table_With_A_Blunder';
  const { entries, record } = felixLog(false, BLUNDER);
  await goQuietly(page);
  await page.evaluate(storeLog, { table, entries });
  return { table, record, blunder: BLUNDER.moves.length - 1 };
};
