import type { Refusal } from '@miaou/kit';
import { LIMITS } from '@miaou/protocol';
import type { Command, PersonId } from '@miaou/table';
import { cleanText } from '../people/names.js';
import { RateLimits } from './rateLimit.js';

/** Chat and reactions are read by people. */
const TALK = { burst: 8, perSecond: 0.5 };

/** Limits the rate of chat messages and reactions, the only text that one person can send to others. */
export class ChatPolicy {
  readonly #limits = new RateLimits(TALK);

  mayTalk(person: PersonId, now: number): boolean {
    return this.#limits.take(person, now);
  }

  forgetQuiet(now: number): void {
    this.#limits.forgetQuiet(now);
  }
}

/** The command with its chat text sanitised; refused if no text is left. */
export const cleaned = (command: Command): { readonly command: Command } | { readonly refusal: Refusal } => {
  if (command.type !== 'say' || !('text' in command.saying)) return { command };
  const text = cleanText(command.saying.text, LIMITS.chatLetters);
  return text === '' ? { refusal: { code: 'empty-text' } } : { command: { type: 'say', saying: { text } } };
};
