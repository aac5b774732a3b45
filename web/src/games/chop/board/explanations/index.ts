import { type ChopTypes, type ChopView, TILE_KINDS, type TileKind } from '@miaou/chop';
import {
  type FirstTime,
  type PieceTip,
  registerExplanations,
  type Situation,
} from '../../../../explanations/explanations';
import { isHole } from '../kitchen/geometry';
import { TILE_ART } from '../kitchen/pieces';
import type { PieceName } from './pieces';
import { explanationTexts } from './texts/index';
import type { PlainPiece } from './texts/words';

const ART: Readonly<Partial<Record<PlainPiece, string>>> = {
  cat: 'cat-face',
  hidden: 'tile-back',
  miceLeft: 'mouse-hat',
};

const isTile = (name: string | undefined): name is TileKind => TILE_KINDS.some((kind) => kind === name);

const tipOf = (piece: string, { options }: ChopView): PieceTip | undefined => {
  const { words } = explanationTexts;
  const [, kind] = piece.split(' ');
  if (isTile(kind)) return { symbol: TILE_ART[kind], ...words.tiles[kind] };
  if (piece === 'cheeseWon') return { symbol: TILE_ART.cheese, ...words.cheeseWon(options.layout.tiles.cheese) };
  if (piece === 'die') return words.die(options.layout.dice);
  if (!Object.hasOwn(words.pieces, piece)) return;
  const symbol = ART[piece as PlainPiece];
  return { ...(symbol === undefined ? {} : { symbol }), ...words.pieces[piece as PlainPiece] };
};

const FACTS: Readonly<
  Partial<Record<ChopTypes['event']['type'], readonly [keyof typeof explanationTexts.words.first, PieceName]>>
> = {
  holeOpened: ['hole', 'hole'],
  cheeseUncovered: ['uncovered', 'cat'],
  knifeHurt: ['knife', 'die'],
  mouseCaught: ['caught', 'miceLeft'],
  rollLost: ['lost', 'die'],
};

const lineFor = (topic: keyof typeof explanationTexts.words.first, piece: PieceName): FirstTime => ({
  topic,
  piece,
  text: explanationTexts.words.first[topic],
});

/** The tenth cheese wins at once where the table plays it so (CE2). */
const isAllWon = ({ cheese, options, broughtHome, phase }: ChopView): boolean =>
  cheese.won === options.layout.tiles.cheese && options.home !== 'quick' && !broughtHome && phase !== 'over';

/** CE3 */
const isLastHome = ({ mice, phase }: ChopView): boolean => {
  const left = mice.filter((place) => place !== null);
  return phase !== 'over' && left.length === 1 && left.every(isHole);
};

const firstTimes = ({ last, view }: Situation<ChopTypes>): readonly FirstTime[] => {
  const fact = last === null ? undefined : FACTS[last.event.type];
  return [
    ...(isAllWon(view) ? [lineFor('allCheese', 'cheeseWon')] : []),
    ...(isLastHome(view) ? [lineFor('lastMouse', 'mouse')] : []),
    ...(fact === undefined ? [] : [lineFor(...fact)]),
  ];
};

export default registerExplanations<ChopTypes>({
  ready: () => explanationTexts.ready(),
  tipOf,
  firstTimes,
  isStaged: ({ type }) => type === 'mouseCaught',
});
