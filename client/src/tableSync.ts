import { type Refusal, sameJson } from '@miaou/kit';
import {
  type AnswerMessage,
  type ClientMessage,
  RETRY_CODES,
  type Reaction,
  type ServerMessage,
  type UpdateMessage,
  viewHash,
} from '@miaou/protocol';
import type { Command, CommandId, Legal, MatchHistory, PersonId, Snapshot, TableId } from '@miaou/table';
import type { Clock } from './clock.js';
import { Notifier } from './notifier.js';
import {
  applyUpdate,
  applyWholeView,
  type ChatLine,
  changesOf,
  makeCopy,
  replaceSnapshot,
  type TableCopy,
  withHistory,
} from './tableCopy.js';
import { type EventRun, fromEventRuns, toEventRuns, type ViewRules } from './transitions.js';

/** How a client and the owner of a table are connected. */
export type ConnectionState =
  | 'connecting'
  | 'live'
  /** It was live and is being restored. */
  | 'lost'
  /** There is no such table for this person. */
  | 'gone';

/** How a command was answered. */
export type CommandResult = { readonly accepted: true } | { readonly accepted: false; readonly refusal: Refusal };

/** A command that was sent and is not yet answered, or whose update has not yet arrived. */
export interface PendingCommand {
  readonly id: string;
  readonly command: Command;
}

export interface Presence {
  readonly present: readonly PersonId[];
  readonly watching: number;
  /** Those of the seated for whom a program is connected. */
  readonly programs?: readonly PersonId[];
}

/** A table as one person had it, in the form in which it is stored over a reload. */
export interface SavedCopy {
  readonly person: PersonId;
  readonly snapshot: Snapshot;
  readonly stretches: readonly EventRun[];
  readonly said: readonly ChatLine[];
}

/** The rules of games, which may have to be loaded first. */
export interface RulesLoader {
  /** The rules of a game, if they are loaded. */
  loaded(game: string): ViewRules | undefined;
  /** Loads the rules of a game; nothing where there is no such game, or no network. */
  load(game: string): Promise<ViewRules | undefined>;
}

/** What a table uses of its client. */
export interface TableSyncServices {
  readonly clock: Clock;
  /** Absent: the table is followed by whole views, which need no rules. */
  readonly rules: RulesLoader | undefined;
  /** Sends while the connection is open. Otherwise nothing is lost, because everything is sent again when it opens. */
  send(message: ClientMessage): void;
  nextCommandId(): CommandId;
}

interface NumberedCommand extends PendingCommand {
  readonly id: CommandId;
  readonly seen: number;
}

interface SentCommand extends NumberedCommand {
  readonly as: Snapshot['as'] | undefined;
  readonly settle: (answer: CommandResult) => void;
  /** Accepted at this number; the update may still be on its way. */
  readonly n?: number;
}

const RETRY_MILLISECONDS = 1_000;

/** Whether the server could not say what became of a command. */
const isToBeRepeated = (message: AnswerMessage): boolean =>
  !('n' in message) && RETRY_CODES.includes(message.refusal.code);

const ABSENT: Presence = { present: [], watching: 0 };

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/**
 * Keeps the client's copy of one table in step with the server's, over a connection that may break at any moment: applies updates, asks for
 * those that are missing, sends commands until they are answered.
 */
export class TableSync {
  connection: ConnectionState = 'connecting';
  copy: TableCopy | null = null;
  presence: Presence = ABSENT;
  readonly id: TableId;
  readonly changes = new Notifier();
  readonly reactions = new Set<(person: PersonId, reaction: Reaction) => void>();
  /** What those of one's side point at. */
  readonly points = new Set<(person: PersonId, at: string) => void>();
  readonly recordings = new Set<(person: PersonId, audio: string) => void>();
  readonly #services: TableSyncServices;
  readonly #saved: SavedCopy | undefined;
  #sent: readonly SentCommand[] = [];
  /** The newest command that was sent quietly, until it is answered: an older one must not undo it. */
  #quiet: NumberedCommand | undefined;
  #isSyncing = false;

  constructor(id: TableId, services: TableSyncServices, saved?: SavedCopy) {
    this.id = id;
    this.#services = services;
    this.#saved = saved;
  }

  /** Commands that were sent and are not yet answered, or whose update has not yet arrived. */
  get pending(): readonly PendingCommand[] {
    return this.#sent;
  }

  /** The server was asked for the table and has not answered: until then updates have nothing to follow on. */
  get isSyncing(): boolean {
    return this.#isSyncing;
  }

  /** Sends a command, again after a broken connection, until it is answered and its update has arrived. */
  send(command: Command): Promise<CommandResult> {
    return new Promise((settle) => {
      const { n: seen = 0, as } = this.copy?.snapshot ?? {};
      const sent: SentCommand = { id: this.#services.nextCommandId(), command, seen, as, settle };
      this.#sent = [...this.#sent, sent];
      this.#sendCommand(sent);
      this.changes.notify();
    });
  }

  /**
   * Sends a command whose effect shows in the table: whoever does not find it there after a broken connection sends it again. Nobody is
   * shown that it is under way.
   */
  sendQuietly(command: Command): void {
    const { n: seen = 0 } = this.copy?.snapshot ?? {};
    this.#quiet = { id: this.#services.nextCommandId(), command, seen };
    this.#sendCommand(this.#quiet);
  }

  react(reaction: Reaction): void {
    this.#services.send({ type: 'react', table: this.id, reaction });
  }

  point(at: string): void {
    this.#services.send({ type: 'point', table: this.id, at });
  }

  record(audio: string): void {
    this.#services.send({ type: 'recording', table: this.id, audio });
  }

  /** Asks for what is missing, or for the whole table, and sends unanswered commands again. */
  resync(what: 'since' | 'whole' = 'whole'): void {
    this.#watch(what);
    for (const sent of this.#sent) this.#sendCommand(sent);
  }

  /** What must be stored so that a reload finds the table as it was. */
  toSave(person: PersonId): SavedCopy | undefined {
    if (this.copy === null) return undefined;
    const { snapshot, transitions, chat } = this.copy;
    return { person, snapshot, stretches: toEventRuns(transitions), said: chat };
  }

  /** The connection is open, and it is known whose it is. */
  connected(person: PersonId, isSomebodyElse: boolean): void {
    if (isSomebodyElse) this.copy = null;
    if (this.copy === null && this.#saved?.person === person) this.#restore(this.#saved);
    if (this.connection === 'gone') this.connection = 'connecting';
    this.resync('since');
    this.changes.notify();
  }

  disconnected(): void {
    if (this.connection === 'live') this.connection = 'lost';
    this.#isSyncing = false;
    this.#quiet = undefined;
    this.#settleAccepted(() => true);
    this.changes.notify();
  }

  /** Without its rules a table can neither be shown nor followed, so it waits for them. */
  watching({ snapshot, legal, history }: Message<'watching'>): void {
    if (!this.#hasRules(snapshot)) return this.#loadRules(snapshot);
    this.#isSyncing = false;
    this.#show(snapshot, legal, history);
    this.#settleAccepted(() => true);
    this.changes.notify();
  }

  resumed({ as, from }: Message<'resumed'>): void {
    const known = this.copy?.snapshot;
    if (known === undefined || known.as !== as || from > known.n) return this.#watch('whole');
    this.#isSyncing = false;
    this.connection = 'live';
    this.changes.notify();
  }

  unwatched({ reason }: Message<'unwatched'>): void {
    if (reason === 'asked') return;
    if (reason === 'failed') {
      this.connection = this.copy === null ? 'connecting' : 'lost';
      this.#services.clock.later(RETRY_MILLISECONDS, () => this.#watch('since'));
    } else this.#lose();
    this.changes.notify();
  }

  presenceChanged({ present, watching, programs = [] }: Message<'presence'>): void {
    this.presence = { present, watching, programs };
    this.changes.notify();
  }

  recorded({ person, audio }: Message<'recording'>): void {
    for (const listener of this.recordings) listener(person, audio);
  }

  reacted({ person, reaction }: Message<'reaction'>): void {
    for (const listener of this.reactions) listener(person, reaction);
  }

  pointed({ person, at }: Message<'pointed'>): void {
    for (const listener of this.points) listener(person, at);
  }

  updated(update: UpdateMessage): void {
    const known = this.copy;
    if (known === null || this.#isSyncing || update.n <= known.snapshot.n) return;
    if (update.n > known.snapshot.n + 1) return this.#watch('since');
    const next = this.#apply(known, update);
    if (next === undefined) return this.#watch('whole');
    if (!this.#hasRules(next.snapshot)) return this.#loadRules(next.snapshot);
    this.copy = next;
    this.#settleAccepted((n) => n <= update.n);
    this.changes.notify();
  }

  answered(message: AnswerMessage): void {
    if (this.#quiet?.id === message.answer) return this.#quietlyAnswered(this.#quiet, message);
    const sent = this.#sent.find(({ id }) => id === message.answer);
    if (sent === undefined) return;
    if ('n' in message) this.#accepted(sent, message.n);
    else if (isToBeRepeated(message)) this.#retry(sent, () => this.#sent.includes(sent));
    else this.#refused(sent, message.refusal, message.snapshot);
    this.changes.notify();
  }

  #hasRules({ settings }: Snapshot): boolean {
    const { rules } = this.#services;
    return rules === undefined || rules.loaded(settings.game) !== undefined;
  }

  /** Updates that arrive in the meantime are asked for again. */
  #loadRules({ settings }: Snapshot): void {
    this.#isSyncing = true;
    void this.#services.rules?.load(settings.game).then((rules) => {
      if (rules !== undefined) this.#watch('since');
      else this.#services.clock.later(RETRY_MILLISECONDS, () => this.#watch('since'));
      return rules;
    });
  }

  #restore({ snapshot, stretches, said }: SavedCopy): void {
    const rules = this.#services.rules?.loaded(snapshot.settings.game);
    if (rules !== undefined) this.copy = { snapshot, transitions: fromEventRuns(rules, stretches), chat: said };
  }

  #show(snapshot: Snapshot, legal?: Legal, history?: MatchHistory): void {
    const copy = this.copy === null ? makeCopy(snapshot, legal) : replaceSnapshot(this.copy, snapshot, legal);
    const rules = this.#services.rules?.loaded(snapshot.settings.game);
    this.copy = history === undefined || rules === undefined ? copy : withHistory(copy, history, rules);
    this.connection = 'live';
  }

  /** Undefined where the copy has diverged: the update does not apply, shows another viewer's view, or has another hash. */
  #apply(known: TableCopy, update: UpdateMessage): TableCopy | undefined {
    try {
      const next = this.#fold(known, update);
      const { view, as } = next.snapshot;
      if (view !== null && view.viewer !== as) return undefined;
      return update.hash === undefined || update.hash === viewHash(view) ? next : undefined;
    } catch {
      return undefined;
    }
  }

  #fold(known: TableCopy, update: UpdateMessage): TableCopy {
    const { rules } = this.#services;
    if (rules === undefined) return applyWholeView(known, update);
    const ofGame = rules.loaded(known.snapshot.settings.game);
    if (ofGame === undefined) throw new Error('a table was shown before its rules were loaded');
    return applyUpdate(known, { n: update.n, changes: changesOf(update) }, ofGame);
  }

  /** Resuming by whole views is not worth it: each update is a whole view anyway. */
  #watch(what: 'since' | 'whole'): void {
    const follow = this.#services.rules === undefined ? 'views' : 'events';
    const known = what === 'since' && follow === 'events' ? this.copy?.snapshot : undefined;
    this.#isSyncing = true;
    this.#services.send({
      type: 'watch',
      table: this.id,
      follow,
      ...(known === undefined ? {} : { since: { as: known.as, n: known.n } }),
      // Whoever folds events can tell the whole match, also to a reader who came late.
      ...(follow === 'events' ? { history: true } : {}),
    });
  }

  #sendCommand({ id, command, seen }: NumberedCommand): void {
    this.#services.send({ type: 'command', table: this.id, id, seen, command });
  }

  #retry(sent: NumberedCommand, isWanted: () => boolean): void {
    this.#services.clock.later(RETRY_MILLISECONDS, () => {
      if (isWanted()) this.#sendCommand(sent);
    });
  }

  #quietlyAnswered(sent: NumberedCommand, message: AnswerMessage): void {
    if (isToBeRepeated(message)) this.#retry(sent, () => this.#quiet === sent);
    else this.#quiet = undefined;
  }

  #accepted(sent: SentCommand, n: number): void {
    this.#sent = this.#sent.map((other) => (other === sent ? { ...sent, n } : other));
    // A number in another audience's sequence cannot be compared.
    const { as, n: reached = 0 } = this.copy?.snapshot ?? {};
    this.#settleAccepted((accepted) => sent.as !== as || accepted <= reached);
  }

  #refused(sent: SentCommand, refusal: Refusal, snapshot: Snapshot | undefined): void {
    this.#sent = this.#sent.filter((other) => other !== sent);
    // A refusal's snapshot does not say what is legal, which a client that follows by whole views needs.
    if (this.#services.rules === undefined) this.#watch('whole');
    // Shown at once, the refusal's snapshot would skip events that the log must tell: what is missing is asked for.
    else if (snapshot !== undefined && this.#isNews(snapshot)) this.#watch('whole');
    sent.settle({ accepted: false, refusal });
  }

  #isNews({ as, n, view }: Snapshot): boolean {
    const known = this.copy?.snapshot;
    if (known === undefined || known.as !== as) return true;
    return n > known.n || (n === known.n && !sameJson(view, known.view));
  }

  /** A sender that awaits an accepted command finds its effect in the copy. */
  #settleAccepted(hasArrived: (n: number) => boolean): void {
    const settled = this.#sent.filter(({ n }) => n !== undefined && hasArrived(n));
    if (settled.length === 0) return;
    this.#sent = this.#sent.filter((sent) => !settled.includes(sent));
    for (const { settle } of settled) settle({ accepted: true });
  }

  #lose(): void {
    this.connection = 'gone';
    this.copy = null;
    for (const { settle } of this.#sent) settle({ accepted: false, refusal: { code: 'no-such-table' } });
    this.#sent = [];
  }
}
