import { wholePercentIn } from '../../../../../hints/texts/percent';
import { counted } from '../../../../../texts/plural';
import board from '../../texts/en';
import type { ChopReasons } from './words';

const { mice } = board;
const percent = wholePercentIn('en');
const count = counted('en');
const squares = (steps: number): string => count(steps, { one: '# square', other: '# squares' });
const remaining = (left: number): string => count(left, { one: '# mouse is', other: '# mice are' });

const words: ChopReasons = {
  'bring-it-home': () => 'All the cheese is won: now a mouse has to come home.',
  'leave-the-start': () => 'The mice win only when every one of them has left its start.',
  'take-cheese': ({ danger }) =>
    danger === 0 ? 'A cheese, and the cat cannot come there.' : `A cheese; chance of being caught: ${percent(danger)}.`,
  'fork-cheese': () => 'A cheese without a single step.',
  'run-for-cover': ({ danger }) => `Chance of being caught here: ${percent(danger)}; there, none.`,
  'run-from-the-cat': ({ danger, left }) => `The danger falls from ${percent(danger)} to ${percent(left)}.`,
  'turn-a-tile': ({ cheese, danger }) =>
    `Chance of cheese: ${percent(cheese)}; ${danger === 0 ? 'the cat cannot come there' : `of being caught: ${percent(danger)}`}.`,
  'take-a-risk': ({ danger }) => `The cat can catch it there (${percent(danger)}), and nothing is won at once.`,
  'come-nearer': ({ steps }) => `Nearer to the next prize: ${squares(steps)} to go.`,
  'keep-away': () => 'Wins nothing, but stays out of the cat’s way.',
  'begin-near-a-hole': ({ steps }) => `Only ${squares(steps)} from a hole where mice come out.`,
  catch: ({ mouse, left }) =>
    left === 0 ? `Catches ${mice[mouse]}, the last mouse.` : `Catches ${mice[mouse]}; ${remaining(left)} left.`,
  threaten: ({ mice: prey, chance }) =>
    count(prey, {
      one: `A mouse is within reach of the next roll (${percent(chance)}).`,
      other: `# mice are within reach of the next roll (${percent(chance)}).`,
    }),
  besiege: ({ mouse }) => `Waits where ${mice[mouse]} has to come out.`,
  hunt: ({ mouse, steps }) => `Comes after ${mice[mouse]}: ${squares(steps)} to go.`,
  'keep-watch': () => 'No mouse is within reach: it waits.',
};

export default words;
