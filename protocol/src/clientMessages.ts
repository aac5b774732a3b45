import { isJsonObject, type Viewer } from '@miaou/kit';
import type { Command, CommandId, TableId } from '@miaou/table';
import * as v from 'valibot';
import {
  commandIdSchema,
  commandSchemas,
  recordingSchema,
  tableIdSchema,
  viewerSchema,
  wordSchema,
} from './clientSchemas.js';
import { REACTIONS, type Reaction } from './reactions.js';

/** How a client wants to follow a table: by events that it folds over the view, or by whole views, which need no knowledge of the game. */
export type Following = 'events' | 'views';

/** What a client has seen of a table: the number of the newest update, and as whom. Each audience has numbers of its own. */
export interface Seen {
  readonly as: Viewer;
  readonly n: number;
}

/** Everything that a client can send over a socket. */
export type ClientMessage =
  | { readonly type: 'hello'; readonly protocol: number }
  | {
      readonly type: 'watch';
      readonly table: TableId;
      readonly follow: Following;
      readonly since?: Seen;
      readonly history?: boolean;
    }
  | { readonly type: 'unwatch'; readonly table: TableId }
  | {
      readonly type: 'command';
      readonly table: TableId;
      readonly id: CommandId;
      readonly seen: number;
      readonly command: Command;
    }
  | { readonly type: 'react'; readonly table: TableId; readonly reaction: Reaction }
  /** A sign for the fellows of one's side. `at` is what the game calls the place. */
  | { readonly type: 'point'; readonly table: TableId; readonly at: string }
  /** A meow of one's own, while it is asked who meows best: sound in base64. */
  | { readonly type: 'recording'; readonly table: TableId; readonly audio: string }
  | { readonly type: 'lobby'; readonly on: boolean }
  | { readonly type: 'ping'; readonly token: number };

const sequenceNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

const everyCommand = v.variant('type', Object.values(commandSchemas) as never) as v.GenericSchema<unknown, Command>;

const isKnownCommand = (raw: unknown): raw is { readonly type: Command['type'] } =>
  isJsonObject(raw) && typeof raw['type'] === 'string' && Object.hasOwn(commandSchemas, raw['type']);

/** A variant tries its options in turn, which costs as much as all other checks of a message; so known types are looked up. */
const anyCommand = v.lazy(
  (raw): v.GenericSchema<unknown, Command> => (isKnownCommand(raw) ? commandSchemas[raw.type] : everyCommand),
);

type ClientMessageSchemas = {
  readonly [T in ClientMessage['type']]: v.GenericSchema<unknown, Extract<ClientMessage, { type: T }>>;
};

/** One schema for each message; leaving one out does not compile. */
export const clientMessageSchemas = {
  hello: v.strictObject({ type: v.literal('hello'), protocol: sequenceNumber }),
  watch: v.strictObject({
    type: v.literal('watch'),
    table: tableIdSchema,
    follow: v.picklist(['events', 'views']),
    since: v.exactOptional(v.strictObject({ as: viewerSchema, n: sequenceNumber })),
    history: v.exactOptional(v.boolean()),
  }),
  unwatch: v.strictObject({ type: v.literal('unwatch'), table: tableIdSchema }),
  command: v.strictObject({
    type: v.literal('command'),
    table: tableIdSchema,
    id: commandIdSchema,
    seen: sequenceNumber,
    command: anyCommand,
  }),
  react: v.strictObject({
    type: v.literal('react'),
    table: tableIdSchema,
    reaction: v.picklist(REACTIONS),
  }),
  point: v.strictObject({ type: v.literal('point'), table: tableIdSchema, at: wordSchema }),
  recording: v.strictObject({
    type: v.literal('recording'),
    table: tableIdSchema,
    audio: recordingSchema,
  }),
  lobby: v.strictObject({ type: v.literal('lobby'), on: v.boolean() }),
  ping: v.strictObject({ type: v.literal('ping'), token: sequenceNumber }),
} satisfies ClientMessageSchemas;
