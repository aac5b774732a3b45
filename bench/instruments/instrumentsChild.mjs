// Our server with its instruments, read as a monitor reads them, or without: then nothing is noted of how long anything took.
import { loadServer, readConfig } from '@miaou/server';
import { Histogram } from '../../server/dist/histogram.js';
import { answerProbes } from '../server/probe.mjs';

/** As often as a monitor that looks closely. */
const READ_EVERY = 5_000;

const isOn = process.env['BENCH_INSTRUMENTS'] === 'on';
if (!isOn) Histogram.prototype.observe = () => undefined;

const config = readConfig({}, process.env);
if (!config.ok) throw new Error(JSON.stringify(config.error));
const { startServer } = await loadServer();
let secret = '';
const { address } = await startServer(config.value, {
  writeLog: (line) => process.stderr.write(line),
  tellOperatorSecret: (told) => {
    secret = told;
  },
});

const read = async () => {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${secret}` } });
  if (!answer.ok) throw new Error(`/metrics was answered with ${answer.status}`);
  await answer.text();
};

if (isOn) {
  await read();
  setInterval(() => void read(), READ_EVERY);
}
answerProbes(new URL(address).host);
