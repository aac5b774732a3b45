import type { Reaction, ReportReason } from '@miaou/protocol';
import type { Proposal, Settings, StandIn } from '@miaou/table';

/** What is asked during a match. */
type Wish = Exclude<Proposal, 'rematch'>;

type Preset = 'hello' | 'goodLuck' | 'niceMove' | 'ouch' | 'thanks' | 'sorry' | 'oneMoment' | 'goodGame' | 'again';

type BotId = 'lino' | 'ida' | 'bruno' | 'mirek' | 'vera' | 'odile';

/** The words of a table, from the first guest to the replay, but for those of the frame. */
export interface TableWords {
  readonly seat: {
    readonly host: string;
    readonly ready: string;
    readonly away: string;
    readonly sitHere: string;
    /** Takes the seat of a bot. */
    readonly take: (name: string) => string;
    readonly moveHere: string;
    readonly addBot: string;
    readonly changeBot: (name: string) => string;
    readonly remove: (name: string) => string;
    readonly swapWith: (name: string) => string;
    readonly standUp: string;
  };
  readonly setup: {
    readonly yours: string;
    readonly hosted: (host: string) => string;
    readonly taken: (taken: number, seats: number) => string;
    readonly watching: (count: number) => string;
    readonly seats: string;
    readonly nameTitle: string;
    readonly yourName: string;
    readonly sitDown: string;
    readonly onlyWatch: string;
    readonly orTake: string;
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
  readonly kick: {
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
    readonly away: string;
    readonly aways: { readonly auto: string; readonly ask: string };
    readonly rolls: string;
    readonly rollChoices: Readonly<Record<NonNullable<Settings['rolls']>, string>>;
    readonly botSeats: string;
    readonly botSeatChoices: { readonly open: string; readonly kept: string };
  };
  readonly play: {
    readonly timeLeft: (name: string) => string;
    readonly chat: string;
    readonly paused: string;
    readonly resume: string;
    readonly standIn: Readonly<Record<StandIn, string>>;
    /** Who played a seat to the end of a match, for whom, and since when. */
    readonly playedFor: (bot: string, name: string, round: number) => string;
    readonly playedForYou: (bot: string, round: number) => string;
    /** Who played some rounds of a seat. */
    readonly inRounds: (from: number, to: number, name: string) => string;
    /** A match that was ended before its rules did has no winner. */
    readonly nobodyWon: string;
    readonly takeBack: string;
    readonly sheet: string;
    /** What the reader remembers of the match. */
    readonly best: string;
    readonly worst: string;
    readonly board: string;
    readonly rematch: string;
    readonly rematchChanged: string;
    readonly another: (name: string) => string;
    readonly anotherChanged: (name: string) => string;
    /** The same in a game of two sides. */
    readonly rematchSides: string;
    readonly anotherSides: (name: string) => string;
    readonly join: (agreed: number, asked: number) => string;
    readonly waitingForOthers: (agreed: number, asked: number) => string;
    readonly setUp: string;
    /** The match ended because the last person resigned. */
    /** The others have gone on while the reader still looks at the end. */
    readonly goneOn: string;
    readonly goThere: string;
    readonly isAway: (name: string) => string;
    readonly letBot: string;
    readonly wait: string;
    readonly lookOn: string;
    readonly sentAway: (host: string) => string;
    readonly sentAwayBefore: (host: string) => string;
    readonly replay: string;
    readonly share: string;
    readonly review: string;
    readonly fair: string;
    readonly reactions: (name: string, reaction: string) => string;
  };
  readonly menu: {
    /** Headings of its groups. */
    readonly match: string;
    readonly table: string;
    readonly page: string;
    readonly otherDevice: string;
    readonly undo: string;
    readonly pause: string;
    readonly lookBack: string;
    readonly rules: string;
    readonly keys: string;
    readonly sound: string;
    readonly rollForMe: string;
    readonly fullscreen: string;
    readonly notify: string;
    readonly report: string;
    readonly leave: string;
    readonly leaveMeans: string;
    readonly resign: string;
    readonly resignMeans: string;
    readonly resignEnds: string;
    readonly back: string;
  };
  readonly report: {
    readonly title: string;
    readonly means: string;
    readonly download: string;
  };
  readonly reportPerson: {
    readonly title: string;
    readonly means: string;
    readonly who: string;
    readonly reason: string;
    readonly reasons: Readonly<Record<ReportReason, string>>;
    readonly more: string;
    readonly send: string;
    readonly sent: string;
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
    /** Asks for the rule that made a line so. */
    readonly why: string;
    readonly whyRule: (id: string) => string;
    /** A bot plays for somebody from now on. Null is the reader, here and below. */
    readonly standsIn: (bot: string, name: string | null) => string;
    readonly playsAgain: (name: string | null) => string;
    /** A person plays where a bot has played. */
    readonly takesSeat: (name: string | null, bot: string) => string;
    /** Only bots were left, so the match ended with that. */
    readonly resignedLast: (name: string | null) => string;
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
    readonly explain: string;
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
    /** Where the replay is. */
    readonly at: (round: number, move: number, moves: number) => string;
    readonly round: (round: number) => string;
    readonly decisions: (name: string) => string;
    readonly speed: string;
    /** A speed as it is heard. */
    readonly times: (speed: string) => string;
    readonly eyes: string;
    readonly spectator: string;
    readonly open: string;
    /** Whoever has no name, or none that is told. */
    readonly player: (number: number) => string;
    readonly eyesOf: (name: string) => string;
    readonly link: string;
    readonly chances: string;
    readonly showChances: string;
    readonly share: string;
    readonly save: string;
    /** To play on from a moment of the match, against bots. */
    readonly playOn: {
      readonly title: string;
      readonly seat: string;
      /** Asks what becomes of what the seat could not see. */
      readonly hidden: string;
      readonly choices: { readonly asItWas: string; readonly drawnAnew: string };
      readonly means: { readonly asItWas: string; readonly drawnAnew: string };
      readonly against: (names: string) => string;
    };
    /** Tables at which somebody played on from this match, and what came of them. */
    readonly tries: { readonly title: string; readonly real: string; readonly running: string; readonly gone: string };
    readonly missing: string;
    /** Its moves do not follow the rules. */
    readonly broken: string;
    readonly leave: string;
    readonly keys: {
      readonly heading: string;
      readonly play: string;
      readonly step: string;
      readonly decision: string;
      readonly round: string;
      readonly ends: string;
      readonly speed: string;
      readonly eyes: string;
    };
  };
}
