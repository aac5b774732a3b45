import type { JsonObject, Seat } from '@miaou/kit';
import { type Command, commandId, personId, type Settings, tableId } from '@miaou/table';
import * as v from 'valibot';
import { LIMITS } from './limits.js';
import { PRESETS } from './talk.js';

const MAX_SEATS = 5;

/** 128 bits in base64url. */
const idText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

export const tableIdSchema = v.pipe(idText, v.transform(tableId));
export const personIdSchema = v.pipe(idText, v.transform(personId));
export const commandIdSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]+$/),
  v.maxLength(LIMITS.commandIdLength),
  v.transform(commandId),
);

export const seatSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MAX_SEATS - 1),
  v.transform((index) => index as Seat),
);

/** An audience. */
export const viewerSchema = v.union([v.literal('spectator'), seatSchema]);

const wordSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/));

/** A document whose form only its game knows. The frame's own limits bound its size and depth; the game refuses what it does not know. */
const documentSchema = v.custom<JsonObject>(
  (raw) => typeof raw === 'object' && raw !== null && !Array.isArray(raw),
  'an object',
);

const countedNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const clockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('perMove'), seconds: countedNumber(5, 3600) }),
  v.strictObject({ kind: v.literal('bank'), seconds: countedNumber(10, 7200), increment: countedNumber(0, 300) }),
  v.strictObject({ kind: v.literal('days'), days: countedNumber(1, 30) }),
]);

const partsSchema = v.pipe(
  v.record(wordSchema, v.union([v.picklist(['chance', 'vote']), seatSchema])),
  v.check((parts) => Object.keys(parts).length <= 4, 'at most four parts'),
);

/** What a host may settle about a table. */
export const settingsSchema = v.strictObject({
  game: wordSchema,
  seats: countedNumber(2, MAX_SEATS),
  options: documentSchema,
  parts: partsSchema,
  clock: clockSchema,
  access: v.strictObject({ join: v.picklist(['public', 'link', 'closed']), watch: v.picklist(['anyone', 'seated']) }),
}) satisfies v.GenericSchema<unknown, Settings>;

const sayingSchema = v.union([v.strictObject({ text: v.string() }), v.strictObject({ preset: v.picklist(PRESETS) })]);

type CommandSchemas = { readonly [T in Command['type']]: v.GenericSchema<unknown, Extract<Command, { type: T }>> };

/** One schema for each command; leaving one out does not compile. */
export const commandSchemas = {
  configure: v.strictObject({ type: v.literal('configure'), settings: settingsSchema }),
  sit: v.strictObject({ type: v.literal('sit'), seat: v.exactOptional(seatSchema) }),
  standUp: v.strictObject({ type: v.literal('standUp') }),
  seatBot: v.strictObject({ type: v.literal('seatBot'), seat: seatSchema, bot: wordSchema }),
  removeBot: v.strictObject({ type: v.literal('removeBot'), seat: seatSchema }),
  sendAway: v.strictObject({ type: v.literal('sendAway'), person: personIdSchema, ban: v.boolean() }),
  vote: v.strictObject({ type: v.literal('vote'), part: wordSchema, choice: seatSchema }),
  start: v.strictObject({ type: v.literal('start') }),
  move: v.strictObject({ type: v.literal('move'), move: documentSchema }),
  roll: v.strictObject({ type: v.literal('roll') }),
  order: v.strictObject({ type: v.literal('order'), order: documentSchema }),
  dropOrder: v.strictObject({ type: v.literal('dropOrder') }),
  ask: v.strictObject({ type: v.literal('ask'), wish: v.picklist(['undo', 'pause', 'resume']) }),
  agree: v.strictObject({ type: v.literal('agree') }),
  decline: v.strictObject({ type: v.literal('decline') }),
  resign: v.strictObject({ type: v.literal('resign') }),
  return: v.strictObject({ type: v.literal('return') }),
  rematch: v.strictObject({ type: v.literal('rematch') }),
  say: v.strictObject({ type: v.literal('say'), saying: sayingSchema }),
} satisfies CommandSchemas;
