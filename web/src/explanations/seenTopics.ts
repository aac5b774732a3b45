import { isJsonObject } from '@miaou/kit';
import { recall, remember } from '../preferences/store';

const STORED = 'miaou.firstTimes';

/** What was explained on this device already. */
interface Seen {
  readonly off: boolean;
  readonly topics: readonly string[];
}

const readAll = (): Seen => {
  try {
    const raw: unknown = JSON.parse(recall(STORED) ?? '{}');
    const { off, topics } = isJsonObject(raw) ? raw : {};
    return {
      off: off === true,
      topics: Array.isArray(topics) ? topics.filter((topic) => typeof topic === 'string') : [],
    };
  } catch {
    return { off: false, topics: [] };
  }
};

const keyOf = (game: string, topic: string): string => `${game} ${topic}`;

/** Whether a line for this topic is still due. */
export const isDue = (game: string, topic: string): boolean => {
  const { off, topics } = readAll();
  return !off && !topics.includes(keyOf(game, topic));
};

/** Its line has been shown: never again. */
export const noteShown = (game: string, topic: string): void => {
  const { off, topics } = readAll();
  remember(STORED, JSON.stringify({ off, topics: [...new Set([...topics, keyOf(game, topic)])] }));
};

export const areFirstTimesOn = (): boolean => !readAll().off;

/** Off, no line is shown. Switched on again, all begin anew. */
export const switchFirstTimes = (isOn: boolean): void => remember(STORED, JSON.stringify({ off: !isOn, topics: [] }));
