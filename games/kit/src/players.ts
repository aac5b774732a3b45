import { isJsonObject } from './json.js';

/** Who plays from a seat: somebody at a page, a bot of this program, or a program of somebody's own. */
const KINDS = ['person', 'bot', 'program'] as const;

/** Who played from a seat, by the name that its owner chose. */
export interface RecordedPlayer {
  readonly name: string;
  readonly kind: (typeof KINDS)[number];
  /** How strong a bot is. */
  readonly level?: number;
}

/** Twice what a page takes for a name. */
const LONGEST_NAME = 64;

/** Line ends and other controls, halves of letters, and marks that turn the direction of what stands beside a name. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text can stand for a name: a record from outside may hold anything. */
export const isShownName = (name: string): boolean => name.length <= LONGEST_NAME && !NOT_IN_NAMES.test(name);

const readPlayer = (raw: unknown): RecordedPlayer | undefined => {
  if (!isJsonObject(raw)) return undefined;
  const { name, level } = raw;
  const kind = KINDS.find((known) => known === raw['kind']);
  if (kind === undefined || typeof name !== 'string' || !isShownName(name)) return undefined;
  return { name, kind, ...(typeof level === 'number' && Number.isSafeInteger(level) ? { level } : {}) };
};

/** Who played by what a record says, or nothing where that has another form: a record replays without it. */
export const readPlayers = (raw: unknown, seats: number): readonly RecordedPlayer[] | undefined => {
  if (!Array.isArray(raw) || raw.length !== seats) return undefined;
  const players = raw.flatMap((one: unknown) => readPlayer(one) ?? []);
  return players.length === seats ? players : undefined;
};
