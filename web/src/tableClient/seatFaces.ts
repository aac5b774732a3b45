import { CHARACTERS } from '@miaou/bots/characters';
import type { Presence } from '@miaou/client';
import { type Seat, seat } from '@miaou/kit';
import type { PersonId, SeatFacts, Snapshot } from '@miaou/table';
import type { SeatedBot } from '../characters/botReactions';
import type { SeatFace } from '../games/board';

/** The words for seats that no person holds. */
export interface SeatWords {
  readonly emptySeat: string;
  readonly botName: (bot: string) => string;
  /** The name of a person for whom a program is connected. */
  readonly programOf: (name: string) => string;
  /** A bot that plays for somebody. */
  readonly standsIn: (bot: string, name: string) => string;
  readonly standsFor: (name: string) => string;
}

type Face = Pick<SeatFace, 'name' | 'portrait' | 'isMe' | 'standIn' | 'present'>;

const faceOf = (
  facts: SeatFacts,
  me: PersonId | null,
  { present, programs = [] }: Presence,
  words: SeatWords,
): Face => {
  if (facts.person !== undefined) {
    const { person, name, standIn = null } = facts;
    const isMe = person === me;
    const shown = programs.includes(person) ? words.programOf(name) : name;
    return { name: shown, portrait: null, isMe, standIn, present: isMe || present.includes(person) };
  }
  if (facts.bot === undefined)
    return { name: words.emptySeat, portrait: null, isMe: false, standIn: null, present: false };
  return { name: words.botName(facts.bot), portrait: portraitOf(facts.bot), isMe: false, standIn: null, present: true };
};

/** People are shown by their initial, and so are bots that are no characters. */
export const portraitOf = (bot: string | undefined): string | null =>
  CHARACTERS.find(({ id }) => id === bot)?.portrait ?? null;

/** A bot's name is the same in every language: its id with a capital letter. */
export const botName = (bot: string): string => bot.charAt(0).toUpperCase() + bot.slice(1);

/** The seats as boards show them. */
export const seatFaces = (
  snapshot: Pick<Snapshot, 'seats' | 'deadlines' | 'handovers'> & Partial<Pick<Snapshot, 'stage'>>,
  me: PersonId | null,
  presence: Presence,
  words: SeatWords,
): readonly SeatFace[] =>
  snapshot.seats.map((facts, index) => {
    const face = faceOf(facts, me, presence, words);
    return {
      seat: seat(index),
      ...face,
      ...(face.isMe ? {} : standInAt(snapshot, seat(index), words)),
      deadline: snapshot.deadlines?.[String(index)] ?? null,
    };
  });

/** Whoever decides for somebody else is shown, and named with them, as long as the match runs; its end tells the same with the round. */
const standInAt = (
  { stage, handovers = [] }: Pick<Snapshot, 'handovers'> & Partial<Pick<Snapshot, 'stage'>>,
  at: Seat,
  words: StandInWords,
): StandInFace | undefined => {
  const newest = handovers.findLast((handover) => handover.seat === at);
  if (newest?.bot === undefined || newest.name === undefined || stage === 'over') return undefined;
  return standInFace(newest.bot, newest.name, words);
};

type StandInWords = Pick<SeatWords, 'standsIn' | 'standsFor'>;
type StandInFace = Required<Pick<SeatFace, 'name' | 'portrait' | 'standInName'>>;

/** A bot that decides for somebody has its own face. */
export const standInFace = (bot: string, name: string, words: StandInWords): StandInFace => ({
  name: words.standsIn(botName(bot), name),
  portrait: portraitOf(bot),
  standInName: { bot: botName(bot), forWhom: words.standsFor(name) },
});

/** The bots that hold a seat themselves; who plays for somebody is no one of the party. */
export const seatedBots = ({ seats }: Pick<Snapshot, 'seats'>): readonly SeatedBot[] =>
  seats.flatMap(({ person, bot }, index) =>
    person === undefined && bot !== undefined ? [{ seat: seat(index), bot }] : [],
  );

/** The seat of the one who looks, if there is one. */
export const mySeat = (snapshot: Pick<Snapshot, 'seats'>, me: PersonId | null): Seat | undefined => {
  const index = me === null ? undefined : snapshot.seats.findIndex(({ person }) => person === me);
  return index === undefined || index < 0 ? undefined : seat(index);
};
