import type { Reaction } from '@miaou/protocol';
import type { Wish } from '@miaou/table';

/** One value of an option, and what it means at the table. */
interface ChoiceWords {
  readonly name: string;
  readonly means: string;
}

/** An option with a few values. */
export interface ChoiceOption<Value extends string> {
  readonly label: string;
  readonly choices: Readonly<Record<Value, ChoiceWords>>;
}

/** An option that is a number. */
export interface NumberOption {
  readonly label: string;
  readonly means: string;
}

/** Every option that a host can choose; a test compares them with what the games declare. */
interface OptionWords {
  readonly felix: {
    readonly edition: ChoiceOption<'felix' | 'filou'>;
    readonly bigDogFallback: ChoiceOption<'leastNegative' | 'mostNegative'>;
    readonly money: ChoiceOption<'secret' | 'open'>;
    readonly wonCards: ChoiceOption<'secret' | 'open'>;
  };
  readonly chop: {
    readonly home: ChoiceOption<'returnAfterTenth' | 'anyMouseHome' | 'quick'>;
    readonly blocking: ChoiceOption<'opponents' | 'allPieces'>;
    readonly path: ChoiceOption<'originOnly' | 'noReverse' | 'noRevisit'>;
    readonly maxRounds: NumberOption;
  };
}

type Preset = 'hello' | 'goodLuck' | 'niceMove' | 'ouch' | 'thanks' | 'sorry' | 'oneMoment' | 'goodGame' | 'again';

type BotId = 'ida' | 'bruno' | 'mirek' | 'vera' | 'odile';

/** The words of a table, from the first guest to the replay, but for those of the frame. */
export interface TableWords {
  readonly seat: {
    readonly host: string;
    readonly ready: string;
    readonly away: string;
    readonly sitHere: string;
    readonly moveHere: string;
    readonly addBot: string;
    readonly changeBot: (name: string) => string;
    readonly remove: (name: string) => string;
    readonly makeCat: (name: string) => string;
    readonly swapWith: (name: string) => string;
    readonly standUp: string;
  };
  readonly gathering: {
    readonly yours: string;
    readonly hosted: (host: string) => string;
    readonly taken: (taken: number, seats: number) => string;
    readonly watching: (count: number) => string;
    readonly seats: string;
    readonly theCat: string;
    readonly theMice: string;
    readonly nameTitle: string;
    readonly yourName: string;
    readonly sitDown: string;
    readonly onlyWatch: string;
    readonly start: (players: number) => string;
    readonly missing: (free: number) => string;
    readonly away: (names: string) => string;
    readonly allHere: string;
    readonly fill: string;
    readonly waitForHost: (host: string) => string;
    readonly sitFirst: string;
  };
  readonly bots: {
    readonly title: string;
    readonly about: Readonly<Record<BotId, string>>;
  };
  readonly sendAway: {
    readonly title: (name: string) => string;
    readonly means: string;
    readonly sendAway: string;
    readonly ban: string;
  };
  readonly invite: {
    readonly title: string;
    readonly means: string;
    readonly copy: string;
    readonly share: string;
    readonly shareText: (game: string) => string;
    readonly qr: string;
  };
  readonly settings: {
    readonly title: string;
    readonly more: string;
    readonly hostOnly: string;
    readonly players: string;
    readonly opener: { readonly felix: string; readonly chop: string };
    readonly cat: string;
    readonly byChance: string;
    readonly byVote: string;
    readonly vote: string;
    readonly votes: (count: number) => string;
    readonly clock: string;
    readonly noClock: string;
    readonly perMove: (time: string) => string;
    readonly bank: (time: string, increment: string) => string;
    readonly days: (days: number) => string;
    readonly seconds: (count: number) => string;
    readonly minutes: (count: number) => string;
    readonly join: string;
    readonly joins: Readonly<Record<'public' | 'link' | 'closed', string>>;
    readonly watch: string;
    readonly watches: Readonly<Record<'anyone' | 'seated', string>>;
    readonly options: OptionWords;
  };
  readonly play: {
    readonly toMove: (names: string) => string;
    readonly timeLeft: (name: string) => string;
    readonly chat: string;
    readonly paused: string;
    readonly resume: string;
    readonly standIn: Readonly<Record<'timedOut' | 'left' | 'resigned', string>>;
    readonly takeBack: string;
    readonly sheet: string;
    readonly board: string;
    readonly rematch: string;
    readonly replay: string;
    readonly reactions: (name: string, reaction: string) => string;
  };
  readonly menu: {
    readonly undo: string;
    readonly pause: string;
    readonly rules: string;
    readonly keys: string;
    readonly soundOn: string;
    readonly soundOff: string;
    readonly fullscreen: string;
    readonly notify: string;
    readonly report: string;
    readonly leave: string;
    readonly leaveMeans: string;
    readonly resign: string;
    readonly resignMeans: string;
    readonly back: string;
  };
  readonly report: {
    readonly title: string;
    readonly means: string;
    readonly download: string;
  };
  readonly wish: {
    readonly asks: Readonly<Record<Wish, (name: string) => string>>;
    readonly asked: Readonly<Record<Wish, string>>;
    readonly agree: string;
    readonly decline: string;
    readonly takeBack: string;
    readonly waiting: (names: string) => string;
  };
  readonly chat: {
    readonly write: string;
    readonly send: string;
    readonly nothing: string;
    readonly mute: string;
    readonly muteOne: (name: string) => string;
    readonly presets: Readonly<Record<Preset, string>>;
    readonly react: string;
    readonly reactions: Readonly<Record<Reaction, string>>;
  };
  readonly log: {
    readonly nothing: string;
    readonly rule: (id: string) => string;
  };
  readonly keys: {
    readonly title: string;
    readonly table: string;
    readonly game: string;
    readonly help: string;
    readonly menu: string;
    readonly log: string;
    readonly chat: string;
    readonly skip: string;
    readonly hint: string;
    readonly close: string;
  };
  readonly privacy: {
    readonly title: (name: string) => string;
    readonly several: string;
    readonly means: string;
    readonly iAm: (name: string) => string;
  };
  readonly replay: {
    readonly title: string;
    readonly controls: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly stop: string;
    readonly forward: string;
    readonly last: string;
    readonly place: string;
    readonly move: (move: number, moves: number) => string;
    readonly eyes: string;
    readonly spectator: string;
    readonly link: string;
    readonly missing: string;
    readonly leave: string;
  };
}
