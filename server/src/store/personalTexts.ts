import { hash } from 'node:crypto';
import { NAMELESS } from '@miaou/protocol';
import type { EntryBody, PersonId, Saying } from '@miaou/table';

/**
 * What a person wrote in an entry: their name, or a line of chat with it. It is stored beside the log and no hash of the chain covers it,
 * so it can be deleted and the log still verifies (docs/decisions/0015).
 */
export interface PersonalText {
  readonly person: PersonId;
  readonly kind: 'name' | 'chat';
  readonly words: { readonly name: string; readonly saying?: Saying };
}

/** A body as the log has it, and what lies beside it. */
interface SplitBody {
  readonly body: object;
  readonly text?: PersonalText;
}

/** What a seat is called, and what was said, when the text is deleted. */
export const DELETED_NAME = NAMELESS;
const DELETED_SAYING: Saying = { text: '' };

export const splitBody = (whole: EntryBody): SplitBody => {
  if (whole.type === 'said') {
    const { name, saying, ...body } = whole;
    return { body, text: { person: whole.person, kind: 'chat', words: { name, saying } } };
  }
  if (whole.type === 'opened') {
    const { name, ...body } = whole;
    return { body, text: { person: whole.host, kind: 'name', words: { name } } };
  }
  if (whole.type === 'sat' || whole.type === 'renamed') {
    const { name, ...body } = whole;
    return { body, text: { person: whole.person, kind: 'name', words: { name } } };
  }
  // An entry with a name that is not taken out above does not compile.
  const nameless: Exclude<EntryBody, { readonly name: string }> = whole;
  return { body: nameless };
};

const NAMED: readonly EntryBody['type'][] = ['opened', 'sat', 'renamed'];

const deletedWords = (type: EntryBody['type']): Partial<PersonalText['words']> => {
  if (type === 'said') return { name: DELETED_NAME, saying: DELETED_SAYING };
  return NAMED.includes(type) ? { name: DELETED_NAME } : {};
};

/** The body as it was before it was split. Entries of logs that had names and chat in them are whole already. */
export const joinBody = (body: object & { readonly type: EntryBody['type'] }, words: string | null): EntryBody => {
  if ('name' in body) return body as EntryBody;
  const beside = words === null ? deletedWords(body.type) : (JSON.parse(words) as object);
  return Object.assign(body, beside) as EntryBody;
};

/** Goes with the text, since a hash of a name can be guessed: it notices damage, and proves nothing afterwards. */
export const textChecksum = (table: string, seq: number, person: string, words: string): string =>
  hash('sha256', `${table}\n${seq}\n${person}\n${words}`, 'base64url').slice(0, 22);
