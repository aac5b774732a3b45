import { canEnter } from '@miaou/arena';
import { botsFor } from '@miaou/bots';
import { GAMES } from '@miaou/games';
import { accepted, type Parsed, parseInteger, quoted, type Refusal, refused, seat } from '@miaou/kit';
import { type Flags, number } from '../commandLine/flags.js';
import { TOKEN_VARIABLE } from '../commandLine/tokenVariable.js';
import { DONE, environmentError, type Outcome, usageError } from '../output/outcome.js';
import type { OutputOptions } from '../output/outputOptions.js';
import { firstSignal } from '../signals.js';
import type { Terminal } from '../terminal.js';
import { fill } from '../texts/sentence.js';
import { enterAsGuest } from './play/guest.js';
import { type End, type Listener, SeatedBot, type Task } from './play/seatedBot.js';
import { parseTableAddress } from './play/tableAddress.js';

const MAX_MATCHES = 1_000_000;
const MAX_DECISION_MS = 600_000;
const HIGHEST_SEAT = Math.max(...GAMES.flatMap(({ seatCounts }) => seatCounts)) - 1;

const parseBot = (typed: string): Parsed<string> => {
  if (GAMES.some(({ id }) => canEnter(id, typed))) return accepted(typed);
  const known = [...new Set(GAMES.flatMap(({ id }) => botsFor(id).map(({ name }) => name))), 'exec:…'];
  return refused({ code: 'unknown-bot', found: quoted(typed), game: GAMES.map(({ id }) => id).join(', '), known });
};

const parseTask = (flags: Flags): Parsed<Omit<Task, 'token'>> => {
  const address = parseTableAddress(flags);
  if (!address.ok) return address;
  const bot = parseBot(String(flags['bot']));
  if (!bot.ok) return bot;
  const chosenSeat =
    flags['seat'] === undefined ? undefined : parseInteger('--seat', number(flags['seat']), 0, HIGHEST_SEAT);
  if (chosenSeat !== undefined && !chosenSeat.ok) return chosenSeat;
  const matches = parseInteger('--matches', number(flags['matches']), 1, MAX_MATCHES);
  if (!matches.ok) return matches;
  const milliseconds = parseInteger('--ms', number(flags['ms']), 1, MAX_DECISION_MS);
  if (!milliseconds.ok) return milliseconds;
  return accepted({
    address: address.value,
    bot: bot.value,
    seat: chosenSeat === undefined ? undefined : seat(chosenSeat.value),
    matches: matches.value,
    milliseconds: milliseconds.value,
  });
};

const listenerFor = (
  { bot, address }: Task,
  terminal: Terminal,
  { texts: { messages, report }, json }: OutputOptions,
): Listener => {
  const tell = (text: string, facts: { readonly event: string; readonly [fact: string]: unknown }): void => {
    const words = Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? fact : JSON.stringify(fact)]),
    );
    terminal.stdout.write(`${json ? JSON.stringify(facts) : fill(text, words)}\n`);
  };
  return {
    seated: (taken) => tell(messages.seated, { event: 'seated', bot, table: address.table, seat: taken }),
    over: (match, result) => tell(messages.matchOver, { event: 'over', match, result }),
    failed: (fault) =>
      json
        ? tell('', { event: 'failed', fault })
        : void terminal.stderr.write(`${fill(messages.botFailed, { fault: report.faultNames[fault] })}\n`),
    lost: () => (json ? tell('', { event: 'lost' }) : void terminal.stderr.write(`${messages.linkLost}\n`)),
  };
};

const refusalOf = (end: Exclude<End, { kind: 'played' }>, { address: { server, table }, bot }: Task): Refusal => {
  switch (end.kind) {
    case 'unreachable':
      return { code: 'no-server', server, reason: end.reason };
    case 'unknown':
      return { code: 'token-unknown', server };
    case 'gone':
      return { code: 'table-gone', table };
    case 'refused':
      return { code: 'table-refuses', reason: end.reason };
    case 'stranger': {
      const known = [...botsFor(end.game).map(({ name }) => name), 'exec:…'];
      return { code: 'unknown-bot', found: quoted(bot), game: end.game, known };
    }
  }
};

/** Lets a bot or a program play at a table of a server. */
export const play = async (flags: Flags, terminal: Terminal, output: OutputOptions): Promise<Outcome> => {
  const parsed = parseTask(flags);
  if (!parsed.ok) return usageError(parsed.error, 'miaou play');
  const given = flags['token'] ?? terminal.env[TOKEN_VARIABLE];
  const name = typeof flags['name'] === 'string' ? flags['name'] : undefined;
  const token = typeof given === 'string' ? accepted(given) : await enterAsGuest(parsed.value.address.server, name);
  if (!token.ok) return environmentError(token.error);
  const task = { ...parsed.value, token: token.value };
  const bot = new SeatedBot(task, listenerFor(task, terminal, output), (game) => canEnter(game, task.bot));
  void firstSignal(() => terminal.now()).then(() => bot.leave());
  const end = await bot.run();
  return end.kind === 'played' ? DONE : environmentError(refusalOf(end, task));
};
