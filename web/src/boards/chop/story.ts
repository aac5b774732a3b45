import type { ChopEvent, ChopView, Place, Side } from '@miaou/chop';
import type { Sound } from '../board';
import { isHole, rowOf } from './geometry';
import { timeOf, travelOf } from './motion';
import { artOf, TILE_ART, whereIs } from './pieces';
import { type ChopStep, tellIn } from './telling';
import type { ChopWords } from './texts/words';

/** How long each kind of fact is shown, in milliseconds, where nothing travels. */
const TIMES: Readonly<Record<ChopEvent['type'], number>> = {
  catSet: 600,
  dieRolled: 950,
  rollLost: 1100,
  catMoved: 0,
  mouseMoved: 0,
  jumped: 0,
  holeOpened: 300,
  mouseCaught: 1000,
  tileTurned: 850,
  cheeseUncovered: 700,
  cheeseWon: 850,
  tileLapsed: 900,
  knifeHurt: 1400,
  turnPassed: 300,
  matchEnded: 1200,
};

/** A breath after a piece has come to rest. */
const REST = 120;

/** How long a fact is shown before the next one. */
export const lasts = ({ event, before }: ChopStep): number => {
  const travel = travelOf(event, before);
  return travel === null ? TIMES[event.type] : timeOf(travel) + REST;
};

const tileSound = (event: Extract<ChopEvent, { type: 'tileTurned' }>): readonly Sound[] => {
  switch (event.tile) {
    case 'plus1':
    case 'plus2':
      return ['tile', 'plus'];
    case 'cheese':
    case 'knife':
      return ['tile'];
    case 'arrow':
    case 'broken':
    case 'fork':
      return ['tile', event.tile];
  }
};

/** How the match sounds for who looks: a spectator is glad with the winner. */
const endSound = (view: ChopView, winners: readonly number[]): Sound =>
  view.viewer === 'spectator' || winners.includes(view.viewer) ? 'win' : 'lose';

/** The sounds that go with a fact. */
export const sounds = ({ event, before, after }: ChopStep): readonly Sound[] => {
  switch (event.type) {
    case 'catSet':
      return ['step'];
    case 'dieRolled':
      return ['roll'];
    case 'catMoved':
    case 'mouseMoved':
      return travelOf(event, before)?.manner === 'pounce' ? ['pounce'] : ['step'];
    case 'jumped':
      return ['arrow'];
    case 'holeOpened':
      return ['hole'];
    case 'mouseCaught':
      return ['pounce'];
    case 'tileTurned':
      return tileSound(event);
    case 'cheeseUncovered':
    case 'cheeseWon':
      return ['cheese'];
    case 'knifeHurt':
      return ['knife'];
    case 'turnPassed':
      return event.seat === after.viewer ? ['yourTurn'] : [];
    case 'matchEnded':
      return [endSound(after, event.result.winners)];
    case 'rollLost':
    case 'tileLapsed':
      return ['broken'];
  }
};

/** What is told big over the kitchen while it happens. */
export type Moment =
  | { readonly kind: 'die'; readonly side: Side; readonly value: number }
  | { readonly kind: 'news'; readonly art: string; readonly text: string; readonly isBad: boolean };

const news = (art: string, text: string, isBad = false): Moment => ({ kind: 'news', art, text, isBad });

const tileMoment = ({ moment }: ChopWords, event: Extract<ChopEvent, { type: 'tileTurned' }>): Moment | null => {
  const art = TILE_ART[event.tile];
  switch (event.tile) {
    case 'broken':
      return news(art, moment.broken);
    case 'plus1':
      return news(art, moment.plus(1));
    case 'plus2':
      return news(art, moment.plus(2));
    case 'arrow':
      return news(art, moment.arrow);
    case 'fork':
      return event.by === 'cat' ? null : news(art, moment.fork);
    case 'cheese':
    case 'knife':
      return null;
  }
};

export const momentOf = (words: ChopWords, event: ChopEvent | null, view: ChopView): Moment | null => {
  const { moment } = words;
  const { layout, cat } = view.options;
  if (event === null) return null;
  switch (event.type) {
    case 'dieRolled':
      return { kind: 'die', side: event.seat === cat ? 'cat' : 'mice', value: event.value };
    case 'rollLost':
      return news(event.seat === cat ? 'cat-face' : 'mouse-hat', moment.lost, true);
    case 'mouseCaught':
      return news(artOf(event.mouse), moment.caught(words.mice[event.mouse]), true);
    case 'tileTurned':
      return tileMoment(words, event);
    case 'cheeseUncovered':
      return news('cheese', moment.uncovered);
    case 'cheeseWon':
      return news('cheese', moment.cheese(event.won, layout.tiles.cheese));
    case 'tileLapsed':
      return news(TILE_ART[event.tile], moment.lapsed);
    case 'knifeHurt':
      return news('knife', moment.knife, true);
    case 'holeOpened':
      return news('hole-open', moment.hole);
    case 'catSet':
    case 'catMoved':
    case 'mouseMoved':
    case 'jumped':
    case 'turnPassed':
    case 'matchEnded':
      return null;
  }
};

/** A fact as the board tells it while it is shown. */
export interface News {
  readonly text: string;
  /** The drawing that goes with it; nothing where the die does. */
  readonly art: string | null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Facts that the log leaves to a later line still have a name here: what was just turned up. */
export const newsOf = (words: ChopWords, step: ChopStep, names: readonly string[]): News | null => {
  const { event, after } = step;
  const moment = momentOf(words, event, after);
  const art = moment?.kind === 'news' ? moment.art : null;
  const text = tellIn(words, step, names).findLast(({ heading }) => heading !== true)?.text;
  if (text !== undefined) return { text, art };
  return event.type === 'tileTurned' ? { text: capital(words.tiles[event.tile]), art: TILE_ART[event.tile] } : null;
};

const placeOfEvent = (view: ChopView, event: ChopEvent): Place | null => {
  if ('square' in event) return event.square;
  if ('to' in event) return event.to;
  if ('hole' in event) return event.hole;
  return 'by' in event ? whereIs(view, event.by) : null;
};

/** True if a fact happens in the lower half of the kitchen: words about it then stand above. */
export const isLow = (view: ChopView, event: ChopEvent | null): boolean => {
  const place = event === null ? null : placeOfEvent(view, event);
  if (place === null) return false;
  return isHole(place) ? place === 'S' : rowOf(place) >= view.options.layout.rows / 2;
};
