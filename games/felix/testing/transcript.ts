import { type FelixEvent, formatMove } from '../src/index.js';
import type { Felix } from './matches.js';
import { picture } from './pictures.js';
import { type Step, walk } from './walks.js';

/** What followed from a move, one event after the other: the type, then what it says. */
const eventText = ({ type, ...facts }: FelixEvent): string =>
  [type, ...Object.values(facts as { [fact: string]: unknown }).map((fact) => JSON.stringify(fact))].join(' ');

const stepText = ({ seat, move, events }: Step): string =>
  `${seat} ${formatMove(move)} → ${events.map(eventText).join('; ')}`;

const endsRound = ({ events }: Step): boolean =>
  events.some(({ type }) => type === 'roundStarted' || type === 'matchEnded');

/** A drawn match as text: every move with what followed, and a picture whenever a round is over. */
export const transcript = (options: Felix['options']): string => {
  const lines: string[] = [];
  const seed = `${options.edition} ${options.seats}`;
  walk(
    seed,
    (position, play) => {
      if (lines.length === 0) lines.push(JSON.stringify(position.deal), '', picture(position), '');
      const step = play();
      lines.push(stepText(step));
      if (endsRound(step)) lines.push('', picture(position), '');
    },
    options,
  );
  return lines.join('\n');
};
