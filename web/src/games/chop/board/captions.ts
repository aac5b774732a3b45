import type { ChopEvent, ChopTypes, ChopView, Place } from '@miaou/chop';
import type { GameStep } from '../../board';
import { isHole, rowOf } from './kitchen/geometry';
import { artOf, TILE_ART, whereIs } from './kitchen/pieces';
import { logLines } from './matchLog';
import { lapsedWords, nameOf } from './phrases';
import type { ChopWords } from './texts/words';

/** A few big words over the kitchen while an event is shown. */
export interface Caption {
  readonly art: string;
  readonly text: string;
  readonly isBad: boolean;
}

const captionWith = (art: string, text: string, isBad = false): Caption => ({ art, text, isBad });

const tileCaption = ({ caption }: ChopWords, event: Extract<ChopEvent, { type: 'tileTurned' }>): Caption | null => {
  const art = TILE_ART[event.tile];
  switch (event.tile) {
    case 'broken':
      return captionWith(art, caption.broken);
    case 'plus1':
      return captionWith(art, caption.plus(1));
    case 'plus2':
      return captionWith(art, caption.plus(2));
    case 'arrow':
      return captionWith(art, caption.arrow);
    case 'fork':
      return event.by === 'cat' ? null : captionWith(art, caption.fork);
    case 'cheese':
    case 'knife':
      return null;
  }
};

export const captionOf = (words: ChopWords, event: ChopEvent | null, view: ChopView): Caption | null => {
  const { caption } = words;
  const { layout, cat } = view.options;
  if (event === null) return null;
  switch (event.type) {
    case 'rollLost':
      return captionWith(event.seat === cat ? 'cat-face' : 'mouse-hat', caption.lost, true);
    case 'mouseCaught':
      return captionWith(artOf(event.mouse), caption.caught(words.mice[event.mouse]), true);
    case 'tileTurned':
      return tileCaption(words, event);
    case 'cheeseUncovered':
      return captionWith('cheese', caption.uncovered);
    case 'cheeseWon':
      return captionWith('cheese', caption.cheese(event.won, layout.tiles.cheese));
    case 'tileLapsed':
      return captionWith(TILE_ART[event.tile], lapsedWords(words, event));
    case 'knifeHurt':
      return captionWith('knife', caption.knife, true);
    case 'holeOpened':
      return captionWith('hole-open', caption.hole);
    case 'dieRolled':
    case 'catSet':
    case 'catMoved':
    case 'mouseMoved':
    case 'jumped':
    case 'turnPassed':
    case 'matchEnded':
      return null;
  }
};

/** Told by a moment on its square, or seen at its hole: words over the kitchen would lie on a mouse in another one. */
export const isStaged = (event: ChopEvent | null): boolean => event !== null && STAGED.includes(event.type);
const STAGED: readonly ChopEvent['type'][] = [
  'mouseCaught',
  'tileTurned',
  'cheeseWon',
  'cheeseUncovered',
  'knifeHurt',
  'holeOpened',
];

/** An event in one line, for the turn panel while it is shown. */
export interface EventLine {
  readonly text: string;
  /** The drawing that goes with it; nothing where the die does. */
  readonly art: string | null;
}

/** An event without a log line of its own still has one here: what was found under a tile. */
const foundLine = (words: ChopWords, event: ChopEvent): EventLine | null => {
  if (event.type !== 'tileTurned' || (event.tile !== 'cheese' && event.tile !== 'knife')) return null;
  const text = words.log.found[event.tile](nameOf(words, event.by), event.square);
  return { text, art: TILE_ART[event.tile] };
};

export const eventLine = (words: ChopWords, step: GameStep<ChopTypes>, names: readonly string[]): EventLine | null => {
  const text = logLines(step, names, words).findLast(({ heading }) => heading !== true)?.text;
  if (text === undefined) return foundLine(words, step.event);
  return { text, art: captionOf(words, step.event, step.after)?.art ?? null };
};

const placeOfEvent = (view: ChopView, event: ChopEvent): Place | null => {
  if ('square' in event) return event.square;
  if ('to' in event) return event.to;
  if ('hole' in event) return event.hole;
  return 'by' in event ? whereIs(view, event.by) : null;
};

/** True if an event happens in the lower half of the kitchen: its caption then stands above. */
export const isLow = (view: ChopView, event: ChopEvent | null): boolean => {
  const place = event === null ? null : placeOfEvent(view, event);
  if (place === null) return false;
  return isHole(place) ? place === 'S' : rowOf(place) >= view.options.layout.rows / 2;
};
