import { median } from '../../rules/rounds.mjs';
import { ratio, whole } from '../ratios.mjs';

/** @typedef {import('../../table.mjs').Figure} Figure */
/** @typedef {import('./comings.mjs').ComingsRound} ComingsRound */
/** @typedef {ReadonlyMap<string, readonly ComingsRound[]>} Comings */

const OURS = 'ours';
const BARE = 'bare ws';
const COLYSEUS = 'Colyseus';

/** Guards with room, not records: docs/benchmarks.md has the figures. */
const BARS = { tableOfColyseus: 1.2, onlookerOfBare: 1, lobbyOfColyseus: 0.5 };

/** What an onlooker is sent beside who else looks on, and what tells of the last to come: the welcome, the table, the last count. */
const OWN_MESSAGES = 3;

/**
 * @param {Comings} comings
 * @param {string} name
 * @param {(round: ComingsRound) => number | undefined} pick
 */
const picked = (comings, name, pick) => (comings.get(name) ?? []).flatMap((round) => pick(round) ?? []);

/**
 * CPU time of each implementation that has it; ours compared with one of them.
 * @param {Comings} comings
 * @param {{ readonly what: string, readonly other: string, readonly most?: number, readonly pick: (round: ComingsRound) => number | undefined }} figure
 * @returns {Figure[]}
 */
const cpuFigures = (comings, { what, other, most, pick }) =>
  [...comings.keys()].flatMap((name) => {
    const values = picked(comings, name, pick);
    if (values.length === 0) return [];
    const figure = { what: `${what}: ${name}`, measured: `${whole(median(values))} µs` };
    if (name !== OURS) return [figure];
    const part = ratio(values, picked(comings, other, pick));
    const compared = `${part.toFixed(2)} × ${other}`;
    return [
      most === undefined ? { ...figure, compared } : { ...figure, compared, bar: `≤ ${most} ×`, met: part <= most },
    ];
  });

/**
 * Messages to one person, and what the product promises for as long as it took.
 * @param {Comings} comings
 * @param {{ readonly what: string, readonly own: number, readonly pick: (round: ComingsRound) => { readonly messages: number, readonly intervals: number } | undefined }} figure
 * @returns {Figure[]}
 */
const messageFigures = (comings, { what, own, pick }) =>
  [...comings].flatMap(([name, rounds]) => {
    const counted = rounds.flatMap((round) => pick(round) ?? []);
    if (counted.length === 0) return [];
    const most = Math.max(...counted.map(({ messages }) => messages));
    const figure = { what: `${what}: ${name}`, measured: `${most}` };
    if (name !== OURS) return [figure];
    const promised = counted.map(({ intervals }) => own + Math.ceil(intervals));
    const met = counted.every(({ messages }, round) => messages <= (promised[round] ?? 0));
    return [{ ...figure, bar: `≤ ${Math.max(...promised)}`, met }];
  });

/**
 * @param {Comings} comings
 * @returns {Figure[]}
 */
export const comingsFigures = (comings) => [
  ...cpuFigures(comings, {
    what: 'Server CPU for a table that four open and leave',
    other: COLYSEUS,
    most: BARS.tableOfColyseus,
    pick: ({ opened, left }) => opened + left,
  }),
  ...cpuFigures(comings, { what: 'of it to open', other: COLYSEUS, pick: ({ opened }) => opened }),
  ...cpuFigures(comings, {
    what: 'Server CPU for each onlooker who comes to one table',
    other: BARE,
    most: BARS.onlookerOfBare,
    pick: ({ presence }) => presence?.cpu,
  }),
  ...messageFigures(comings, { what: 'Messages to an onlooker', own: OWN_MESSAGES, pick: ({ presence }) => presence }),
  ...cpuFigures(comings, {
    what: 'Server CPU for a public table that is told to the lobby',
    other: COLYSEUS,
    most: BARS.lobbyOfColyseus,
    pick: ({ lobby }) => lobby?.cpu,
  }),
  ...messageFigures(comings, { what: 'Messages to a reader of the lobby', own: 1, pick: ({ lobby }) => lobby }),
];
