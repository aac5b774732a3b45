import type { Game } from '@miaou/kit';
import type { RecordWithSeating } from '@miaou/table';
import type { BoardModule, SeatFace } from '../games/board';
import { forEveryReader } from '../tableClient/everyReader';
import { type Replayed, replayRecord } from '../tableClient/replay';
import type { SharedMatch, SharedTurn, ShareModule } from './shareCard';

/** What is shown of a match, and what is not. */
export interface ShareChoices {
  readonly names: boolean;
  readonly points: boolean;
}

/** A match that somebody wants to share. */
export interface ShareSource {
  readonly record: RecordWithSeating;
  readonly rules: Game;
  readonly board: Pick<BoardModule, 'logLines' | 'round'>;
  readonly seats: readonly SeatFace[];
  /** So many moves had been made when the moment came that is shared; without it, the result is. */
  readonly move?: number | undefined;
}

/** Whoever is not named has a number. */
const unnamed = (face: SeatFace, player: (number: number) => string): SeatFace => ({
  ...face,
  name: player(face.seat + 1),
});

/** What happened up to the moment, as everybody could see it; the last move of which anything is told. */
const momentOf = (
  { board, move }: ShareSource,
  views: Replayed['views'],
  linesOf: (move: number) => readonly string[],
): SharedTurn | undefined => {
  const told = views.findLastIndex((_, after) => after > 0 && after <= (move ?? 0) && linesOf(after - 1).length > 0);
  const before = views[told - 1];
  return before === undefined ? undefined : { round: board.round(before), text: linesOf(told - 1).join(' ') };
};

/** A match as it is shared: through a spectator's eyes alone. Nothing where it has no result. */
export const shareMatch = (
  source: ShareSource,
  { cardOf, turnOf }: ShareModule,
  choices: ShareChoices,
  player: (number: number) => string,
) => {
  const replayed = replayRecord(source.record, [source.rules], 'spectator');
  const view = replayed.ok ? replayed.value.views.at(-1) : undefined;
  if (!replayed.ok || view === undefined || source.record.result === undefined) return undefined;
  const seats = choices.names ? source.seats : source.seats.map((face) => unnamed(face, player));
  const names = seats.map(({ name }) => name);
  const steps = replayed.value.transitions.map((ofMove) => ofMove.map(forEveryReader));
  const match: SharedMatch = { view, steps: steps.flat(), seats, showsPoints: choices.points };
  const linesOf = (index: number): readonly string[] =>
    (steps[index] ?? []).flatMap((step) => source.board.logLines(step, names).map(({ text }) => text));
  const turn = momentOf(source, replayed.value.views, linesOf) ?? turnOf(match);
  return { card: cardOf(match), turn };
};

/** A message of a few lines: the game, the result, what turned it, and where it can be seen. */
export const messageOf = (title: string, lines: readonly string[], told: string, link: string | undefined): string =>
  [`🐈 Miaou · ${title}`, ...lines, ...(told === '' ? [] : [`💥 ${told}`]), ...(link === undefined ? [] : [link])].join(
    '\n',
  );
