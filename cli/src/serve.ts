import { loadServer, type RunningServer } from '@miaou/server';
import type { Flags } from './flags.js';
import { startHindrance } from './hindrance.js';
import type { Manner } from './manner.js';
import { DONE, misuse, type Outcome } from './outcome.js';
import { fill } from './sentence.js';
import { configFrom } from './settings.js';
import { firstSignal } from './signals.js';
import type { Terminal } from './terminal.js';

/** Something for whoever started the server: a sentence, or JSON for a program. */
const tell = (terminal: Terminal, { json }: Manner, text: string, facts: { readonly [name: string]: string }): void => {
  terminal.stdout.write(`${json ? JSON.stringify(facts) : fill(text, facts)}\n`);
};

const untilStopped = async (
  server: RunningServer,
  signal: Promise<void>,
  terminal: Terminal,
  { texts }: Manner,
): Promise<void> => {
  await signal;
  if (terminal.stderr.isTTY === true) terminal.stderr.write(`${texts.said.stopping}\n`);
  await server.stop();
};

/** Opens the house and keeps it open until a signal comes. */
export const serve = async (flags: Flags, terminal: Terminal, manner: Manner): Promise<Outcome> => {
  const config = configFrom(flags, terminal);
  if (!config.ok) return misuse(config.error, 'miaou serve');
  // Heard from the beginning: a signal that comes during the start must stop what is being started, not cut it off.
  const signal = firstSignal(() => terminal.now());
  const { startServer, shownStorage } = await loadServer();
  const { said } = manner.texts;
  const starting = startServer(config.value, {
    writeLog: (line) => void terminal.stderr.write(line),
    tellOperatorSecret: (secret) => tell(terminal, manner, said.operatorSecret, { secret }),
  });
  let server: RunningServer;
  try {
    server = await starting;
  } catch (error) {
    return startHindrance(error, config.value, shownStorage);
  }
  tell(terminal, manner, said.serving, { address: server.address });
  await untilStopped(server, signal, terminal, manner);
  return DONE;
};
