import { gameById } from '@miaou/games';
import type { Game } from '@miaou/kit';
import type { ClientMessage, Me } from '@miaou/protocol';
import type { Clock } from '../../link/clock';
import { Conversation } from '../conversation';
import type { FollowedTable } from '../followedTable';
import type { SavedCopy } from '../savedCopy';
import { type FakeServer, type ServerLine, TABLE } from './fakeServer';

let marks = 0;

/** A page whose line the test holds in its hands: nothing is delivered but by `flush` and `step`. */
export class FakeClient {
  readonly toServer: ClientMessage[] = [];
  readonly conversation: Conversation;
  readonly table: FollowedTable;
  readonly welcomes: Me[] = [];
  isOutdated = false;
  /** False while the rules of games are still on their way. */
  hasRules = true;
  rules: Promise<Game | undefined> = Promise.resolve(undefined);
  /** The games whose rules were asked for. */
  readonly asked: string[] = [];
  line: ServerLine | undefined;

  constructor(
    readonly server: FakeServer,
    readonly me: Me,
    clock: Clock,
    saved?: SavedCopy,
  ) {
    marks += 1;
    this.conversation = new Conversation({
      clock,
      mark: `m${marks}`,
      followerOf: (id) => (this.hasRules ? gameById(id) : undefined),
      loadFollower: (id) => {
        this.asked.push(id);
        return this.rules;
      },
      send: (message) => this.toServer.push(message),
      welcomed: (who) => this.welcomes.push(who),
      outdated: () => {
        this.isOutdated = true;
      },
    });
    this.table = this.conversation.follow(TABLE, saved);
  }

  open(): void {
    this.line = this.server.connect(this.me);
    this.conversation.opened();
  }

  /** Everything on its way is lost. */
  break(): void {
    if (this.line === undefined) return;
    this.server.lines.delete(this.line);
    this.line = undefined;
    this.toServer.length = 0;
    this.conversation.closed();
  }

  /** Delivers one message; false if there was none. */
  step(way: 'up' | 'down'): boolean {
    const { line } = this;
    if (line === undefined) return false;
    if (way === 'up') {
      const message = this.toServer.shift();
      if (message !== undefined) this.server.hear(line, structuredClone(message));
      return message !== undefined;
    }
    const message = line.toClient.shift();
    if (message !== undefined) this.conversation.heard(structuredClone(message));
    return message !== undefined;
  }

  flush(): void {
    while (this.step('up') || this.step('down'));
  }
}
