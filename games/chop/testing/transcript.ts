import type { ChopEvent, ChopOptions } from '../src/index.js';
import { type Chop, moveText } from './matches.js';
import { picture } from './pictures.js';
import { type Step, walk } from './walks.js';

/** A path and the tiles of the end are in the picture; the rest of an event stands in the line. */
const factText = (fact: unknown): string =>
  Array.isArray(fact) ? fact.join('-') : JSON.stringify(fact).replaceAll('"', '');

/** What followed from a move, one event after the other: the type, then what it says. */
const eventText = ({ type, ...facts }: ChopEvent): string => [type, ...Object.values(facts).map(factText)].join(' ');

const stepText = ({ seat, move, events }: Step): string =>
  `${seat} ${moveText(move)} → ${events.map(eventText).join('; ')}`;

const isMilestone = ({ events }: Step): boolean =>
  events.some(({ type }) => type === 'mouseCaught' || type === 'cheeseWon' || type === 'matchEnded');

const header = (position: Chop): string => {
  const { phase, turn, cheese } = position.state();
  return `${phase}, to move: ${turn.join(' ') || 'nobody'}, cheese won: ${cheese.won}`;
};

/** A drawn match as text: every move with what followed, and a picture whenever somebody won or lost something. */
export const transcript = (seed: string, options: ChopOptions): string => {
  const lines: string[] = [];
  const draw = (position: Chop): void => void lines.push('', header(position), picture(position), '');
  walk(
    seed,
    (position, play) => {
      if (lines.length === 0) draw(position);
      const step = play();
      lines.push(stepText(step));
      if (isMilestone(step)) draw(position);
    },
    options,
  );
  return lines.join('\n').trimStart();
};
