import { recall, remember } from '../../../preferences/store';

/** What this device remembers of whoever plays mice on it. */
export interface DangerHabit {
  /** Matches played to the end as mice, as far as they count. */
  readonly games: number;
  /** What was chosen by hand; nothing until then. */
  readonly wanted: boolean | null;
}

const STORED = 'miaou.chop.danger';
/** In these the danger is shown unasked. */
export const FIRST_GAMES = 3;
const NOTHING: DangerHabit = { games: 0, wanted: null };

/** Reads what was stored, by this version of the page or another. */
export const parseHabit = (text: string | null): DangerHabit => {
  try {
    const { games, wanted } = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>>;
    return {
      games: typeof games === 'number' && games > 0 ? games : NOTHING.games,
      wanted: typeof wanted === 'boolean' ? wanted : NOTHING.wanted,
    };
  } catch {
    return NOTHING;
  }
};

/** A choice stays; without one, beginners see where the cat can come. */
export const showsAtFirst = ({ games, wanted }: DangerHabit): boolean => wanted ?? games < FIRST_GAMES;

export const recallHabit = (): DangerHabit => parseHabit(recall(STORED));

const keep = (changes: Partial<DangerHabit>): void =>
  remember(STORED, JSON.stringify({ ...recallHabit(), ...changes }));

export const chooseDanger = (wanted: boolean): void => keep({ wanted });
export const countGame = (): void => keep({ games: Math.min(FIRST_GAMES, recallHabit().games + 1) });
