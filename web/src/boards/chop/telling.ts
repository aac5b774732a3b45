import type { ChopEvent, ChopResult, ChopView, TileKind } from '@miaou/chop';
import type { LogLine } from '../board';
import { nameOf, whereTo } from './phrases';
import { sideOf } from './pieces';
import type { ChopWords } from './texts/words';

/** A fact of a match with the views around it. */
export interface ChopStep {
  readonly event: ChopEvent;
  readonly before: ChopView;
  readonly after: ChopView;
}

/** The rule behind each kind of tile. */
const TILE_RULES: Readonly<Record<TileKind, string>> = {
  broken: 'CT1',
  cheese: 'CT2',
  plus1: 'CT4',
  plus2: 'CT4',
  arrow: 'CT5',
  fork: 'CT6',
  knife: 'CT7',
};

const line = (rule: string, text: string): readonly LogLine[] => [{ rule, text }];

/** Cheese and knives are told by what they do. */
const tileLine = (
  words: ChopWords,
  { tile, square }: Extract<ChopEvent, { type: 'tileTurned' }>,
): readonly LogLine[] =>
  tile === 'cheese' || tile === 'knife' ? [] : line(TILE_RULES[tile], words.told.turned[tile](square));

/** A round begins with the mice; two rolls are worth a line of their own (CT7). */
const turnLines = (words: ChopWords, step: ChopStep, name: string): readonly LogLine[] => {
  const { event, after } = step;
  if (event.type !== 'turnPassed') return [];
  const isNewRound = sideOf(after, event.seat) === 'mice';
  return [
    ...(isNewRound ? [{ rule: 'CP3', text: words.told.round(after.round), heading: true as const }] : []),
    ...(event.rolls > 1 ? line('CT7', words.told.twice(name)) : []),
  ];
};

const endLine = (words: ChopWords, { side, cheese }: ChopResult, rounds: number): readonly LogLine[] => {
  if (side === 'cat') return line('CE1', words.told.catWins);
  return side === 'mice' ? line('CE2', words.told.miceWin(cheese)) : line('CE4', words.told.draw(rounds));
};

/** The lines for a fact. */
export const tellIn = (words: ChopWords, step: ChopStep, names: readonly string[]): readonly LogLine[] => {
  const { event, before, after } = step;
  const { told } = words;
  switch (event.type) {
    case 'catSet':
      return line('CP2', told.catSet(event.square));
    case 'dieRolled':
      return line('CM1', told.rolled(names[event.seat] ?? '', event.value));
    case 'rollLost':
      return line('CM9', told.rollLost(names[event.seat] ?? '', event.value));
    case 'catMoved':
      return line('CM1', told.moved(words.cat, event.path.length, whereTo(words, before, 'cat', event.to)));
    case 'mouseMoved': {
      const where = whereTo(words, before, event.mouse, event.to);
      return line('CM1', told.moved(words.mice[event.mouse], event.path.length, where));
    }
    case 'jumped':
      return line('CT5', told.jumped(nameOf(words, event.by), whereTo(words, before, event.by, event.to)));
    case 'holeOpened':
      return line('CB4', told.holeOpened(words.holes[event.hole]));
    case 'mouseCaught':
      return line('CM4', told.caught(words.mice[event.mouse], event.square));
    case 'tileTurned':
      return tileLine(words, event);
    case 'cheeseUncovered':
      return line('CT2', told.uncovered(event.square));
    case 'cheeseWon': {
      const { cheese } = before.options.layout.tiles;
      return line('CM8', told.cheeseWon(words.mice[event.mouse], event.square, event.won, cheese));
    }
    case 'tileLapsed':
      return line(TILE_RULES[event.tile], told.lapsed(words.tiles[event.tile]));
    case 'knifeHurt':
      return line('CT7', told.knife(nameOf(words, event.by)));
    case 'turnPassed':
      return turnLines(words, step, names[event.seat] ?? '');
    case 'matchEnded':
      return endLine(words, event.result, after.round);
  }
};

/** Where a match stands, in a few words. */
export const standingIn = (words: ChopWords, { round, cheese, mice, options }: ChopView): string =>
  words.standing(round, cheese.won, options.layout.tiles.cheese, mice.filter((place) => place !== null).length);
