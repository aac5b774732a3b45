import type { Clock } from '@miaou/table';

/** The clocks that a host is offered. */
export const CLOCKS: readonly [Clock, ...Clock[]] = [
  { kind: 'none' },
  { kind: 'perMove', seconds: 30 },
  { kind: 'perMove', seconds: 60 },
  { kind: 'perMove', seconds: 180 },
  { kind: 'bank', seconds: 300, increment: 10 },
  { kind: 'bank', seconds: 900, increment: 20 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];

/** A clock as text: the value of a field of a form. */
export const clockKey = (clock: Clock): string => JSON.stringify(clock);

/** The clock of that text; no clock where none is offered by it. */
export const clockOf = (key: string): Clock => CLOCKS.find((clock) => clockKey(clock) === key) ?? CLOCKS[0];
