import { SQUARES } from './squares.js';
import { type ChopOptions, HOLES, type Layout, MICE, PHASES, type Square, TILE_KINDS } from './types.js';

/** The squares of a layout in reading order; the list of all squares is that of the largest, seven to a row. */
const squaresOf = ({ columns, rows }: Layout): Square[] =>
  SQUARES.filter((_, n) => n % 7 < columns && Math.floor(n / 7) < rows);

const PIECES = ['cat', ...MICE.map((mouse) => `mouse.${mouse}`)];

/** A name for every number of an observation, in its order. */
export const observationNames = ({ layout }: ChopOptions): readonly string[] => [
  ...['faceDown', 'cheese', ...PIECES].flatMap((plane) => squaresOf(layout).map((square) => `${plane}.${square}`)),
  ...MICE.flatMap((mouse) => HOLES.map((hole) => `mouse.${mouse}.hole.${hole}`)),
  ...MICE.map((mouse) => `mouse.${mouse}.started`),
  ...MICE.map((mouse) => `mouse.${mouse}.inPlay`),
  ...MICE.map((mouse) => `turn.mouse.${mouse}`),
  'turn.cat',
  ...PHASES.map((phase) => `phase.${phase}`),
  ...TILE_KINDS.map((kind) => `hidden.${kind}`),
  'steps',
  'rollsLeft',
  'cheeseWon',
  'broughtHome',
  'round',
  'viewer.cat',
  'viewer.mouse',
  'viewer.toMove',
  'otherRollsTwice',
];
