export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** How fast bots play and things move, against the usual pace. At once is faster than an eye follows, and still in order. */
export const PACES = { slow: 0.6, normal: 1, fast: 2, instant: 20 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as readonly Pace[];

/** What a visitor can set about the page. It stays on this device. */
export interface Preferences {
  /** `auto` follows the device. */
  readonly theme: 'auto' | 'light' | 'dark';
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** `auto` follows the device; `less` lets nothing travel. */
  readonly motion: 'auto' | 'less';
  readonly speed: Pace;
  /** How fast replays play; 1 is the pace of a match. */
  readonly replaySpeed: ReplaySpeed;
  /** One's own die is rolled without a press: rolling is no decision. A table may do so for everybody. */
  readonly rollsForMe: boolean;
  /** Bots at the table make a face now and then. */
  readonly botReactions: boolean;
  /** A match that is saved or packed into a link says who played it. */
  readonly sharesNames: boolean;
  /** A word from the browser when it is your turn and the page is not in front. */
  readonly notifications: boolean;
}

const DEFAULTS: Preferences = {
  theme: 'auto',
  sound: true,
  volume: 0.7,
  motion: 'auto',
  speed: 'normal',
  replaySpeed: 1,
  rollsForMe: false,
  botReactions: true,
  sharesNames: true,
  notifications: false,
};

type Reader<Value> = (raw: unknown, otherwise: Value) => Value;

const oneOf =
  <Value extends string | number>(...values: readonly Value[]): Reader<Value> =>
  (raw, otherwise) =>
    values.find((value) => value === raw) ?? otherwise;

const flag: Reader<boolean> = (raw, otherwise) => (typeof raw === 'boolean' ? raw : otherwise);

const share: Reader<number> = (raw, otherwise) => (typeof raw === 'number' && raw >= 0 && raw <= 1 ? raw : otherwise);

const fieldsOf = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    return typeof raw === 'object' && raw !== null ? { ...raw } : {};
  } catch {
    return {};
  }
};

/** Reads what was stored, by this version of the page or another: whatever is absent or strange has its default. */
export const parsePreferences = (text: string | null): Preferences => {
  const raw = fieldsOf(text);
  return {
    theme: oneOf('auto', 'light', 'dark')(raw['theme'], DEFAULTS.theme),
    sound: flag(raw['sound'], DEFAULTS.sound),
    volume: share(raw['volume'], DEFAULTS.volume),
    motion: oneOf('auto', 'less')(raw['motion'], DEFAULTS.motion),
    speed: oneOf(...PACE_NAMES)(raw['speed'], DEFAULTS.speed),
    replaySpeed: oneOf(...REPLAY_SPEEDS)(raw['replaySpeed'], DEFAULTS.replaySpeed),
    rollsForMe: flag(raw['rollsForMe'], DEFAULTS.rollsForMe),
    botReactions: flag(raw['botReactions'], DEFAULTS.botReactions),
    sharesNames: flag(raw['sharesNames'], DEFAULTS.sharesNames),
    notifications: flag(raw['notifications'], DEFAULTS.notifications),
  };
};
