import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientMessageSchemas, commandSchemas, exactServerSchemas } from '@miaou/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { GAMES } from '../gameFolders.mjs';
import { TypeSchemas } from './typeSchemas.mjs';

/** @typedef {import('./typeSchemas.mjs').Schema} Schema */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const RECORD_TYPES = join(ROOT, 'games/kit/src/record.ts');

/** Where they are published. */
export const FOLDER = 'docs/schemas';

/** @param {string} name */
const reference = (name) => ({ $ref: `#/$defs/${name}` });

/** @param {string} game */
const typesFile = (game) => join(ROOT, 'games', game, 'src', 'types.ts');

/**
 * In a record and in messages what is left out has its default.
 * @param {Schema} options
 * @returns {Schema}
 */
const written = (options) => ({ ...options, required: ['seats'] });

/**
 * A move with the seat that made it. `move` is one object, or several of which one holds, by name or written out.
 * @param {Schema} move
 * @param {Record<string, Schema>} named
 * @returns {Schema}
 */
const recorded = (move, named) => {
  const name = typeof move['$ref'] === 'string' ? move['$ref'].replace('#/$defs/', '') : undefined;
  if (name !== undefined) return recorded(named[name] ?? {}, named);
  const { anyOf } = /** @type {{ anyOf?: readonly Schema[] }} */ (move);
  if (anyOf !== undefined) return { anyOf: anyOf.map((one) => recorded(one, named)) };
  const { properties, required } = /** @type {{ properties: Schema, required: readonly string[] }} */ (move);
  const seat = { type: 'integer', minimum: 0, maximum: 15 };
  return { ...move, properties: { seat, ...properties }, required: ['seat', ...required] };
};

/**
 * Everything of one game: its records first of all.
 * @param {string} game
 * @returns {Schema}
 */
const gameSchema = (game) => {
  const file = typesFile(game);
  const types = new TypeSchemas([file, RECORD_TYPES]);
  const name = [...types.exportsOf(file).keys()].find((known) => known.endsWith('Types'));
  if (name === undefined) throw new Error(`${file} exports no interface of its types`);
  const { options, deal, move, event, view, result, state } = types.fieldsOf(file, name);
  const notes = types.fieldsOf(RECORD_TYPES, 'RecordNotes');
  const { named } = types;
  const optionsName = String(options?.['$ref']).replace('#/$defs/', '');
  return {
    $schema: DIALECT,
    $id: `urn:miaou:${game}`,
    title: `Records, moves, events, views and states of ${game}`,
    ...reference('record'),
    $defs: {
      record: {
        description:
          'A whole match. A reader ignores what it does not know beside these fields, and refuses it inside a move.',
        type: 'object',
        properties: {
          format: { const: 'miaou-record/1' },
          game: { const: game },
          rules: {
            description: 'Absent in records of the first version.',
            type: 'string',
            pattern: `^${game}/[1-9]\\d*$`,
          },
          options: reference('writtenOptions'),
          deal: reference('deal'),
          moves: { type: 'array', items: reference('recordedMove') },
          result: { description: 'Absent while the match is unfinished.', ...reference('result') },
          ...notes,
        },
        required: ['format', 'game', 'options', 'deal', 'moves'],
      },
      writtenOptions: written(named[optionsName] ?? {}),
      recordedMove: recorded(move ?? {}, named),
      deal,
      move,
      event,
      view,
      result,
      state,
      ...named,
    },
  };
};

/**
 * Of the library's own making, but for what only the games know: there any object will do.
 * @param {string} id
 * @param {string} title
 * @param {readonly v.GenericSchema[]} schemas
 * @param {Record<string, v.GenericSchema>} definitions
 * @returns {Schema}
 */
const messageSchema = (id, title, schemas, definitions) => {
  const { $schema: _, ...schema } = toJsonSchema(v.union(schemas), {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    definitions,
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? { type: 'object' } : undefined),
  });
  return { $schema: DIALECT, $id: `urn:miaou:${id}`, title, ...schema };
};

/** @param {Schema} schema */
const text = (schema) => `${JSON.stringify(schema, null, 2)}\n`;

/**
 * All published schemas as files.
 * @returns {readonly { readonly path: string, readonly schema: Schema, readonly text: string }[]}
 */
export const schemaFiles = () => {
  const { messages, answer, update, changes } = exactServerSchemas;
  const fromClient = messageSchema('client-messages', 'What a client sends', Object.values(clientMessageSchemas), {
    ...commandSchemas,
  });
  const fromServer = messageSchema(
    'server-messages',
    'What a server sends',
    [...Object.values(messages), answer, update],
    { ...changes },
  );
  return [
    ...GAMES.map((game) => ({ path: `${FOLDER}/${game}.json`, schema: gameSchema(game) })),
    { path: `${FOLDER}/client-messages.json`, schema: fromClient },
    { path: `${FOLDER}/server-messages.json`, schema: fromServer },
  ].map((file) => ({ ...file, text: text(file.schema) }));
};
