import { loadServer, readConfig } from '@miaou/server';
import { answerProbes } from './probe.mjs';

const config = readConfig({}, process.env);
if (!config.ok) throw new Error(JSON.stringify(config.error));
const { startServer } = await loadServer();
const { address } = await startServer(config.value, { writeLog: (line) => process.stderr.write(line) });
answerProbes(new URL(address).host);
