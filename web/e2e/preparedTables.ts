import { seat } from '@miaou/kit';
import type { Command, Settings } from '@miaou/table';
import type { Page } from '@playwright/test';

/** The smallest document of the server: what is prepared from there needs no page, and loading one costs more than the preparation. */
const QUIET_PLACE = '/healthz';

/** To a document of the server, from which its API, its socket and what it keeps on this device can be reached. */
export const goQuietly = async (page: Page): Promise<void> => {
  await page.goto(QUIET_PLACE);
};

/** Evaluated in the page: becomes a guest of the server. */
const becomeGuest = async (name: string): Promise<void> => {
  await fetch('/api/me', { method: 'POST' });
  await fetch('/api/me', { method: 'PATCH', body: JSON.stringify({ name }) });
};

/** Evaluated in the page: opens a table, and gives its id. */
const openOne = async (settings: Settings): Promise<string> => {
  const answer = await fetch('/api/tables', { method: 'POST', body: JSON.stringify({ settings }) });
  return ((await answer.json()) as { table: string }).table;
};

interface Orders {
  readonly table: string;
  readonly commands: readonly Command[];
}

/** Evaluated in the page: sends commands to a table, and waits until the last is answered. */
const sendAll = ({ table, commands }: Orders): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
    const prefix = crypto.randomUUID();
    let answered = 0;
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
      for (const [index, command] of commands.entries())
        socket.send(JSON.stringify({ type: 'command', table, id: `${prefix}-${index}`, seen: 1_000, command }));
    });
    socket.addEventListener('message', ({ data: text }: MessageEvent<string>) => {
      const { answer, refusal } = JSON.parse(text) as { answer?: string; refusal?: unknown };
      if (refusal !== undefined) reject(new Error(text));
      if (answer === undefined) return;
      answered += 1;
      if (answered < commands.length) return;
      socket.close();
      resolve();
    });
  });

export const sendCommands = (page: Page, table: string, commands: readonly Command[]): Promise<void> =>
  page.evaluate(sendAll, { table, commands });

/** Somebody in a browser of their own, and how they are called. */
export interface Guest {
  readonly page: Page;
  readonly name: string;
}

/** A table with these people as guests of the server, the first of them its host. Gives its id; nobody sits there yet. */
export const openFor = async (guests: readonly [Guest, ...Guest[]], settings: Settings): Promise<string> => {
  await Promise.all(
    guests.map(async ({ page, name }) => {
      await goQuietly(page);
      await page.evaluate(becomeGuest, name);
    }),
  );
  return guests[0].page.evaluate(openOne, settings);
};

/** None of them searches. */
const BOTS = ['ida', 'bruno', 'mirek'] as const;

interface Wanted {
  readonly game: 'felix' | 'chop';
  readonly seats?: number;
  readonly parts?: Settings['parts'];
  /** Whether bots take the seats that are left, and whether the match has begun. */
  readonly bots?: boolean;
  readonly isRunning?: boolean;
}

/**
 * A table at which these people sit, as the screens before a match would make it (`openTable`, `sitDown` and `startWithBots`): going
 * through them again costs more than most of what is looked at afterwards. Gives the table's path.
 */
export const prepareTable = async (
  guests: readonly [Guest, ...Guest[]],
  { game, seats = 4, parts = {}, bots = true, isRunning = true }: Wanted,
): Promise<string> => {
  const access = { join: 'link', watch: 'anyone' } as const;
  const table = await openFor(guests, { game, seats, options: {}, parts, clock: { kind: 'none' }, access });
  const [host, ...friends] = guests;
  for (const [index, { page }] of friends.entries())
    await sendCommands(page, table, [{ type: 'sit', seat: seat(index + 1) }]);
  const free = bots ? BOTS.slice(0, seats - guests.length) : [];
  await sendCommands(host.page, table, [
    { type: 'sit', seat: seat(0) },
    ...free.map((bot, index) => ({ type: 'seatBot', seat: seat(guests.length + index), bot }) as const),
    ...(isRunning ? [{ type: 'start' } as const] : []),
  ]);
  return `/t/${table}`;
};
