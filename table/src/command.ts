import type { Bytes32, JsonObject, Seat } from '@miaou/kit';
import type { Proposal, Saying } from './entry.js';
import type { PersonId } from './ids.js';
import type { Sleep } from './match/serverSleeps.js';
import type { ContestMove } from './setup/meowContest.js';
import type { Loudness } from './setup/meowVoice.js';
import type { Settings } from './setup/settings.js';

/** A command of a person. */
export type Command =
  | { readonly type: 'configure'; readonly settings: Settings }
  | { readonly type: 'sit'; readonly seat?: Seat }
  | { readonly type: 'standUp' }
  | { readonly type: 'seatBot'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'removeBot'; readonly seat: Seat }
  | { readonly type: 'sendAway'; readonly person: PersonId; readonly ban: boolean }
  | { readonly type: 'vote'; readonly part: string; readonly choice: Seat }
  /** The host starts; where the best meow opens, first the meowing, and said once more the match. */
  | { readonly type: 'start' }
  | { readonly type: 'meow'; readonly loud: Loudness }
  /** The seal of a share in the chance of the next match. Clients send it by themselves. */
  | { readonly type: 'seal'; readonly seal: Bytes32 }
  /** The share, when the match is about to begin. */
  | { readonly type: 'unseal'; readonly share: Bytes32 }
  | { readonly type: 'move'; readonly move: JsonObject }
  | { readonly type: 'roll' }
  | { readonly type: 'order'; readonly order: JsonObject }
  | { readonly type: 'dropOrder' }
  | { readonly type: 'ask'; readonly wish: Exclude<Proposal, 'rematch'> }
  | { readonly type: 'agree' }
  | { readonly type: 'decline' }
  | { readonly type: 'resign' }
  | { readonly type: 'return' }
  /** A bot plays for the person on that seat, who is away. */
  | { readonly type: 'standIn'; readonly seat: Seat }
  /** Asks for another match, or agrees to it; with `change` everybody moves on by one seat. */
  | { readonly type: 'rematch'; readonly change?: true }
  /** Back to the settings and seats after a match. */
  | { readonly type: 'setUp' }
  | { readonly type: 'say'; readonly saying: Saying };

/**
 * A command of the program itself, for bots, orders, clocks, lost time, people who come and go, new names and the operator. It is decided
 * and stored like those of people.
 */
export type SystemCommand =
  | { readonly type: 'botMove'; readonly seat: Seat; readonly decision: number; readonly move: JsonObject }
  | { readonly type: 'botRoll'; readonly seat: Seat; readonly decision: number }
  | ContestMove
  | { readonly type: 'orderMove'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'timeOut'; readonly seat: Seat; readonly deadline: number }
  | { readonly type: 'noteAway'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'replaceAway'; readonly seat: Seat; readonly deadline: number }
  | { readonly type: 'comeBack'; readonly person: PersonId }
  | { readonly type: 'passHost'; readonly from: PersonId; readonly to: PersonId }
  | { readonly type: 'endHold'; readonly until: number }
  | { readonly type: 'startRematch' }
  /** The match begins without the shares that were not opened in time. */
  | { readonly type: 'beginUnopened'; readonly until: number }
  | { readonly type: 'giveTime'; readonly sleeps: readonly Sleep[] }
  | { readonly type: 'rename'; readonly person: PersonId; readonly name: string }
  /** A person who may not play any more stands up, and is host no more. */
  | { readonly type: 'leave'; readonly person: PersonId }
  | { readonly type: 'close' };
