import { median } from '../rules/rounds.mjs';
import { ratio, whole } from '../server/ratios.mjs';

/** @typedef {import('../table.mjs').Figure} Figure */
/** @typedef {ReadonlyMap<string, readonly import('./bench.mjs').Rate[]>} Rates */

/** A second node may cost nothing, and a node reaches most of what the database gives. */
const COMPARED = {
  'PostgreSQL, one node': { with: 'pgbench', least: 0.6 },
  'PostgreSQL, two nodes': { with: 'PostgreSQL, one node', least: 1 },
};

/**
 * What a move costs, since server, database and driver share the cores.
 * @param {string} name
 * @param {readonly import('./bench.mjs').Rate[]} rounds
 * @returns {Figure[]}
 */
const costOf = (name, rounds) => {
  const played = rounds.flatMap(({ cpu, driver, perSecond }) =>
    cpu === undefined || driver === undefined ? [] : [{ cpu, driver: (1e6 * driver) / perSecond }],
  );
  if (played.length === 0) return [];
  const driver = `the driver of the load ${whole(median(played.map((one) => one.driver)))} µs`;
  const server = `${whole(median(played.map(({ cpu }) => cpu)))} µs`;
  return [{ what: `CPU of the server for a move: ${name}`, measured: server, compared: driver }];
};

/**
 * @param {Rates} rates
 * @returns {Figure[]}
 */
export const figuresOf = (rates) =>
  [...rates].flatMap(([name, rounds]) => {
    const speeds = rounds.map(({ perSecond }) => perSecond);
    const shown = {
      what: `${name === 'pgbench' ? 'Rows' : 'Durable moves'} a second: ${name}`,
      measured: `${whole(median(speeds))} /s`,
    };
    const { with: other = '', least = 0 } = Object.entries(COMPARED).find(([compared]) => compared === name)?.[1] ?? {};
    const others = rates.get(other);
    const part = ratio(speeds, others?.map(({ perSecond }) => perSecond) ?? []);
    const bar = { compared: `${part.toFixed(2)} × ${other}`, bar: `≥ ${least} ×`, met: part >= least };
    return [
      others === undefined ? shown : { ...shown, ...bar },
      { what: `p99: ${name}`, measured: `${median(rounds.map(({ p99 }) => p99)).toFixed(1)} ms` },
      ...costOf(name, rounds),
    ];
  });
