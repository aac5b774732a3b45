import { parseArgs } from 'node:util';
import { duelOfBots } from '@miaou/bots/training';

const USAGE = `Measures bots at Felix: one of a kind against copies of another, each deal from every seat. A field of several, as in
vera+heuristic+greedy, sits in this order.

  npm run judge:felix --workspace @miaou/bots -- [--deals 200] [--bots vera,odile] [--fields greedy,heuristic,vera]
                                                 [--seats 3,4,5] [--playouts 50,150,600] [--editions felix,filou] [--seed any-text]`;

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '200' },
    bots: { type: 'string', default: 'vera,odile' },
    fields: { type: 'string', default: 'greedy,heuristic,vera' },
    seats: { type: 'string', default: '4' },
    playouts: { type: 'string', default: '150' },
    editions: { type: 'string', default: 'felix' },
    seed: { type: 'string', default: 'judge' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const list = (/** @type {string} */ text) => text.split(',');
const percent = (/** @type {number} */ share) => (100 * share).toFixed(1);

console.log('| bot | against | seats | edition | playouts | matches | win share, % | margin | CPU, s |');
console.log('|---|---|---|---|---|---|---|---|---|');

/**
 * @param {string} bot
 * @param {string} field
 * @param {number} seats
 * @param {string} edition
 * @param {number} iterations
 */
const row = (bot, field, seats, edition, iterations) => {
  const began = process.cpuUsage();
  const kind = {
    seats,
    edition: edition === 'filou' ? /** @type {const} */ ('filou') : /** @type {const} */ ('felix'),
  };
  const verdict = duelOfBots(kind, bot, field, { iterations }, Number(values.deals), values.seed);
  const seconds = process.cpuUsage(began).user / 1e6;
  const share = `${percent(verdict.share)} ± ${percent(verdict.shareWithin)}`;
  const margin = `${verdict.margin.toFixed(1)} ± ${verdict.marginWithin.toFixed(1)}`;
  const cells = [
    bot,
    field.includes('+') ? field : `${seats - 1} × ${field}`,
    seats,
    edition,
    iterations,
    verdict.matches,
    share,
    margin,
  ];
  console.log(`| ${cells.join(' | ')} | ${seconds.toFixed(0)} |`);
};

const tables = list(values.seats).flatMap((seats) => list(values.editions).map((edition) => ({ seats, edition })));
const duels = list(values.bots).flatMap((bot) =>
  list(values.fields)
    .filter((field) => field !== bot)
    .flatMap((field) =>
      (bot === 'odile' ? list(values.playouts) : ['0']).map((playouts) => ({ bot, field, playouts })),
    ),
);
for (const { seats, edition } of tables)
  for (const { bot, field, playouts } of duels) row(bot, field, Number(seats), edition, Number(playouts));
