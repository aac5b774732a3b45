import type { Refusal } from '@miaou/kit';
import type { AnswerMessage, ClientMessage, Reaction, ServerMessage, UpdateMessage } from '@miaou/protocol';
import type { Change, Command, CommandId, PersonId, Snapshot, TableId } from '@miaou/table';
import type { Clock } from '../link/clock';
import type { Follower } from '../link/legal';
import { stepsOfStretches, stretchesOf } from '../link/steps';
import { beginCopy, followCopy, replaceSnapshot, type TableCopy } from '../link/tableCopy';
import type { Answer, Connection, PendingCommand, Presence } from '../link/tableLink';
import { viewHash } from './hash';
import type { SavedCopy } from './savedCopy';

/** What a followed table needs around it. */
export interface FollowingServices {
  readonly clock: Clock;
  /** Sends where the line is open; otherwise nothing is lost, because whatever matters is sent again when it opens. */
  send(message: ClientMessage): void;
  /** What follows a game, if it is loaded. */
  followerOf(id: string): Pick<Follower, 'follow'> | undefined;
  /** Loads what follows a game, or nothing where there is no such game or no net. */
  loadFollower(id: string): Promise<Pick<Follower, 'follow'> | undefined>;
}

interface SentCommand extends PendingCommand {
  readonly id: CommandId;
  readonly seen: number;
  readonly as: Snapshot['as'] | undefined;
  readonly settle: (answer: Answer) => void;
  /** Accepted, and told in this update, which may be still on its way. */
  readonly n?: number;
}

/** Refusals that say nothing about whether the command was done. */
const UNSETTLED = new Set(['busy', 'stopping', 'storage-failed', 'say-hello-first']);

const RETRY_MILLISECONDS = 1_000;

const NOBODY: Presence = { present: [], watching: 0 };

const changesIn = ({ events, changes = [] }: UpdateMessage): readonly Change[] =>
  events === undefined ? changes : [{ type: 'events', events }];

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** One table as it is followed over a connection that may break at any moment. */
export class FollowedTable {
  connection: Connection = 'connecting';
  copy: TableCopy | null = null;
  presence: Presence = NOBODY;
  pending: readonly SentCommand[] = [];
  readonly changed = new Set<() => void>();
  readonly reactions = new Set<(person: PersonId, reaction: Reaction) => void>();
  /** The server was asked where the table is; until it answers, updates belong to something that is not known. */
  #isAsking = false;

  constructor(
    readonly id: TableId,
    private readonly services: FollowingServices,
    private readonly saved: SavedCopy | undefined,
  ) {}

  /** The line is open, and it is known who speaks over it. */
  begin(person: PersonId, isSomebodyElse: boolean): void {
    if (isSomebodyElse) this.copy = null;
    if (this.copy === null && this.saved?.person === person) this.#restore(this.saved);
    if (this.connection === 'gone') this.connection = 'connecting';
    this.#ask('since');
    for (const sent of this.pending) this.#sendCommand(sent);
    this.#tell();
  }

  broken(): void {
    if (this.connection === 'live') this.connection = 'lost';
    this.#isAsking = false;
    this.#dropTold(() => true);
    this.#tell();
  }

  command(id: CommandId, command: Command): Promise<Answer> {
    return new Promise((settle) => {
      const { n: seen = 0, as } = this.copy?.snapshot ?? {};
      const sent: SentCommand = { id, command, seen, as, settle };
      this.pending = [...this.pending, sent];
      this.#sendCommand(sent);
      this.#tell();
    });
  }

  /** Without its rules a table can neither be shown nor followed, so it waits for them. */
  watching({ snapshot }: Message<'watching'>): void {
    if (!this.#knows(snapshot)) return this.#learn(snapshot);
    this.#isAsking = false;
    this.#show(snapshot);
    this.#dropTold(() => true);
    this.#tell();
  }

  resumed({ as, from }: Message<'resumed'>): void {
    const known = this.copy?.snapshot;
    if (known === undefined || known.as !== as || from > known.n) return this.#ask('whole');
    this.#isAsking = false;
    this.connection = 'live';
    this.#tell();
  }

  unwatched({ reason }: Message<'unwatched'>): void {
    if (reason === 'asked') return;
    if (reason === 'failed') {
      this.connection = this.copy === null ? 'connecting' : 'lost';
      this.services.clock.later(RETRY_MILLISECONDS, () => this.#ask('since'));
    } else this.#lose();
    this.#tell();
  }

  seen({ present, watching }: Message<'presence'>): void {
    this.presence = { present, watching };
    this.#tell();
  }

  reacted({ person, reaction }: Message<'reaction'>): void {
    for (const hear of this.reactions) hear(person, reaction);
  }

  updated(update: UpdateMessage): void {
    const known = this.copy;
    if (known === null || this.#isAsking || update.n <= known.snapshot.n) return;
    if (update.n > known.snapshot.n + 1) return this.#ask('since');
    const next = this.#follow(known, update);
    if (next === undefined) return this.#ask('whole');
    if (!this.#knows(next.snapshot)) return this.#learn(next.snapshot);
    this.copy = next;
    this.#dropTold((n) => n <= update.n);
    this.#tell();
  }

  answered(message: AnswerMessage): void {
    const sent = this.pending.find(({ id }) => id === message.answer);
    if (sent === undefined) return;
    if ('n' in message) this.#accepted(sent, message.n);
    else if (UNSETTLED.has(message.refusal.code)) this.#retry(sent);
    else this.#refused(sent, message.refusal, message.snapshot);
    this.#tell();
  }

  /** What must be kept so that a reload finds the table as it was. */
  toSave(person: PersonId): SavedCopy | undefined {
    if (this.copy === null) return undefined;
    const { snapshot, steps, said } = this.copy;
    return { person, snapshot, stretches: stretchesOf(steps), said };
  }

  #knows({ settings }: Snapshot): boolean {
    return this.services.followerOf(settings.game) !== undefined;
  }

  /** What is told meanwhile is asked for again. */
  #learn({ settings }: Snapshot): void {
    this.#isAsking = true;
    void this.services.loadFollower(settings.game).then((game) => {
      if (game !== undefined) this.#ask('since');
      else this.services.clock.later(RETRY_MILLISECONDS, () => this.#ask('since'));
      return game;
    });
  }

  #restore({ snapshot, stretches, said }: SavedCopy): void {
    const game = this.services.followerOf(snapshot.settings.game);
    if (game !== undefined) this.copy = { snapshot, steps: stepsOfStretches(game, stretches), said };
  }

  #show(snapshot: Snapshot): void {
    this.copy = this.copy === null ? beginCopy(snapshot) : replaceSnapshot(this.copy, snapshot);
    this.connection = 'live';
  }

  /** Nothing where the copy went astray: it does not fold, is not this audience's, or has another hash than the server's. */
  #follow(known: TableCopy, update: UpdateMessage): TableCopy | undefined {
    const game = this.services.followerOf(known.snapshot.settings.game);
    if (game === undefined) return undefined;
    try {
      const next = followCopy(known, { n: update.n, changes: changesIn(update) }, game);
      const { view, as } = next.snapshot;
      if (view !== null && view.viewer !== as) return undefined;
      return update.hash === undefined || update.hash === viewHash(view) ? next : undefined;
    } catch {
      return undefined;
    }
  }

  #ask(what: 'since' | 'whole'): void {
    const known = what === 'since' ? this.copy?.snapshot : undefined;
    this.#isAsking = true;
    this.services.send({
      type: 'watch',
      table: this.id,
      follow: 'events',
      ...(known === undefined ? {} : { since: { as: known.as, n: known.n } }),
    });
  }

  #sendCommand({ id, command, seen }: SentCommand): void {
    this.services.send({ type: 'command', table: this.id, id, seen, command });
  }

  #retry(sent: SentCommand): void {
    this.services.clock.later(RETRY_MILLISECONDS, () => {
      if (this.pending.includes(sent)) this.#sendCommand(sent);
    });
  }

  #accepted(sent: SentCommand, n: number): void {
    this.pending = this.pending.map((other) => (other === sent ? { ...sent, n } : other));
    // A number of another audience's sequence says nothing here.
    const { as, n: reached = 0 } = this.copy?.snapshot ?? {};
    this.#dropTold((told) => sent.as !== as || told <= reached);
  }

  #refused(sent: SentCommand, refusal: Refusal, snapshot: Snapshot | undefined): void {
    this.pending = this.pending.filter((other) => other !== sent);
    if (snapshot !== undefined && this.#knows(snapshot) && !this.#isOlder(snapshot)) this.#show(snapshot);
    sent.settle({ accepted: false, refusal });
  }

  #isOlder({ as, n }: Snapshot): boolean {
    const known = this.copy?.snapshot;
    return known !== undefined && known.as === as && n < known.n;
  }

  /** Whoever waits for an accepted command finds it in the copy. */
  #dropTold(isPast: (n: number) => boolean): void {
    const past = this.pending.filter(({ n }) => n !== undefined && isPast(n));
    if (past.length === 0) return;
    this.pending = this.pending.filter((sent) => !past.includes(sent));
    for (const { settle } of past) settle({ accepted: true });
  }

  #lose(): void {
    this.connection = 'gone';
    this.copy = null;
    for (const { settle } of this.pending) settle({ accepted: false, refusal: { code: 'no-such-table' } });
    this.pending = [];
  }

  #tell(): void {
    for (const hear of this.changed) hear();
  }
}
