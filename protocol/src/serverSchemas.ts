import type { Fact, GameTypes, Refusal } from '@miaou/kit';
import type { Change, Handover, Legal, SeatFacts, Snapshot } from '@miaou/table';
import * as v from 'valibot';
import {
  bytes32Schema,
  commandIdSchema,
  loudnessSchema,
  type MakeObject,
  makeSettingsSchema,
  personIdSchema,
  recordingSchema,
  seatSchema,
  tableIdSchema,
  viewerSchema,
  wordSchema,
} from './clientSchemas.js';
import { REACTIONS } from './reactions.js';
import type { AnswerMessage, LobbyTable, ServerMessage, UpdateMessage } from './serverMessages.js';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const factSchema: v.GenericSchema<unknown, Fact> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.lazy(() => factSchema)),
]);

const refusalSchema: v.GenericSchema<unknown, Refusal> = v.objectWithRest({ code: v.string() }, factSchema);

/** Views, events, moves and orders belong to their game; only the fields that all games share are checked. */
const shownViewSchema: v.GenericSchema<unknown, GameTypes['view']> = v.looseObject({
  viewer: viewerSchema,
  toMove: v.array(seatSchema),
});
const viewSchema: v.GenericSchema<unknown, GameTypes['view'] | null> = v.nullable(shownViewSchema);
const typedSchema = v.looseObject({ type: v.string() });
const orderSchema = v.nullable(v.record(v.string(), v.unknown()));
const legalSchema: v.GenericSchema<unknown, Legal> = v.union([v.literal('roll'), v.array(typedSchema)]);

const stageSchema = v.picklist(['gathering', 'playing', 'paused', 'over', 'closed']);

const votesSchema = v.record(v.string(), v.record(v.string(), seatSchema));
const makeContestSchema = (object: MakeObject) => object({ meows: v.record(v.string(), loudnessSchema) });
const makeSealsSchema = (object: MakeObject) =>
  object({
    house: bytes32Schema,
    seats: v.record(v.string(), bytes32Schema),
    opening: v.exactOptional(v.literal(true)),
  });
const deadlinesSchema = v.record(v.string(), v.number());
const awaySchema = v.record(v.string(), v.nullable(v.number()));
const wishSchema = v.picklist(['undo', 'pause', 'resume', 'rematch']);

type ChangeSchemas = { readonly [T in Change['type']]: v.GenericSchema<unknown, Extract<Change, { type: T }>> };

type ServerMessageSchemas = {
  readonly [T in ServerMessage['type']]: v.GenericSchema<unknown, Extract<ServerMessage, { type: T }>>;
};

const makeSeatFactsSchema = (object: MakeObject): v.GenericSchema<unknown, SeatFacts> =>
  v.union([
    object({
      person: personIdSchema,
      name: v.string(),
      standIn: v.exactOptional(v.picklist(['timedOut', 'left', 'resigned', 'away'])),
    }),
    object({ bot: v.string() }),
    object({ person: v.exactOptional(v.never()), bot: v.exactOptional(v.never()) }),
  ]);

const makeHandoversSchema = (object: MakeObject): v.GenericSchema<unknown, readonly Handover[]> =>
  v.array(
    object({ seat: seatSchema, after: count, name: v.exactOptional(v.string()), bot: v.exactOptional(v.string()) }),
  );

const makePendingWishSchema = (object: MakeObject) =>
  object({
    wish: wishSchema,
    seat: seatSchema,
    agreed: v.array(seatSchema),
    until: v.exactOptional(v.number()),
    change: v.exactOptional(v.literal(true)),
  });

/** A newer server may know more presets; a client shows those by their names. */
const makeSayingSchema = (object: MakeObject) =>
  v.union([object({ text: v.string() }), object({ preset: v.string() })]);

/** One schema for each change; leaving one out does not compile. */
const makeChangeSchemas = (object: MakeObject) =>
  ({
    events: object({ type: v.literal('events'), events: v.array(typedSchema) }),
    view: object({ type: v.literal('view'), view: viewSchema }),
    seats: object({
      type: v.literal('seats'),
      host: v.nullable(personIdSchema),
      seats: v.array(makeSeatFactsSchema(object)),
      handovers: v.exactOptional(makeHandoversSchema(object)),
    }),
    settings: object({ type: v.literal('settings'), settings: makeSettingsSchema(object) }),
    stage: object({ type: v.literal('stage'), stage: stageSchema, match: count }),
    votes: object({ type: v.literal('votes'), votes: votesSchema }),
    contest: object({ type: v.literal('contest'), contest: v.nullable(makeContestSchema(object)) }),
    seals: object({ type: v.literal('seals'), seals: v.nullable(makeSealsSchema(object)) }),
    wish: object({
      type: v.literal('wish'),
      wish: v.nullable(makePendingWishSchema(object)),
      granted: v.exactOptional(wishSchema),
    }),
    deadlines: object({ type: v.literal('deadlines'), deadlines: deadlinesSchema }),
    away: object({ type: v.literal('away'), away: awaySchema }),
    order: object({ type: v.literal('order'), order: orderSchema }),
    said: object({
      type: v.literal('said'),
      at: v.number(),
      person: personIdSchema,
      name: v.string(),
      saying: makeSayingSchema(object),
    }),
  }) satisfies ChangeSchemas;

const makeSnapshotSchema = (object: MakeObject): v.GenericSchema<unknown, Snapshot> =>
  object({
    table: tableIdSchema,
    as: viewerSchema,
    n: count,
    match: count,
    host: v.nullable(personIdSchema),
    settings: makeSettingsSchema(object),
    seats: v.array(makeSeatFactsSchema(object)),
    stage: stageSchema,
    votes: v.exactOptional(votesSchema),
    contest: v.exactOptional(makeContestSchema(object)),
    seals: v.exactOptional(makeSealsSchema(object)),
    wish: v.exactOptional(makePendingWishSchema(object)),
    deadlines: v.exactOptional(deadlinesSchema),
    away: v.exactOptional(awaySchema),
    order: v.exactOptional(v.record(v.string(), v.unknown())),
    handovers: v.exactOptional(makeHandoversSchema(object)),
    view: viewSchema,
  });

const makeUpdateSchema = (object: MakeObject, changes: ChangeSchemas): v.GenericSchema<unknown, UpdateMessage> =>
  object({
    on: v.exactOptional(count),
    n: count,
    events: v.exactOptional(v.array(typedSchema)),
    changes: v.exactOptional(
      v.array(v.variant('type', Object.values(changes) as never) as v.GenericSchema<unknown, Change>),
    ),
    view: v.exactOptional(viewSchema),
    legal: v.exactOptional(legalSchema),
    hash: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))),
  });

const makeAnswerSchema = (object: MakeObject): v.GenericSchema<unknown, AnswerMessage> =>
  v.union([
    object({ answer: commandIdSchema, n: count }),
    object({
      answer: commandIdSchema,
      refusal: refusalSchema,
      snapshot: v.exactOptional(makeSnapshotSchema(object)),
    }),
  ]);

const makeLobbyTableSchema = (object: MakeObject): v.GenericSchema<unknown, LobbyTable> =>
  object({
    table: tableIdSchema,
    settings: makeSettingsSchema(object),
    stage: stageSchema,
    seated: count,
    bots: count,
    watching: count,
    host: v.nullable(v.string()),
    seats: v.array(object({ name: v.exactOptional(v.nullable(v.string())), bot: v.exactOptional(v.string()) })),
  });

/** What passes between people at a table, and is not kept. */
const makeSignSchemas = (object: MakeObject) => ({
  presence: object({
    type: v.literal('presence'),
    table: tableIdSchema,
    present: v.array(personIdSchema),
    watching: count,
    programs: v.exactOptional(v.array(personIdSchema)),
  }),
  reaction: object({
    type: v.literal('reaction'),
    table: tableIdSchema,
    person: personIdSchema,
    reaction: v.picklist(REACTIONS),
  }),
  pointed: object({ type: v.literal('pointed'), table: tableIdSchema, person: personIdSchema, at: wordSchema }),
  recording: object({
    type: v.literal('recording'),
    table: tableIdSchema,
    person: personIdSchema,
    audio: recordingSchema,
  }),
});

/** One schema for each message; leaving one out does not compile. */
const makeMessageSchemas = (object: MakeObject) =>
  ({
    welcome: object({
      type: v.literal('welcome'),
      protocol: count,
      me: object({ person: personIdSchema, name: v.string() }),
      now: v.number(),
    }),
    watching: object({
      type: v.literal('watching'),
      on: v.exactOptional(count),
      snapshot: makeSnapshotSchema(object),
      legal: v.exactOptional(legalSchema),
      history: v.exactOptional(object({ view: shownViewSchema, events: v.array(typedSchema) })),
    }),
    resumed: object({
      type: v.literal('resumed'),
      table: tableIdSchema,
      on: v.exactOptional(count),
      as: viewerSchema,
      from: count,
    }),
    unwatched: object({
      type: v.literal('unwatched'),
      table: tableIdSchema,
      reason: v.picklist(['asked', 'gone', 'failed']),
    }),
    ...makeSignSchemas(object),
    lobby: object({ type: v.literal('lobby'), tables: v.array(makeLobbyTableSchema(object)) }),
    pong: object({ type: v.literal('pong'), token: count, now: v.number() }),
    error: object({ type: v.literal('error'), refusal: refusalSchema }),
  }) satisfies ServerMessageSchemas;

const makeServerSchemas = (object: MakeObject) => {
  const changes = makeChangeSchemas(object);
  return {
    changes,
    update: makeUpdateSchema(object, changes),
    answer: makeAnswerSchema(object),
    messages: makeMessageSchemas(object),
  };
};

type ServerSchemas = ReturnType<typeof makeServerSchemas>;

/** Exactly what a server sends: an unknown field is refused, so that a test finds whatever leaks into a message. */
export const exactServerSchemas: ServerSchemas = /* @__PURE__ */ makeServerSchemas(v.strictObject);

/** What a client reads: fields that a newer server has added are ignored. */
export const tolerantServerSchemas: ServerSchemas = /* @__PURE__ */ makeServerSchemas(
  v.looseObject as unknown as MakeObject,
);

/** The schema of anything that a server sends; the fields that a message has tell which one it is. */
export const schemaOf = (message: object, { answer, update, messages }: ServerSchemas): v.GenericSchema | undefined => {
  if ('answer' in message) return answer;
  if (!('type' in message)) return update;
  const { type } = message;
  const isKnown = typeof type === 'string' && Object.hasOwn(messages, type);
  return isKnown ? messages[type as ServerMessage['type']] : undefined;
};
