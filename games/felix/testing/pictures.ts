import type { FelixState, FelixView } from '../src/index.js';
import type { Felix } from './matches.js';

const cardText = ({ card, faceUp }: { readonly card?: string; readonly faceUp: boolean }): string =>
  faceUp ? (card ?? '?') : `(${card ?? '?'})`;

/** The row as text; cards face down stand in brackets. */
export const rowPicture = (position: Felix): string => position.state().row.map(cardText).join(' ');

/** The row as one viewer sees it. */
export const seenRow = ({ row, faceUp }: FelixView): string =>
  row.map((card, place) => cardText({ ...card, faceUp: place < faceUp })).join(' ');

const seatLine = ({ mice, bid, passed, hand, won }: FelixState['seats'][number], index: number): string => {
  const auction = passed ? 'passed' : `bid ${bid}`;
  return `seat ${index}: ${mice} mice, ${auction}, holds ${hand.join(' ') || 'nothing'}, won ${won.join(' ') || 'nothing'}`;
};

/** The whole position as text. */
export const picture = (position: Felix): string => {
  const { round, phase, turn, bank, coins, seats } = position.state();
  return [
    `round ${round}, ${phase}, to move: ${turn.join(' ') || 'nobody'}`,
    `bank ${bank}, mouse cards ${coins.join(' ') || 'empty'}`,
    `row: ${rowPicture(position) || 'empty'}`,
    ...seats.map(seatLine),
  ].join('\n');
};

/** A picture in a test, freed of its indentation. */
export const drawn = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
