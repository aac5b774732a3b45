import type { JsonObject, Seat } from '@miaou/kit';
import { type Command, commandId, personId, type Settings, tableId } from '@miaou/table';
import * as v from 'valibot';
import { PRESETS } from './chat.js';
import { COMMAND_ID_PATTERN, ID_PATTERN } from './ids.js';
import { LIMITS } from './limits.js';

const idText = v.pipe(v.string(), v.regex(ID_PATTERN));

export const tableIdSchema = v.pipe(idText, v.transform(tableId));
export const personIdSchema = v.pipe(idText, v.transform(personId));
export const commandIdSchema = v.pipe(v.string(), v.regex(COMMAND_ID_PATTERN), v.transform(commandId));

export const seatSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(LIMITS.seats - 1),
  v.transform((index) => index as Seat),
);

/** An audience. */
export const viewerSchema = v.union([v.literal('spectator'), seatSchema]);

/** How loud a meow is. */
export const loudnessSchema = v.picklist([1, 2, 3]);

/** A short sound, as base64. What it says only the browsers find out that play it. */
export const recordingSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.recordingLetters),
  v.regex(/^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
);

/** A seal or a share: 32 bytes. */
export const bytes32Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const wordSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/));

/** A document whose fields only its game knows. The limits of a frame bound its size and depth; the game refuses unknown fields. */
const documentSchema = v.custom<JsonObject>(
  (raw) => typeof raw === 'object' && raw !== null && !Array.isArray(raw),
  'an object',
);

const countedNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const partsSchema = v.pipe(
  v.record(wordSchema, v.union([v.picklist(['chance', 'vote', 'meow']), seatSchema])),
  v.check((parts) => Object.keys(parts).length <= 4, 'at most four parts'),
);

/** Makes the schema of an object: either one that refuses unknown fields, or one that ignores them. */
export type MakeObject = typeof v.strictObject;

const clockSchema = (object: MakeObject) =>
  v.variant('kind', [
    object({ kind: v.literal('none') }),
    object({ kind: v.literal('perMove'), seconds: countedNumber(5, 3600) }),
    object({ kind: v.literal('bank'), seconds: countedNumber(10, 7200), increment: countedNumber(0, 300) }),
    object({ kind: v.literal('days'), days: countedNumber(1, 30) }),
  ]);

export const makeSettingsSchema = (object: MakeObject) =>
  object({
    game: wordSchema,
    seats: countedNumber(2, LIMITS.seats),
    options: documentSchema,
    parts: partsSchema,
    clock: clockSchema(object),
    access: object({ join: v.picklist(['public', 'link', 'closed']), watch: v.picklist(['anyone', 'seated']) }),
    away: v.exactOptional(v.picklist(['auto', 'ask'])),
    botSeats: v.exactOptional(v.picklist(['open', 'kept'])),
    rolls: v.exactOptional(v.picklist(['player', 'table'])),
  }) satisfies v.GenericSchema<unknown, Settings>;

/** The settings that a host may choose for a table. */
export const settingsSchema = /* @__PURE__ */ makeSettingsSchema(v.strictObject);

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
  meow: v.strictObject({ type: v.literal('meow'), loud: loudnessSchema }),
  seal: v.strictObject({ type: v.literal('seal'), seal: bytes32Schema }),
  unseal: v.strictObject({ type: v.literal('unseal'), share: bytes32Schema }),
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
  standIn: v.strictObject({ type: v.literal('standIn'), seat: seatSchema }),
  rematch: v.strictObject({ type: v.literal('rematch'), change: v.exactOptional(v.literal(true)) }),
  setUp: v.strictObject({ type: v.literal('setUp') }),
  say: v.strictObject({ type: v.literal('say'), saying: sayingSchema }),
} satisfies CommandSchemas;
