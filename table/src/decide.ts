import { maySee } from './access.js';
import { recallCommand } from './answeredCommands.js';
import { closedRefusal } from './closing.js';
import type { Command, SystemCommand } from './command.js';
import { allow, type ChanceSources, type Decision, refuse } from './decision.js';
import type { CommandId, PersonId } from './ids.js';
import { decideTimeOut } from './match/clocks.js';
import {
  decideBotMove,
  decideBotRoll,
  decideDropOrder,
  decideMove,
  decideOrder,
  decideOrderMove,
  decideRoll,
} from './match/playing.js';
import { decideAgree, decideAsk, decideDecline, decideEndHold } from './match/proposals.js';
import { decideRematch, decideSetUp, decideStartRematch } from './match/rematch.js';
import { decideSeal } from './match/sealing.js';
import { decideGiveTime } from './match/serverSleeps.js';
import { decideStart } from './match/starting.js';
import { decideBeginUnopened, decideUnseal } from './match/unsealing.js';
import {
  decideComeBack,
  decideLeave,
  decideNoteAway,
  decidePassHost,
  decideReplaceAway,
  decideStandIn,
} from './seats/away.js';
import { decideSendAway } from './seats/kicking.js';
import { decideResign, decideReturn } from './seats/leaving.js';
import { decideRemoveBot, decideRename, decideSeatBot, decideSit, decideStandUp } from './seats/seating.js';
import { decideConfigure } from './setup/configuring.js';
import { decideBotMeow, decideBotVote, decideContestEnd, decideMeow } from './setup/meowDecisions.js';
import { decideVote } from './setup/voting.js';
import type { AnsweredCommand, Table } from './table.js';

/** A command as it arrives: its sender, its id, and the newest update that its sender had seen. */
export interface Request {
  readonly person: PersonId;
  readonly name: string;
  readonly id: CommandId;
  readonly seen: number;
  readonly digest: string;
  readonly command: Command;
}

/** Time and chance, passed in so that deciding stays pure. */
export interface DecisionContext extends ChanceSources {
  /** Milliseconds since 1970, never going back. */
  readonly now: number;
}

/** A command that was accepted before is answered with its number and not done again. */
export type RequestDecision = Decision | { readonly repeated: AnsweredCommand };

/** Decides a person's command without changing anything. */
export const decide = (table: Table, request: Request, context: DecisionContext): RequestDecision => {
  const earlier = recallCommand(table, request.person, request.id);
  if (earlier !== undefined)
    return earlier.mark.digest === request.digest ? { repeated: earlier } : refuse('command-id-reused');
  if (!maySee(table, request.person)) return refuse('no-such-table');
  return closedRefusal(table) ?? decideCommand(table, request, context);
};

const decideCommand = (table: Table, request: Request, context: DecisionContext): Decision => {
  const { person, name, seen, command } = request;
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
    case 'meow':
      return decideMeow(table, person, command.loud);
    case 'move':
      return decideMove(table, person, seen, command.move);
    case 'start':
    case 'seal':
    case 'unseal':
    case 'roll':
      return decideByChance(table, request, command, context);
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
      return decideRematch(table, person, command.change === true);
    case 'setUp':
      return decideSetUp(table, person);
    case 'standIn':
      return decideStandIn(table, person, command.seat);
    case 'say':
      return allow({ type: 'said', person, name, saying: command.saying });
  }
};

type ChanceCommand = Extract<Command, { type: 'start' | 'seal' | 'unseal' | 'roll' }>;

const decideByChance = (
  table: Table,
  { person, seen }: Request,
  command: ChanceCommand,
  sources: ChanceSources,
): Decision => {
  switch (command.type) {
    case 'start':
      return decideStart(table, person, sources);
    case 'seal':
      return decideSeal(table, person, command.seal, sources.drawSecret);
    case 'unseal':
      return decideUnseal(table, person, command.share, sources);
    case 'roll':
      return decideRoll(table, person, seen, sources.chance);
  }
};

/** Decides the commands of bots, orders, clocks and the operator. */
export const decideSystem = (table: Table, command: SystemCommand, context: DecisionContext): Decision =>
  closedRefusal(table) ?? decideSystemCommand(table, command, context);

const decideSystemCommand = (table: Table, command: SystemCommand, context: DecisionContext): Decision => {
  const { now, chance } = context;
  switch (command.type) {
    case 'botMove':
      return decideBotMove(table, command.seat, command.decision, command.move);
    case 'botRoll':
      return decideBotRoll(table, command.seat, command.decision, chance);
    case 'botMeow':
      return decideBotMeow(table, command.seat);
    case 'botVote':
      return decideBotVote(table, command.seat, chance);
    case 'contestEnd':
      return decideContestEnd(table, context);
    case 'orderMove':
      return decideOrderMove(table, command.seat, command.decision);
    case 'timeOut':
      return decideTimeOut(table, command.seat, command.deadline, now);
    case 'noteAway':
      return decideNoteAway(table, command.seat, command.decision);
    case 'replaceAway':
      return decideReplaceAway(table, command.seat, command.deadline, now);
    case 'comeBack':
      return decideComeBack(table, command.person);
    case 'passHost':
      return decidePassHost(table, command.from, command.to);
    case 'endHold':
      return decideEndHold(table, command.until, now);
    case 'startRematch':
      return decideStartRematch(table, context);
    case 'beginUnopened':
      return decideBeginUnopened(table, command.until, context);
    case 'giveTime':
      return decideGiveTime(table, command.sleeps);
    case 'rename':
      return decideRename(table, command.person, command.name);
    case 'leave':
      return decideLeave(table, command.person);
    case 'close':
      return allow({ type: 'closed' });
  }
};
