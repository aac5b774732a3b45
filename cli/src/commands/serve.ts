import { loadServer, type RunningServer } from '@miaou/server';
import { parseServerConfig, storageSource } from '../commandLine/serverSettingFlags.js';
import { startErrorOutcome, storageErrorOutcome } from '../errors/environmentError.js';
import { EXIT } from '../output/exitCode.js';
import { DONE, usageError } from '../output/outcome.js';
import { printFacts } from '../output/printFacts.js';
import { firstSignal } from '../signals.js';
import type { RunCommand } from './command.js';

/** A server that can store nothing must not stay because something cannot be closed in good order. */
const LAST_MILLISECONDS = 3_000;

/** Starts the server and runs it until a signal asks it to stop. Its flags are the settings of the server (`server/src/settings.ts`). */
export const serve: RunCommand = async ({ flags, terminal, output }) => {
  const config = parseServerConfig(flags, terminal);
  if (!config.ok) return usageError(config.error, 'miaou serve');
  // Handled from the beginning: a signal during the start must stop what is being started, not kill it half-way.
  const signal = firstSignal(() => terminal.now());
  const { startServer, shownStorage } = await loadServer();
  const { messages } = output.texts;
  let server: RunningServer;
  try {
    server = await startServer(config.value, {
      writeLog: (line) => void terminal.stderr.write(line),
      dataSetting: storageSource(flags, terminal),
      tellOperatorSecret: (secret) => printFacts(terminal, output, { secret }, [messages.operatorSecret]),
    });
  } catch (error) {
    return startErrorOutcome(error, config.value, shownStorage);
  }
  printFacts(terminal, output, { address: server.address }, [messages.serving]);
  const fault = await Promise.race([signal, server.failed]);
  if (fault !== undefined) {
    setTimeout(() => process.exit(EXIT.failure), LAST_MILLISECONDS).unref();
    await server.stop();
    return storageErrorOutcome(fault, config.value.storage, shownStorage);
  }
  if (terminal.stderr.isTTY === true) terminal.stderr.write(`${messages.stopping}\n`);
  await server.stop();
  return DONE;
};
