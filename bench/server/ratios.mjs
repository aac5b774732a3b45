import { median } from '../rules/rounds.mjs';

export const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en');

/**
 * The median over the rounds of the ratio in a round.
 * @param {readonly number[]} values
 * @param {readonly number[]} others
 */
export const ratio = (values, others) => median(values.map((value, round) => value / (others[round] ?? Number.NaN)));
