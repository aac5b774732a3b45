import type { JsonObject, Seat } from '@miaou/kit';
import type { Saying, Wish } from './entry.js';
import type { PersonId } from './ids.js';
import type { Settings } from './settings.js';

/** What a person can ask of a table. */
export type Command =
  | { readonly type: 'configure'; readonly settings: Settings }
  | { readonly type: 'sit'; readonly seat?: Seat }
  | { readonly type: 'standUp' }
  | { readonly type: 'seatBot'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'removeBot'; readonly seat: Seat }
  | { readonly type: 'sendAway'; readonly person: PersonId; readonly ban: boolean }
  | { readonly type: 'vote'; readonly part: string; readonly choice: Seat }
  | { readonly type: 'start' }
  | { readonly type: 'move'; readonly move: JsonObject }
  | { readonly type: 'roll' }
  | { readonly type: 'order'; readonly order: JsonObject }
  | { readonly type: 'dropOrder' }
  | { readonly type: 'ask'; readonly wish: Wish }
  | { readonly type: 'agree' }
  | { readonly type: 'decline' }
  | { readonly type: 'resign' }
  | { readonly type: 'return' }
  | { readonly type: 'rematch' }
  | { readonly type: 'say'; readonly saying: Saying };

/** What the owner of a table asks of it on its own account: bots, orders and clocks enter by the same door as people. */
export type OwnCommand =
  | { readonly type: 'botMove'; readonly seat: Seat; readonly decision: number; readonly move: JsonObject }
  | { readonly type: 'botRoll'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'orderMove'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'timeOut'; readonly seat: Seat; readonly deadline: number }
  | { readonly type: 'rename'; readonly person: PersonId; readonly name: string };
