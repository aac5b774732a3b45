import type { ReportWords } from '@miaou/arena';
import type { SettingName } from '@miaou/server';

/** Codes of the command itself. */
const COMMAND_CODES = [
  'unknown-command',
  'unknown-flag',
  'missing-argument',
  'missing-value',
  'too-many-arguments',
  'unknown-language',
  'unknown-game',
  'unknown-bot',
  'wrong-bot-count',
  'foreign-flag',
  'file-missing',
  'file-is-directory',
  'file-forbidden',
  'file-unusable',
  'not-utf8',
  'not-json',
  'cut-short',
  'nested-too-deep',
  'line-too-long',
  'loose-number',
  'no-responder',
  'foreign-responder',
  'table-not-named',
  'wrong-invite',
  'no-server',
  'token-unknown',
  'table-gone',
  'table-refuses',
  'foreign-journal',
] as const;

/** Codes of the server and of those who look after its data. */
const SERVER_CODES = [
  'wrong-setting',
  'port-taken',
  'port-forbidden',
  'host-foreign',
  'host-unknown',
  'store-locked',
  'store-damaged',
  'backup-flawed',
  'store-newer',
  'store-foreign',
  'store-unopenable',
  'store-unreachable',
  'store-volatile',
  'store-failed',
  'store-closed',
  'postgres-backup',
  'folder-missing',
  'file-exists',
  'data-exists',
  'unfinished',
] as const;

/** Codes of the record format and of reading in general. */
const KIT_CODES = ['missing-field', 'wrong-field', 'unknown-field', 'result-too-early', 'wrong-result'] as const;

/** Codes of the games. A code that several games give means the same in all of them. */
const GAME_CODES = [
  'game-over',
  'not-your-turn',
  'wrong-phase',
  'card-not-in-hand',
  'bid-too-low',
  'bid-too-high',
  'buy-for-one',
  'not-a-face',
  'not-on-table',
  'cat-to-move',
  'mouse-not-named',
  'mouse-caught',
  'wrong-mouse',
  'off-board',
  'table-leg',
  'back-to-origin',
  'hole-taken',
  'occupied',
  'cheese-blocks',
  'in-front-of-last-hole',
  'unreachable',
  'no-cheese',
  'cheese-under-cat',
] as const;

/** Every refusal that has a sentence. */
export const CODES = [...COMMAND_CODES, ...SERVER_CODES, ...KIT_CODES, ...GAME_CODES];

export type Code = (typeof CODES)[number];

/** What the rules say is expected, where they say it in words; `{…}` stands for a number or a name. Where two fit, the first counts. */
export const EXPECTATIONS = [
  'an object',
  'a whole number from {least} to {most}',
  'a list of moves',
  'more moves',
  'a list of {count} cards',
  'with dummyRemoved, each of the ten cards once',
  'a square from {first} to {last} or a hole N, E, S, W',
  'a square from {first} to {last}',
  "not the cat's seat",
  'such as {example}',
  'an address of this machine',
  'a file or postgres://…',
  'a key made by miaou push-keys',
  'mailto:… or https://…',
  'origins such as {example}, separated by commas',
  'true or false',
  'a folder',
  'two numbers of milliseconds such as {example}',
] as const;

type Expectation = (typeof EXPECTATIONS)[number];

/**
 * Everything that the command says to a person, in one language. A missing text does not compile.
 * `{name}` stands for the fact of that name.
 */
export interface Texts {
  readonly refusals: { readonly [code in Code]: string };
  readonly expected: { readonly [expectation in Expectation]: string };
  /** What each setting of the server is for. */
  readonly settings: { readonly [name in SettingName]: string };
  /** Where something is wrong, before what is wrong. */
  readonly where: { readonly line: string; readonly move: string };
  readonly said: {
    readonly simulated: string;
    readonly exploited: string;
    readonly lowerBound: string;
    readonly exploitStopped: string;
    readonly seated: string;
    readonly matchOver: string;
    readonly botFailed: string;
    readonly linkLost: string;
    readonly arenaPlayed: string;
    readonly someWrong: string;
    readonly bug: string;
    readonly tryHelp: string;
    readonly matches: string;
    readonly records: string;
    readonly serving: string;
    readonly operatorSecret: string;
    readonly stopping: string;
    readonly pushKeys: string;
    readonly backedUp: string;
    readonly restored: string;
    readonly restoredKept: string;
    readonly tableDamaged: string;
    readonly tableUnreadable: string;
    readonly tableDiffers: string;
    readonly checked: string;
    readonly exported: string;
    readonly imported: string;
  };
  /** The page that the arena writes. */
  readonly report: ReportWords;
  readonly help: {
    readonly usage: string;
    readonly arguments: string;
    readonly options: string;
    readonly commands: string;
    readonly examples: string;
    readonly about: string;
    readonly simulate: string;
    readonly arena: string;
    readonly entrants: string;
    readonly gamesEach: string;
    readonly thinkingTime: string;
    readonly iterations: string;
    readonly adjust: string;
    readonly threads: string;
    readonly journal: string;
    readonly exploit: string;
    readonly against: string;
    readonly part: string;
    readonly learnedMatches: string;
    readonly measuredMatches: string;
    readonly responderFile: string;
    readonly edition: string;
    readonly play: string;
    readonly server: string;
    readonly table: string;
    readonly invite: string;
    readonly token: string;
    readonly guestName: string;
    readonly player: string;
    readonly wantedSeat: string;
    readonly playedMatches: string;
    readonly decisionTime: string;
    readonly report: string;
    readonly replay: string;
    readonly legal: string;
    readonly help: string;
    readonly version: string;
    readonly lang: string;
    readonly json: string;
    readonly file: string;
    readonly game: string;
    readonly seats: string;
    readonly games: string;
    readonly seed: string;
    readonly bots: string;
    readonly out: string;
    readonly optionsOf: string;
    readonly byDefault: string;
    readonly drawn: string;
    readonly serve: string;
    readonly backup: string;
    readonly restore: string;
    readonly checkData: string;
    readonly operatorSecret: string;
    readonly pushKeys: string;
    readonly export: string;
    readonly import: string;
    readonly backupFile: string;
    readonly replace: string;
    readonly variable: string;
  };
}
