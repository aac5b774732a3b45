import type { Fact, GameTypes, Refusal } from '@miaou/kit';
import type { Change, Legal, SeatFacts, Snapshot } from '@miaou/table';
import * as v from 'valibot';
import type { AnswerMessage, LobbyTable, ServerMessage, UpdateMessage } from './fromServer.js';
import { commandIdSchema, personIdSchema, seatSchema, settingsSchema, tableIdSchema, viewerSchema } from './schemas.js';
import { PRESETS, REACTIONS } from './talk.js';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const factSchema: v.GenericSchema<unknown, Fact> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.lazy(() => factSchema)),
]);

const refusalSchema: v.GenericSchema<unknown, Refusal> = v.objectWithRest({ code: v.string() }, factSchema);

/** Views, events, moves and orders are their game's own; here only what all games share is known. */
const viewSchema: v.GenericSchema<unknown, GameTypes['view'] | null> = v.nullable(
  v.looseObject({ viewer: viewerSchema, toMove: v.array(seatSchema) }),
);
const typedSchema = v.looseObject({ type: v.string() });
const orderSchema = v.nullable(v.record(v.string(), v.unknown()));
const legalSchema: v.GenericSchema<unknown, Legal> = v.union([v.literal('roll'), v.array(typedSchema)]);

const stageSchema = v.picklist(['gathering', 'playing', 'paused', 'over']);

const seatFactsSchema: v.GenericSchema<unknown, SeatFacts> = v.union([
  v.strictObject({}),
  v.strictObject({
    person: personIdSchema,
    name: v.string(),
    standIn: v.exactOptional(v.picklist(['timedOut', 'left', 'resigned'])),
  }),
  v.strictObject({ bot: v.string() }),
]);

const votesSchema = v.record(v.string(), v.record(v.string(), seatSchema));
const deadlinesSchema = v.record(v.string(), v.number());
const wishSchema = v.picklist(['undo', 'pause', 'resume']);
const pendingWishSchema = v.strictObject({ wish: wishSchema, seat: seatSchema, agreed: v.array(seatSchema) });
const sayingSchema = v.union([v.strictObject({ text: v.string() }), v.strictObject({ preset: v.picklist(PRESETS) })]);

type ChangeSchemas = { readonly [T in Change['type']]: v.GenericSchema<unknown, Extract<Change, { type: T }>> };

/** One schema for each change; leaving one out does not compile. */
export const changeSchemas = {
  events: v.strictObject({ type: v.literal('events'), events: v.array(typedSchema) }),
  view: v.strictObject({ type: v.literal('view'), view: viewSchema }),
  seats: v.strictObject({
    type: v.literal('seats'),
    host: v.nullable(personIdSchema),
    seats: v.array(seatFactsSchema),
  }),
  settings: v.strictObject({ type: v.literal('settings'), settings: settingsSchema }),
  stage: v.strictObject({ type: v.literal('stage'), stage: stageSchema, match: count }),
  votes: v.strictObject({ type: v.literal('votes'), votes: votesSchema }),
  wish: v.strictObject({
    type: v.literal('wish'),
    wish: v.nullable(pendingWishSchema),
    granted: v.exactOptional(wishSchema),
  }),
  deadlines: v.strictObject({ type: v.literal('deadlines'), deadlines: deadlinesSchema }),
  order: v.strictObject({ type: v.literal('order'), order: orderSchema }),
  said: v.strictObject({
    type: v.literal('said'),
    at: v.number(),
    person: personIdSchema,
    name: v.string(),
    saying: sayingSchema,
  }),
} satisfies ChangeSchemas;

const changeSchema = v.variant('type', Object.values(changeSchemas) as never) as v.GenericSchema<unknown, Change>;

const snapshotSchema: v.GenericSchema<unknown, Snapshot> = v.strictObject({
  table: tableIdSchema,
  as: viewerSchema,
  n: count,
  match: count,
  host: v.nullable(personIdSchema),
  settings: settingsSchema,
  seats: v.array(seatFactsSchema),
  stage: stageSchema,
  votes: v.exactOptional(votesSchema),
  wish: v.exactOptional(pendingWishSchema),
  deadlines: v.exactOptional(deadlinesSchema),
  order: v.exactOptional(v.record(v.string(), v.unknown())),
  view: viewSchema,
});

const lobbyTableSchema: v.GenericSchema<unknown, LobbyTable> = v.strictObject({
  table: tableIdSchema,
  settings: settingsSchema,
  stage: stageSchema,
  seated: count,
  bots: count,
  watching: count,
  host: v.nullable(v.string()),
});

export const updateSchema: v.GenericSchema<unknown, UpdateMessage> = v.strictObject({
  on: v.exactOptional(count),
  n: count,
  events: v.exactOptional(v.array(typedSchema)),
  changes: v.exactOptional(v.array(changeSchema)),
  view: v.exactOptional(viewSchema),
  legal: v.exactOptional(legalSchema),
  hash: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))),
});

export const answerSchema: v.GenericSchema<unknown, AnswerMessage> = v.union([
  v.strictObject({ answer: commandIdSchema, n: count }),
  v.strictObject({ answer: commandIdSchema, refusal: refusalSchema, snapshot: v.exactOptional(snapshotSchema) }),
]);

type ServerMessageSchemas = {
  readonly [T in ServerMessage['type']]: v.GenericSchema<unknown, Extract<ServerMessage, { type: T }>>;
};

/** One schema for each message; leaving one out does not compile. */
export const serverMessageSchemas = {
  welcome: v.strictObject({
    type: v.literal('welcome'),
    protocol: count,
    me: v.strictObject({ person: personIdSchema, name: v.string() }),
    now: v.number(),
  }),
  watching: v.strictObject({
    type: v.literal('watching'),
    on: v.exactOptional(count),
    snapshot: snapshotSchema,
    legal: v.exactOptional(legalSchema),
  }),
  resumed: v.strictObject({
    type: v.literal('resumed'),
    table: tableIdSchema,
    on: v.exactOptional(count),
    as: viewerSchema,
    from: count,
  }),
  unwatched: v.strictObject({
    type: v.literal('unwatched'),
    table: tableIdSchema,
    reason: v.picklist(['asked', 'gone', 'failed']),
  }),
  presence: v.strictObject({
    type: v.literal('presence'),
    table: tableIdSchema,
    present: v.array(personIdSchema),
    watching: count,
  }),
  reaction: v.strictObject({
    type: v.literal('reaction'),
    table: tableIdSchema,
    person: personIdSchema,
    reaction: v.picklist(REACTIONS),
  }),
  lobby: v.strictObject({ type: v.literal('lobby'), tables: v.array(lobbyTableSchema) }),
  pong: v.strictObject({ type: v.literal('pong'), token: count, now: v.number() }),
  error: v.strictObject({ type: v.literal('error'), refusal: refusalSchema }),
} satisfies ServerMessageSchemas;

/** The schema of anything that a server sends; which one it is shows by the fields that it has. */
export const schemaOf = (message: object): v.GenericSchema | undefined => {
  if ('answer' in message) return answerSchema;
  if (!('type' in message)) return updateSchema;
  const { type } = message;
  const isKnown = typeof type === 'string' && Object.hasOwn(serverMessageSchemas, type);
  return isKnown ? serverMessageSchemas[type as ServerMessage['type']] : undefined;
};
