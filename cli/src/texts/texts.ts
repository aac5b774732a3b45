import type { ReportWords } from '@miaou/arena';
import type { SettingName } from '@miaou/server';

/** Codes of the command itself. */
type CommandCode =
  | 'unknown-command'
  | 'unknown-flag'
  | 'missing-argument'
  | 'missing-value'
  | 'too-many-arguments'
  | 'unknown-language'
  | 'unknown-game'
  | 'unknown-bot'
  | 'wrong-bot-count'
  | 'foreign-flag'
  | 'file-missing'
  | 'file-is-directory'
  | 'file-forbidden'
  | 'disk-read-only'
  | 'file-unusable'
  | 'not-utf8'
  | 'not-json'
  | 'cut-short'
  | 'nested-too-deep'
  | 'line-too-long'
  | 'loose-number'
  | 'no-responder'
  | 'foreign-responder'
  | 'no-puzzles'
  | 'not-puzzles'
  | 'foreign-puzzles'
  | 'table-not-named'
  | 'wrong-invite'
  | 'no-server'
  | 'no-record-there'
  | 'answer-cut-off'
  | 'answer-slow'
  | 'link-damaged'
  | 'token-unknown'
  | 'table-gone'
  | 'table-refuses'
  | 'wrong-action'
  | 'match-over'
  | 'wrong-request'
  | 'rows-on-terminal'
  | 'request-cut-short'
  | 'ladder-alone'
  | 'foreign-journal';

/** Codes of the server and of the commands on its data. */
type ServerCode =
  | 'wrong-setting'
  | 'unknown-setting'
  | 'setting-twice'
  | 'port-taken'
  | 'port-forbidden'
  | 'host-foreign'
  | 'host-unknown'
  | 'store-locked'
  | 'store-damaged'
  | 'backup-flawed'
  | 'backup-unusable'
  | 'store-newer'
  | 'store-foreign'
  | 'store-unopenable'
  | 'store-unreachable'
  | 'store-volatile'
  | 'store-full'
  | 'store-failed'
  | 'store-broken'
  | 'store-closed'
  | 'postgres-backup'
  | 'folder-missing'
  | 'folder-forbidden'
  | 'file-exists'
  | 'data-exists'
  | 'unfinished';

/** Codes of the record format and of the parsers in the kit. */
type KitCode =
  | 'missing-field'
  | 'wrong-field'
  | 'unknown-field'
  | 'result-too-early'
  | 'wrong-result'
  | 'wrong-secret'
  | 'wrong-share'
  | 'wrong-part'
  | 'wrong-deal'
  | 'wrong-roll';

/** Codes that every game may give; the sentences for a game's own codes are in `games/`. */
export type SharedGameCode = 'game-over' | 'not-your-turn' | 'wrong-phase';

type Code = CommandCode | ServerCode | KitCode | SharedGameCode;

/** What a parser says it expects, where that is words; `{…}` stands for a number or a name. Of two that match, the first is used. */
type Expectation =
  | 'an object'
  | 'a whole number from {least} to {most}'
  | 'a list of moves'
  | 'more moves'
  | '64 hexadecimal digits'
  | 'a list of {count} shares'
  | 'a list of seats'
  | 'such as {example}'
  | 'an address of this machine'
  | 'a file or postgres://…'
  | 'postgres://…'
  | 'a key made by miaou push-keys'
  | 'mailto:… or https://…'
  | 'origins such as {example}, separated by commas'
  | 'true or false'
  | 'a folder'
  | 'two numbers of milliseconds such as {example}';

/** The texts of the command in one language; a missing one does not compile. `{name}` stands for the fact of that name. */
export interface CommandTexts {
  readonly refusals: { readonly [code in Code]: string };
  readonly expected: { readonly [expectation in Expectation]: string };
  /** What each setting of the server is for. */
  readonly settings: { readonly [name in SettingName]: string };
  /** Where something is wrong, before what is wrong. */
  readonly where: { readonly line: string; readonly move: string };
  readonly messages: {
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
    readonly decisions: string;
    readonly puzzles: string;
    readonly puzzlesMade: string;
    readonly puzzleChanged: string;
    readonly puzzlesChecked: string;
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
    readonly proved: string;
    readonly unproved: string;
    readonly noRecords: string;
    readonly proves: string;
    readonly provesNot: string;
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
    readonly ladder: string;
    readonly adjust: string;
    readonly threads: string;
    readonly journal: string;
    readonly env: string;
    readonly batch: string;
    readonly exploit: string;
    readonly against: string;
    readonly part: string;
    readonly learnedMatches: string;
    readonly measuredMatches: string;
    readonly responderFile: string;
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
    readonly review: string;
    readonly reviewedSeat: string;
    readonly reviewPage: string;
    readonly worlds: string;
    readonly reviewSeed: string;
    readonly puzzles: string;
    readonly puzzleDeed: string;
    readonly puzzleSubject: string;
    readonly puzzleCount: string;
    readonly puzzleFile: string;
    readonly replay: string;
    readonly verify: string;
    readonly legal: string;
    readonly help: string;
    readonly version: string;
    readonly lang: string;
    readonly json: string;
    readonly file: string;
    readonly fileOrAddress: string;
    readonly game: string;
    readonly seats: string;
    readonly games: string;
    readonly seed: string;
    readonly bots: string;
    readonly out: string;
    readonly anonymous: string;
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
