import { type PersonId, personId, type RecordWithSeating } from '@miaou/table';

/** A link with more is no link to a match: the longest that bots have played is a hundredth of it. */
export const LONGEST_PACKED = 100_000;
/** What a link may unpack to. Some bytes can stand for a million times as many. */
const LONGEST_TEXT = 1_000_000;

const FORMAT = 'deflate-raw';

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(stream).getReader();

/** Reads up to a number of bytes; undefined where there are more. */
const readBytes = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.byteLength;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(new Uint8Array(read.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

/** Somebody of whom no more is known than the seat. */
export const seatPerson = (seat: number): PersonId => personId(`seat-${seat}`);

/** Who played, by name alone: what is passed on must not tell who they are on the server. */
const withoutIds = ({ seating, ...record }: RecordWithSeating): RecordWithSeating =>
  seating === undefined
    ? record
    : {
        ...record,
        seating: seating.map((held, seat) =>
          held.person === undefined ? held : { ...held, person: seatPerson(seat) },
        ),
      };

/** Without anything that says who played. */
const nameless = ({ seating: _seating, handovers: _handovers, players: _players, ...record }: RecordWithSeating) =>
  record;

/** A match as it leaves the page: with the names of those who played, unless this device keeps them to itself. */
export const shareable = (record: RecordWithSeating, withNames: boolean): RecordWithSeating =>
  withNames ? withoutIds(record) : nameless(record);

/** A text as letters that any address may hold. */
export const packText = async (text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(text);
  const packed = await readBytes(through(bytes, new CompressionStream(FORMAT)), LONGEST_TEXT);
  return packed === undefined ? '' : base64Of(packed);
};

/** The names stand in the seating: a link is to be short. */
const shortened = (record: RecordWithSeating): RecordWithSeating => {
  const { players: _, ...rest } = record;
  return record.seating === undefined ? record : rest;
};

/** A match as the part of a link behind the `#`, which browsers send to no server. */
export const packRecord = (record: RecordWithSeating, withNames: boolean): Promise<string> =>
  packText(JSON.stringify(shortened(shareable(record, withNames))));

/** The text that was packed into a link; undefined where the link is damaged, cut off, or unpacks to far too much. */
export const unpackText = async (packed: string): Promise<string | undefined> => {
  if (packed.length > LONGEST_PACKED) return undefined;
  try {
    const bytes = await readBytes(through(bytesOf(packed), new DecompressionStream(FORMAT)), LONGEST_TEXT);
    return bytes === undefined ? undefined : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
