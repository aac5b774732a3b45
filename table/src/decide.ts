import type { Chance } from '@miaou/kit';
import { maySee } from './access.js';
import { recallCommand } from './answered.js';
import type { Command, OwnCommand } from './command.js';
import { decideAgree, decideAsk, decideDecline } from './consent.js';
import { allow, refuse, type Verdict } from './decision.js';
import type { CommandId, PersonId } from './ids.js';
import { decideResign, decideReturn, decideTimeOut } from './leaving.js';
import {
  decideBotMove,
  decideBotRoll,
  decideDropOrder,
  decideMove,
  decideOrder,
  decideOrderMove,
  decideRoll,
} from './playing.js';
import { decideRemoveBot, decideSeatBot, decideSendAway, decideSit, decideStandUp } from './seating.js';
import { decideConfigure, decideRematch, decideStart, decideVote } from './starting.js';
import { type AnsweredCommand, seatOf, type Table } from './table.js';

/** A command as it arrives: from whom, under which id, and what its sender had last seen. */
export interface Request {
  readonly person: PersonId;
  readonly name: string;
  readonly id: CommandId;
  readonly seen: number;
  readonly digest: string;
  readonly command: Command;
}

/** What the owner of a table brings along. */
export interface Moment {
  /** Milliseconds since 1970, never going back. */
  readonly now: number;
  readonly chance: Chance;
}

/** A command that was accepted before is answered with its place and not done again. */
export type Decision = Verdict | { readonly repeated: AnsweredCommand };

/** Judges a person's command without changing anything. */
export const decide = (table: Table, request: Request, moment: Moment): Decision => {
  const earlier = recallCommand(table, request.person, request.id);
  if (earlier !== undefined)
    return earlier.mark.digest === request.digest ? { repeated: earlier } : refuse('command-id-reused');
  return maySee(table, request.person) ? judge(table, request, moment) : refuse('no-such-table');
};

const judge = (table: Table, { person, name, seen, command }: Request, { chance }: Moment): Verdict => {
  switch (command.type) {
    case 'configure':
      return decideConfigure(table, person, command.settings);
    case 'sit':
      return decideSit(table, person, name, command.seat);
    case 'standUp':
      return decideStandUp(table, person);
    case 'seatBot':
      return decideSeatBot(table, person, command.seat, command.bot);
    case 'removeBot':
      return decideRemoveBot(table, person, command.seat);
    case 'sendAway':
      return decideSendAway(table, person, command.person, command.ban);
    case 'vote':
      return decideVote(table, person, command.part, command.choice);
    case 'start':
      return decideStart(table, person, chance);
    case 'move':
      return decideMove(table, person, seen, command.move);
    case 'roll':
      return decideRoll(table, person, seen, chance);
    case 'order':
      return decideOrder(table, person, command.order);
    case 'dropOrder':
      return decideDropOrder(table, person);
    case 'ask':
      return decideAsk(table, person, command.wish);
    case 'agree':
      return decideAgree(table, person);
    case 'decline':
      return decideDecline(table, person);
    case 'resign':
      return decideResign(table, person);
    case 'return':
      return decideReturn(table, person);
    case 'rematch':
      return decideRematch(table, person);
    case 'say':
      return allow({ type: 'said', person, name, saying: command.saying });
  }
};

/** Judges what bots, orders and clocks do. */
export const decideOwn = (table: Table, command: OwnCommand, { now, chance }: Moment): Verdict => {
  switch (command.type) {
    case 'botMove':
      return decideBotMove(table, command.seat, command.decision, command.move);
    case 'botRoll':
      return decideBotRoll(table, command.seat, command.decision, chance);
    case 'orderMove':
      return decideOrderMove(table, command.seat, command.decision);
    case 'timeOut':
      return decideTimeOut(table, command.seat, command.deadline, now);
    case 'rename':
      return seatOf(table, command.person) === undefined
        ? refuse('not-seated')
        : allow({ type: 'renamed', person: command.person, name: command.name });
  }
};
