import type { FelixTypes } from '@miaou/felix';
import type { Seat } from '@miaou/kit';
import { drawing, portrait } from '../../../sharing/art';
import {
  type CardArt,
  CREAM,
  INK,
  type ShareCard,
  type SharedMatch,
  type ShareModule,
} from '../../../sharing/shareCard';
import type { SeatFace } from '../../board';
import { signed } from './auction/auctionFacts';
import { frontOf, valueOf } from './cardSymbols';
import { salesIn } from './end/sales';
import { type ScoreLine, scoreSheet } from './end/totals';
import { logLines } from './matchLog';
import { boardTexts } from './texts/index';

const [HEIGHT, MIDDLE] = [498, { x: 905, y: 330 }];

const rays = (): string => {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(MIDDLE.x + 1200 * Math.sin(angle)).toFixed(1)} ${(MIDDLE.y - 1200 * Math.cos(angle)).toFixed(1)}`;
  };
  const wedges = Array.from({ length: 18 }, (_, index) => {
    const from = 14 + 20 * index;
    return `M${MIDDLE.x} ${MIDDLE.y}L${at(from)}L${at(from + 10)}Z`;
  });
  return `<rect width="1200" height="${HEIGHT}" fill="#e5a92f"/><path d="${wedges.join('')}" fill="#f0c568"/>`;
};

const CONFETTI = [
  '<path d="M690 80l14 10l-10 14l-14 -10ZM1120 96l16 4l-4 16l-16 -4Z" fill="#5a3553"/>',
  '<path d="M1090 50a13 13 0 0 1 25 7ZM640 190a13 13 0 0 1 20 16Z" fill="#e2573b"/>',
  '<path d="M1060 120l12 22l-24 -2ZM730 250l12 22l-24 -2Z" fill="#f6ecd9"/>',
  '<path d="M1136 200l30 16" stroke="#2f8f83" stroke-width="8"/><path d="M742 60l28 12M1080 210l20 -22" stroke="#6c8fb3" stroke-width="8"/>',
].join('');

const cardAt = (name: string, x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn} 70 98)"><rect x="4" y="5" width="140" height="196" rx="9" fill="${INK}"/>` +
  `<rect width="140" height="196" rx="9" fill="${CREAM}"/>${drawing(name, 0, 0, 140, 196)}` +
  `<rect width="140" height="196" rx="9" fill="none" stroke="${INK}" stroke-width="3"/></g>`;

const CARD_PLACES = [
  [1068, 262, 9],
  [704, 268, -5],
  [636, 290, -13],
] as const;

/** The winner's three best cats around the crowned face. Several winners stand side by side. */
const artOf = (winners: readonly SeatFace[], cats: readonly string[]): CardArt => {
  const cards = CARD_PLACES.flatMap(([x, y, turn], index) => {
    const name = cats[index];
    return name === undefined ? [] : [cardAt(name, x, y, turn)];
  });
  const size = winners.length > 1 ? 210 : 300;
  const heads = winners.map((face, index) => {
    const x = MIDDLE.x - size / 2 + (index - (winners.length - 1) / 2) * (size * 0.82);
    const [top, crown] = [MIDDLE.y - size * 0.48, size * 0.6];
    const head = portrait(face, x, top, size);
    return {
      svg: `${head.svg}<g transform="rotate(5 ${x + size / 2} ${top})">${drawing('crown', x + size / 2 - crown / 2, top - crown * 0.69, crown, crown * 0.83)}</g>`,
      texts: head.texts,
    };
  });
  return {
    svg: [rays(), CONFETTI, ...cards.toReversed(), ...heads.map(({ svg }) => svg)].join(''),
    texts: heads.flatMap(({ texts }) => texts),
  };
};

const faceOf = (seats: readonly SeatFace[], seat: Seat): SeatFace | undefined =>
  seats.find((face) => face.seat === seat);

const MEDALS = ['🏆', '🥈', '🥉'];

const lineOf = ({ rank, total }: ScoreLine, name: string, showsPoints: boolean): string =>
  `${MEDALS[(rank ?? 9) - 1] ?? '🐾'} ${name}${showsPoints ? ` ${signed(total)}` : ''}`;

const cardOf = ({ view, seats, showsPoints }: SharedMatch<FelixTypes>): ShareCard => {
  const words = boardTexts.words;
  const sheet = scoreSheet(view);
  const ranked = sheet.flatMap((line) => {
    const face = faceOf(seats, line.seat);
    return face === undefined ? [] : [{ line, face }];
  });
  const winners = ranked.filter(({ line }) => line.isWinner).map(({ face }) => face);
  const [winner] = winners;
  const best = sheet[0];
  const names = winners.map(({ name }) => name);
  return {
    headline:
      winner === undefined ? words.over : names.length === 1 ? words.end.wins(winner.name) : words.end.share(names),
    lead: showsPoints && best !== undefined ? words.end.points(best.total) : '',
    strip: ranked.map(({ line, face }) => ({ face, label: face.name, value: showsPoints ? signed(line.total) : '' })),
    art: artOf(
      winners,
      (best?.won ?? [])
        .filter((card) => valueOf(card) > 0)
        .slice(0, 3)
        .map(frontOf),
    ),
    textColor: INK,
    textWidth: 540,
    lines: ranked.map(({ line, face }) => lineOf(line, face.name, showsPoints)),
  };
};

const gained = (points: number): string => (points < 0 ? signed(points) : `+${points}`);

/** The best sack of a winner; where none of them bought one, the one that cost somebody most. */
const turnOf = ({ view, steps, seats }: SharedMatch<FelixTypes>): ReturnType<ShareModule['turnOf']> => {
  const words = boardTexts.words;
  const sales = salesIn(steps);
  const sale = sales.find(({ event }) => view.result?.winners.includes(event.seat)) ?? sales.at(-1);
  if (sale === undefined) return undefined;
  const names = seats.map(({ name }) => name);
  const text = logLines(sale.step, names, words)[0]?.text ?? '';
  return { round: sale.step.before.round, text: `${text} ${words.call.worth(gained(sale.points))}` };
};

const share: ShareModule<FelixTypes> = { cardOf, turnOf };

export default share;
