import type { ChopEvent, ChopResult, ChopTypes, TileKind } from '@miaou/chop';
import type { GameStep, LogLine } from '../../board';
import { sideOf } from './kitchen/pieces';
import { lapsedWords, nameOf, whereTo } from './phrases';
import type { ChopWords } from './texts/words';

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

/** Cheese and knives have lines for their effects. */
const tileLine = (
  words: ChopWords,
  { tile, square }: Extract<ChopEvent, { type: 'tileTurned' }>,
): readonly LogLine[] =>
  tile === 'cheese' || tile === 'knife' ? [] : line(TILE_RULES[tile], words.log.turned[tile](square));

/** A round begins with the mice; two rolls are worth a line of their own (CT7). */
const turnLines = (words: ChopWords, step: GameStep<ChopTypes>, name: string): readonly LogLine[] => {
  const { event, after } = step;
  if (event.type !== 'turnPassed') return [];
  const isNewRound = sideOf(after, event.seat) === 'mice';
  return [
    ...(isNewRound ? [{ rule: 'CP3', text: words.log.round(after.round), heading: true as const }] : []),
    ...(event.rolls > 1 ? line('CT7', words.log.twice(name)) : []),
  ];
};

const endLine = (words: ChopWords, { side, cheese }: ChopResult, rounds: number): readonly LogLine[] => {
  if (side === 'cat') return line('CE1', words.log.catWins);
  return side === 'mice' ? line('CE2', words.log.miceWin(cheese)) : line('CE4', words.log.draw(rounds));
};

/** The log lines for one event, each with the rule behind it. */
export const logLines = (step: GameStep<ChopTypes>, names: readonly string[], words: ChopWords): readonly LogLine[] => {
  const { event, before, after } = step;
  const { log } = words;
  switch (event.type) {
    case 'catSet':
      return line('CP2', log.catSet(event.square));
    case 'dieRolled':
      return line('CM1', log.rolled(names[event.seat] ?? '', event.value));
    case 'rollLost':
      return line('CM9', log.rollLost(names[event.seat] ?? '', event.value));
    case 'catMoved':
      return line('CM1', log.moved(words.cat, event.path.length, whereTo(words, before, 'cat', event.to)));
    case 'mouseMoved': {
      const where = whereTo(words, before, event.mouse, event.to);
      return line('CM1', log.moved(words.mice[event.mouse], event.path.length, where));
    }
    case 'jumped':
      return line('CT5', log.jumped(nameOf(words, event.by), whereTo(words, before, event.by, event.to)));
    case 'holeOpened':
      return line('CB4', log.holeOpened(words.holes[event.hole]));
    case 'mouseCaught':
      return line('CM4', log.caught(words.mice[event.mouse], event.square));
    case 'tileTurned':
      return tileLine(words, event);
    case 'cheeseUncovered':
      return line('CT2', log.uncovered(event.square));
    case 'cheeseWon': {
      const { cheese } = before.options.layout.tiles;
      return line('CM8', log.cheeseWon(words.mice[event.mouse], event.square, event.won, cheese));
    }
    case 'tileLapsed':
      return line(TILE_RULES[event.tile], words.call.sentence(lapsedWords(words, event)));
    case 'knifeHurt':
      return line('CT7', log.knife(nameOf(words, event.by)));
    case 'turnPassed':
      return turnLines(words, step, names[event.seat] ?? '');
    case 'matchEnded':
      return endLine(words, event.result, after.round);
  }
};
