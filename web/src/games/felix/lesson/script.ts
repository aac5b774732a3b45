import type { Card, FelixMove, FelixTypes } from '@miaou/felix';
import { seat } from '@miaou/kit';
import type { Answer, Chapter, Claim, Saying, ScriptedMove, Want } from '../../../lessons/lesson';
import type { BubbleId, ChapterId } from './texts/words';

export type FelixChapter = Chapter<FelixTypes, BubbleId, ChapterId>;
type FelixAnswer = Answer<FelixTypes, BubbleId>;
type FelixSaying = Saying<FelixTypes, BubbleId>;
export type Played = ScriptedMove<FelixTypes>;
export type FelixClaim = Claim<FelixTypes>;

/** The learner, and the others clockwise. */
export const ME = seat(0);
export const ODILE = seat(1);
export const IDA = seat(2);
export const MIREK = seat(3);
type Player = typeof ME;

const card = (laid: Card): FelixMove => ({ type: 'place', card: laid });
const amount = (mice: number): FelixMove => ({ type: 'bid', amount: mice });
const PASS: FelixMove = { type: 'pass' };

export const lays = (by: Player, laid: Card): Played => ({ seat: by, move: card(laid) });
export const bids = (by: Player, mice: number): Played => ({ seat: by, move: amount(mice) });
export const passes = (by: Player): Played => ({ seat: by, move: PASS });

export const says = (text: BubbleId, ...holds: readonly FelixClaim[]): FelixSaying => ({ text, holds });
/** The same with a sum below the words. */
export const counting = (said: FelixSaying, parts: readonly number[]): FelixSaying => ({
  ...said,
  counts: { kind: 'sum', parts, total: parts.reduce((sum, part) => sum + part, 0) },
});
/** Said while the whole sack still lies open: its buyer takes it once it has been read. */
export const atOpenSack = (said: FelixSaying): FelixSaying => ({ ...said, until: 'sackBought' });
export const saidBy = (by: string, text: BubbleId, ...holds: readonly FelixClaim[]): FelixSaying => ({
  by,
  text,
  holds,
});

const answer = (to: (move: FelixMove) => boolean, said: FelixSaying, shows?: FelixAnswer['shows']): FelixAnswer => ({
  to,
  says: said,
  ...(shows === undefined ? {} : { shows }),
});

/** What would come of it: the others play on, and it is told. */
export const shown = (told: FelixSaying, ...plays: readonly Played[]): NonNullable<FelixAnswer['shows']> => ({
  plays,
  says: told,
});

export const toOtherCards = (said: FelixSaying): FelixAnswer => answer(({ type }) => type === 'place', said);
export const toPass = (said: FelixSaying, shows?: FelixAnswer['shows']): FelixAnswer =>
  answer(({ type }) => type === 'pass', said, shows);
export const toBids = (said: FelixSaying, shows?: FelixAnswer['shows']): FelixAnswer =>
  answer(({ type }) => type === 'bid', said, shows);

type Wanted = Want<FelixTypes, BubbleId>;

export const wantsCard = (laid: Card, ...answers: readonly FelixAnswer[]): Wanted => ({ move: card(laid), answers });
export const wantsPass = (...answers: readonly FelixAnswer[]): Wanted => ({ move: PASS, answers });
export const wantsBid = (mice: number, ...answers: readonly FelixAnswer[]): Wanted => ({ move: amount(mice), answers });
/** Any bid up to this one leads on. */
export const wantsBidUpTo = (mice: number, ...answers: readonly FelixAnswer[]): Wanted => ({
  move: amount(mice),
  accepts: (move) => move.type === 'bid' && move.amount <= mice,
  answers,
});
