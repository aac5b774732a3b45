import type { Seat } from '@miaou/kit';
import type { Handover, SeatFacts } from '@miaou/table';
import { botName } from './seatFaces';

/** Who decides in a seat: a person (`name`), a bot on its own seat (`bot`), or a bot for a person (both). */
type Decider = Pick<Handover, 'name' | 'bot'>;

const ofSeat = (handovers: readonly Handover[], seat: Seat): readonly Handover[] =>
  handovers.filter((handover) => handover.seat === seat);

/** Who decided in a seat after so many events of a match; undefined where nobody was ever replaced there. */
export const deciderAt = (handovers: readonly Handover[], seat: Seat, events: number): Decider | undefined => {
  const own = ofSeat(handovers, seat);
  const [first] = own;
  if (first === undefined) return undefined;
  // Who is replaced later has played until then.
  return own.findLast(({ after }) => after <= events) ?? { name: first.name ?? '' };
};

/** A decider's name, where the reader is nobody in particular. */
export const deciderName = ({ name, bot }: Decider, standsIn: (bot: string, name: string) => string): string => {
  if (bot === undefined) return name ?? '';
  return name === undefined ? botName(bot) : standsIn(botName(bot), name);
};

/** Whether that was the person who has the seat now, or had it last. */
export const isHolder = (handovers: readonly Handover[], seat: Seat, { name, bot }: Decider): boolean =>
  bot === undefined && name === ofSeat(handovers, seat).findLast((handover) => handover.name !== undefined)?.name;

/** The person who ended a match by resigning when only bots were left: no bot played on. */
export const lastToResign = (seats: readonly SeatFacts[], handovers: readonly Handover[]): Seat | undefined => {
  const resigned = seats.flatMap((facts, index) =>
    facts.person !== undefined && facts.standIn === 'resigned' ? [index as Seat] : [],
  );
  return resigned.find((seat) => ofSeat(handovers, seat).at(-1)?.bot === undefined);
};

/** The words for a change of who decides; null is the reader. */
export interface HandoverWords {
  readonly standsIn: (bot: string, name: string | null) => string;
  readonly playsAgain: (name: string | null) => string;
  readonly takesSeat: (name: string | null, bot: string) => string;
}

/** What is told of a handover. A bot on its own seat is no news. */
const handoverText = (
  { name, bot }: Decider,
  before: Decider | undefined,
  who: string | null,
  words: HandoverWords,
): string | undefined => {
  if (name === undefined) return undefined;
  if (bot !== undefined) return words.standsIn(botName(bot), who);
  return before?.name === name ? words.playsAgain(who) : words.takesSeat(who, botName(before?.bot ?? ''));
};

/** A handover as the log tells it, after so many events of the match. */
export interface ToldHandover {
  readonly after: number;
  readonly text: string;
}

/** What the log tells of those who were replaced and came back, in order. `reader` is the reader's seat, whom the words call "you". */
export const toldHandovers = (
  handovers: readonly Handover[],
  words: HandoverWords,
  { reader, from = 0 }: { readonly reader?: Seat | undefined; readonly from?: number } = {},
): readonly ToldHandover[] =>
  handovers.flatMap((handover, index) => {
    if (index < from) return [];
    const { seat, after, name = '' } = handover;
    const before = handovers.slice(0, index).findLast((earlier) => earlier.seat === seat);
    const isReader = seat === reader && isHolder(handovers, seat, { name });
    const text = handoverText(handover, before, isReader ? null : name, words);
    return text === undefined ? [] : [{ after, text }];
  });
