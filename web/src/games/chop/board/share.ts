import { type ChopTypes, type ChopView, MICE, type Mouse } from '@miaou/chop';
import { drawing } from '../../../sharing/art';
import { CREAM, INK, type ShareCard, type SharedMatch, type ShareModule } from '../../../sharing/shareCard';
import { turningPoints } from './end/turningPoints';
import { artOf } from './kitchen/pieces';
import { logLines } from './matchLog';
import { boardTexts } from './texts/index';

const HEIGHT = 498;
const FLOOR = 640;

const squares = (): string =>
  Array.from({ length: 25 }, (_, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)];
    const color = (column + row) % 2 === 0 ? '#f3e3c3' : '#ead5ac';
    return `<rect x="${48 + 100 * column}" y="${12 + 100 * row}" width="100" height="100" fill="${color}"/>`;
  }).join('');

const TILES = [
  [48, 12],
  [148, 12],
  [448, 12],
  [48, 212],
  [48, 412],
  [448, 412],
] as const;

const floor = (): string =>
  [
    `<path d="M28 -10H620V520H28Z" fill="${CREAM}" stroke="${INK}" stroke-width="4"/>`,
    squares(),
    `<path d="M48 520V12H620" fill="none" stroke="${INK}" stroke-width="4"/>`,
    ...TILES.map(([x, y]) => drawing('tile-back', x, y, 100)),
    `<g transform="rotate(-90 57 375)">${drawing('hole-open', -18, 300, 150)}</g>`,
  ].join('');

const faded = (svg: string): string => `<g opacity=".35">${svg}</g>`;

/** Who has won is large; a mouse that was caught is pale. */
const MICE_PLACES = [
  [112, 262, 200],
  [262, 30, 118],
  [150, 108, 118],
  [330, 372, 118],
] as const;
const CAUGHT_PLACES = [
  [150, 108, 110],
  [150, 390, 100],
  [262, 398, 100],
  [364, 390, 100],
] as const;

const mice = (view: ChopView, places: typeof MICE_PLACES | typeof CAUGHT_PLACES): string => {
  const isLeft = (mouse: Mouse): boolean => view.mice[mouse] !== null;
  const ordered = MICE.toSorted((one, other) => Number(isLeft(other)) - Number(isLeft(one)));
  return ordered
    .map((mouse, index) => {
      const [x, y, size] = places[index] ?? places[0];
      const svg = drawing(artOf(mouse), x, y, size);
      return isLeft(mouse) ? svg : faded(svg);
    })
    .join('');
};

const scene = (view: ChopView): string =>
  view.result?.side === 'cat'
    ? mice(view, CAUGHT_PLACES) + drawing('cat', 210, 60, 330)
    : mice(view, MICE_PLACES) + drawing('cat', 304, 128, 232) + drawing('cheese', 258, 352, 112);

const headlineOf = ({ result }: ChopView): string => {
  const { end } = boardTexts.words;
  if (result?.side === 'cat') return end.catWins;
  return result?.side === 'mice' ? end.miceWin : end.draw;
};

const cardOf = ({ view, seats, showsPoints }: SharedMatch<ChopTypes>): ShareCard => {
  const words = boardTexts.words;
  const all = view.options.layout.tiles.cheese;
  const left = MICE.filter((mouse) => view.mice[mouse] !== null);
  const cat = seats.find(({ seat }) => seat === view.options.cat);
  const cheese = `${view.cheese.won}/${all}`;
  const points = (value: string): string => (showsPoints ? value : '');
  const headline = headlineOf(view);
  return {
    headline,
    lead: '',
    strip: [
      { face: ['cheese'], label: words.score.cheese, value: points(cheese) },
      { face: ['mouse-hat'], label: words.score.miceLeft, value: points(`${left.length}/${MICE.length}`) },
      { face: ['cat-face'], label: cat?.name ?? '', value: points(`${MICE.length - left.length}/${MICE.length}`) },
    ],
    art: {
      svg: `<rect width="1200" height="${HEIGHT}" fill="#226e65"/><g transform="translate(${FLOOR} 0)">${floor()}${scene(view)}</g>`,
      texts: [],
    },
    textColor: CREAM,
    textWidth: 560,
    lines: [
      `${view.result?.side === 'cat' ? '🐱' : view.result?.side === 'mice' ? '🐭' : '🤝'} ${headline}`,
      ...(showsPoints ? [`🧀 ${cheese}  🐭 ${left.length}/${MICE.length}`] : []),
    ],
  };
};

/** The last thing that turned it: after it the match was decided. */
const turnOf = ({ steps, seats }: SharedMatch<ChopTypes>): ReturnType<ShareModule['turnOf']> => {
  const point = turningPoints(steps).at(-1);
  if (point === undefined) return undefined;
  const names = seats.map(({ name }) => name);
  return { round: point.round, text: logLines(point.step, names, boardTexts.words).at(-1)?.text ?? '' };
};

const share: ShareModule<ChopTypes> = { cardOf, turnOf };

export default share;
