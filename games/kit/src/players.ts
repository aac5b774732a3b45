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

const readPlayer = (raw: unknown): RecordedPlayer | undefined => {
  if (!isJsonObject(raw)) return undefined;
  const { name, level } = raw;
  const kind = KINDS.find((known) => known === raw['kind']);
  if (kind === undefined || typeof name !== 'string' || name.length > LONGEST_NAME) return undefined;
  return { name, kind, ...(typeof level === 'number' && Number.isSafeInteger(level) ? { level } : {}) };
};

/** Who played by what a record says, or nothing where that has another form: a record replays without it. */
export const readPlayers = (raw: unknown, seats: number): readonly RecordedPlayer[] | undefined => {
  if (!Array.isArray(raw) || raw.length !== seats) return undefined;
  const players = raw.flatMap((one: unknown) => readPlayer(one) ?? []);
  return players.length === seats ? players : undefined;
};
