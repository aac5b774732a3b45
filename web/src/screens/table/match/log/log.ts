import type { Transition } from '@miaou/client';
import { type GameTypes, type Seat, seatsOf, type Viewer } from '@miaou/kit';
import type { Handover } from '@miaou/table';
import { type BoardModule, calledAs, type LogLine, type SeatFace } from '../../../../games/board';
import {
  deciderAt,
  deciderName,
  type HandoverWords,
  isHolder,
  type ToldHandover,
  toldHandovers,
} from '../../../../tableClient/deciders';
import { forEveryReader } from '../../../../tableClient/everyReader';
import type { TableWords } from '../../texts/words';
import type { ToldBefore } from '../shownMatch.svelte';

/** The names of the seats in the log. */
export const namesOf = (seats: readonly SeatFace[], you: string): readonly string[] =>
  seats.map((face) => calledAs(face, you));

/** Who is meant by each seat. What a bot did for the reader is not told as theirs, and on a shared device nothing is. */
export interface Tellers {
  readonly names: readonly string[];
  readonly reader?: Seat | undefined;
  readonly handovers?: readonly Handover[];
  readonly standsIn?: (bot: string, name: string) => string;
  readonly isShared?: boolean;
  /** The words for who was replaced and who came back: they are loaded after the board. */
  readonly words?: HandoverWords & Pick<TableWords['log'], 'resignedLast'>;
  /** The last person of a match, who ended it by resigning. */
  readonly lastToResign?: Seat | undefined;
}

/** Whether what a seat did is the one reader's own. Several people may read. */
export const isReaderAt = ({ handovers = [], isShared }: Tellers, viewer: Viewer, events: number): boolean => {
  if (viewer === 'spectator') return true;
  if (isShared === true) return false;
  const decider = deciderAt(handovers, viewer, events);
  return decider === undefined || isHolder(handovers, viewer, decider);
};

/** The names after so many events: of those who decided then. */
export const namesAt = (tellers: Tellers, viewer: Viewer, events: number): readonly string[] => {
  const { names, handovers = [], standsIn = (bot) => bot } = tellers;
  if (handovers.length === 0) return names;
  return seatsOf(names.length).map((seat) => {
    const decider = deciderAt(handovers, seat, events);
    const isYou = seat === viewer && isReaderAt(tellers, viewer, events);
    return decider === undefined || isYou ? (names[seat] ?? '') : deciderName(decider, standsIn);
  });
};

/** The line of who ended the match by resigning. */
export const resignation = ({ names, reader, words, lastToResign: seat }: Tellers): readonly LogLine[] =>
  seat === undefined || words === undefined
    ? []
    : [{ text: words.resignedLast(seat === reader ? null : (names[seat] ?? '')) }];

const linesAfter = (told: readonly ToldHandover[], events: number): readonly LogLine[] =>
  told.flatMap(({ after, text }) => (after === events ? [{ text }] : []));

/** The lines for one event, with so many before it. */
export const eventLines = (
  { logLines }: Pick<BoardModule, 'logLines'>,
  step: Transition,
  tellers: Tellers,
  events: number,
): readonly LogLine[] => {
  const { viewer } = step.after;
  const names = namesAt(tellers, viewer, events);
  return logLines(isReaderAt(tellers, viewer, events) ? step : forEveryReader(step), names);
};

/** The lines for some events of a match, and for who was replaced among them. */
export const linesOf = (
  { logLines }: Pick<BoardModule, 'logLines'>,
  steps: readonly Transition[],
  tellers: Tellers,
  before: ToldBefore = { steps: 0, handovers: 0 },
): readonly LogLine[] => {
  const { handovers = [], reader, words } = tellers;
  const told = words === undefined ? [] : toldHandovers(handovers, words, { reader, from: before.handovers });
  const lines = steps.flatMap((step, index) => {
    const events = before.steps + index;
    return [...linesAfter(told, events), ...eventLines({ logLines }, step, tellers, events)];
  });
  return [...lines, ...linesAfter(told, before.steps + steps.length), ...resignation(tellers)];
};

/** Also while what they did not play themselves is still being told, the header names those who sit at the table: so do the seats. */
const NOW = Number.POSITIVE_INFINITY;

/** The state of a match in a few words. */
export const statusOf = (
  { status }: Pick<BoardModule, 'status'>,
  view: GameTypes['view'],
  tellers: Tellers,
): string => {
  const { viewer } = view;
  const [resigned] = resignation(tellers);
  if (resigned !== undefined) return resigned.text;
  const names = namesAt(tellers, viewer, NOW);
  return status(isReaderAt(tellers, viewer, NOW) ? view : { ...view, viewer: 'spectator' }, names);
};
