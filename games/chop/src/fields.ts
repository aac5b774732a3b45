import { accepted, isJsonObject, type JsonObject, type Parsed, refused, unknownField, wrongField } from '@miaou/kit';

/** Reads an object that has no fields but these. */
export const parseFields = (name: string, raw: unknown, known: readonly string[]): Parsed<JsonObject> => {
  if (!isJsonObject(raw)) return refused(wrongField(name, raw, 'an object'));
  const stranger = unknownField(raw, known);
  return stranger === undefined ? accepted(raw) : refused(stranger);
};

type Parser = (field: string, raw: unknown) => Parsed<unknown>;
export type Parsers = { readonly [field: string]: Parser };

/** Reads an object field by field; what has no parser is refused. */
export const parseAll = (name: string, raw: unknown, parsers: Parsers): Parsed<JsonObject> => {
  const fields = parseFields(name, raw, Object.keys(parsers));
  if (!fields.ok) return fields;
  const result: { [field: string]: unknown } = {};
  for (const [field, parse] of Object.entries(parsers)) {
    const parsed = parse(field, fields.value[field]);
    if (!parsed.ok) return parsed;
    result[field] = parsed.value;
  }
  return accepted(result);
};
