import type { Seat } from '@miaou/kit';
import type { StandIn } from '@miaou/table';

/** A seat as a board shows it. */
export interface SeatFace {
  readonly seat: Seat;
  /** In the reader's words where it is a bot or an empty seat. */
  readonly name: string;
  /** A bot that decides for somebody, where there is no room for `name`, which says both. */
  readonly standInName?: { readonly bot: string; readonly forWhom: string };
  /** The symbol of a bot's portrait; people are shown by their initial. */
  readonly portrait: string | null;
  readonly isMe: boolean;
  /** Several people look at one screen: nobody there is "you". */
  readonly isShared?: true;
  readonly standIn: StandIn | null;
  /** False for a person who is not connected. */
  readonly present: boolean;
  /** When this seat's clock runs out, milliseconds since 1970 by the owner's clock. */
  readonly deadline: number | null;
}

/** True where words call the seat "you": at a shared screen everybody has a name, also who has said "I am Ana". */
export const isYou = ({ isMe, isShared }: SeatFace): boolean => isMe && isShared !== true;

/** What a seat is called in sentences. */
export const calledAs = (face: SeatFace, you: string): string => (isYou(face) ? you : face.name);

/** Who decides at a seat, by a name alone: the seat itself tells for whom. */
export const shortName = ({ standInName, name }: SeatFace): string => standInName?.bot ?? name;

/** What a seat is called beside its face, where both names would be cut off. */
export const labelOf = (face: SeatFace, you: string): string => (isYou(face) ? you : shortName(face));
