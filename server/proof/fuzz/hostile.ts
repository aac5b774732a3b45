import { type Chance, drawn } from '@miaou/kit';

type Json = unknown;

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** Values that programs stumble over. */
const VALUES: readonly Json[] = [
  null,
  true,
  '',
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53,
  2 ** 31,
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  '\u202e',
  '🐈'.repeat(50),
  'x'.repeat(300),
  [],
  {},
  [[[[[[[[]]]]]]]],
  { toString: 1 },
  Array.from({ length: 200 }, () => 0),
];

const KEYS: readonly string[] = ['__proto__', 'constructor', 'type', 'id', 'hasOwnProperty', '', 'x', 'seat', 'length'];

const isObject = (value: Json): value is { [key: string]: Json } => typeof value === 'object' && value !== null;

/** One place in a document changed; `__proto__` as a key of its own, as JSON.parse makes it. */
export const mutateJson = (value: Json, chance: Chance): Json => {
  if (!isObject(value) || chance.below(4) === 0) return drawn(VALUES, chance);
  const entries: [string, Json][] = Object.entries(value);
  const place = chance.below(entries.length + 1);
  const entry = entries[place];
  if (entry === undefined) entries.push([drawn(KEYS, chance), drawn(VALUES, chance)]);
  else if (chance.below(4) === 0) entries.splice(place, 1);
  else entries[place] = [chance.below(6) === 0 ? drawn(KEYS, chance) : entry[0], mutateJson(entry[1], chance)];
  if (Array.isArray(value)) return entries.map(([, item]) => item);
  return JSON.parse(`{${entries.map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`).join()}}`);
};

/** Numbers and forms that no value of ours gives when it is written. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '[]',
  '"',
  'null',
  'NaN',
  '1e999',
  '-',
  '9'.repeat(400),
  '{"type":"ping","token":1e400}',
  '{"type":"ping","type":"hello"}',
  '{"__proto__":{"type":"ping"}}',
  '{"type":["ping"]}',
  '\ufeff{}',
  deep(13),
  deep(2000),
  `{"type":"command","id":"${'a'.repeat(64)}"`,
  `{"a":${deep(3000)}}`,
];

export const drawText = (chance: Chance): string => drawn(TEXTS, chance);

/** A few characters of a text replaced, doubled or left out. */
export const garble = (text: string, chance: Chance): string => {
  const place = chance.below(text.length + 1);
  const length = chance.below(4);
  const filling = chance.below(2) === 0 ? String.fromCharCode(chance.below(256)) : text.slice(place, place + length);
  return text.slice(0, place) + filling + text.slice(place + (chance.below(2) === 0 ? length : 0));
};

export const drawBytes = (chance: Chance): Buffer =>
  Buffer.from(Array.from({ length: chance.below(200) }, () => chance.below(256)));
