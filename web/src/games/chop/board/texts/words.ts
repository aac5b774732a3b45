import type { ByHole, ByTileKind, Hole, Square, TileKind } from '@miaou/chop';
import type { Halt } from '../../../board';

type ByPhase = 'start' | 'roll' | 'move' | 'plus' | 'jump' | 'fork';

/** The words of the Chop board. `who` is a piece's name as it begins a sentence, `where` one of the phrases below. */
export interface ChopWords {
  /** The four mice, by what they wear. */
  readonly mice: readonly [string, string, string, string];
  readonly cat: string;
  readonly tiles: ByTileKind<string>;
  readonly holes: ByHole<string>;
  readonly where: {
    readonly to: (square: Square) => string;
    readonly under: (square: Square) => string;
    readonly top: (square: Square) => string;
    readonly into: (hole: string) => string;
  };
  /** Lines of the log. */
  readonly log: {
    readonly catSet: (square: Square) => string;
    readonly rolled: (name: string, value: number) => string;
    readonly rollLost: (name: string, value: number) => string;
    readonly moved: (who: string, steps: number, where: string) => string;
    readonly jumped: (who: string, where: string) => string;
    readonly holeOpened: (hole: string) => string;
    readonly caught: (mouse: string, square: Square) => string;
    /** What cheese and knives do is told by a later fact: until then, what was found. */
    readonly found: Readonly<Record<'cheese' | 'knife', (who: string, square: Square) => string>>;
    readonly turned: Readonly<Record<Exclude<TileKind, 'cheese' | 'knife'>, (square: Square) => string>>;
    readonly uncovered: (square: Square) => string;
    readonly cheeseWon: (mouse: string, square: Square, won: number, of: number) => string;
    readonly knife: (who: string) => string;
    readonly twice: (name: string) => string;
    readonly round: (round: number) => string;
    readonly catWins: string;
    readonly miceWin: (cheese: number) => string;
    readonly draw: (rounds: number) => string;
  };
  readonly status: (round: number, won: number, of: number, mice: number) => string;
  readonly seats: {
    readonly label: string;
    readonly cat: string;
    readonly mice: string;
    readonly next: string;
    readonly you: string;
    readonly toMove: string;
    readonly won: string;
    readonly away: string;
    readonly standIn: string;
    readonly timeLeft: (time: string) => string;
  };
  readonly score: {
    readonly label: string;
    readonly cheese: string;
    readonly miceLeft: string;
    readonly round: (round: number) => string;
    readonly roundsLeft: (count: number) => string;
    readonly faceDown: (count: number) => string;
    readonly count: (tile: string, count: number) => string;
  };
  readonly turn: {
    readonly mine: Readonly<Record<ByPhase, (steps: number) => string>>;
    readonly theirs: Readonly<Record<ByPhase, (name: string, steps: number) => string>>;
    readonly label: string;
    readonly over: string;
    readonly halts: Readonly<Record<Halt, string>>;
    readonly rollTwice: string;
    readonly hint: {
      readonly start: string;
      readonly rollMice: string;
      readonly rollCat: string;
      readonly chooseMouse: string;
      readonly chooseSquare: (who: string) => string;
      readonly again: (mouse: string) => string;
      readonly jump: string;
      readonly fork: string;
    };
    readonly roll: string;
    readonly confirm: (where: string) => string;
    readonly confirmJump: (where: string) => string;
    readonly confirmFork: (square: Square) => string;
    readonly confirmStart: (square: Square) => string;
    readonly choose: { readonly square: string; readonly mouse: string; readonly cheese: string };
    readonly sending: string;
    readonly mice: string;
    readonly home: string;
    readonly below: string;
    readonly caught: string;
    readonly die: (value: number) => string;
    readonly dieWaits: string;
    /** The button that points for the other mouse players, and what to do then. */
    readonly point: string;
    readonly pointNow: string;
    readonly danger: string;
    readonly dangerMeans: (faces: number) => string;
    /** The cat's roll is known: no faces are counted. */
    readonly dangerNow: string;
    /** The same marks for the cat. */
    readonly reach: string;
    readonly reachMeans: (faces: number) => string;
    readonly reachNow: string;
    readonly list: string;
    readonly aim: (who: string, where: string, what: string) => string;
  };
  /** What is spoken when the reader has to decide. */
  readonly call: {
    /** The title of a turn as a sentence. */
    readonly sentence: (title: string) => string;
    /** What stands between two sentences. */
    readonly gap: string;
    readonly mice: (count: number) => string;
    readonly squares: (count: number) => string;
  };
  /** What a move would do, after a colon. */
  readonly doing: {
    readonly takes: string;
    readonly turns: string;
    readonly catches: (mouse: string) => string;
    readonly home: string;
    readonly empty: string;
  };
  /** A place as a screen reader hears it. */
  readonly place: {
    readonly kitchen: (columns: number, rows: number) => string;
    readonly faceDown: string;
    readonly cheese: string;
    readonly empty: string;
    readonly leg: string;
    readonly top: string;
    readonly under: string;
    readonly openHole: string;
    readonly closedHole: string;
    readonly cat: string;
    readonly catAbove: string;
    readonly reachable: (steps: number) => string;
    readonly canChoose: string;
    readonly danger: (faces: number, of: number) => string;
    readonly dangerNow: string;
    readonly reach: (faces: number, of: number) => string;
    readonly reachNow: string;
    readonly hole: (hole: Hole) => string;
  };
  /** A few words, big, while something happens. */
  readonly caption: {
    readonly caught: (mouse: string) => string;
    readonly cheese: (won: number, of: number) => string;
    readonly uncovered: string;
    readonly broken: string;
    readonly plus: (steps: number) => string;
    readonly arrow: string;
    readonly fork: string;
    readonly knife: string;
    /** A tile that can do nothing. A fork is of no use to the cat, whatever lies there. */
    readonly lapsed: {
      readonly plus: (steps: number) => string;
      readonly arrow: string;
      readonly fork: string;
      readonly catFork: string;
    };
    readonly lost: string;
    readonly hole: string;
  };
  readonly end: {
    readonly miceWin: string;
    readonly catWins: string;
    /** Said to the side that has lost. */
    readonly catLoses: string;
    readonly miceLose: string;
    readonly draw: string;
    readonly howMice: (cheese: number) => string;
    readonly howQuick: (cheese: number) => string;
    readonly howCat: string;
    readonly howDraw: (rounds: number) => string;
    readonly rounds: string;
    readonly tilesTurned: string;
    readonly kitchen: string;
    readonly turningPoints: string;
    readonly inRound: (round: number) => string;
    readonly team: string;
  };
  /** What mouse players point at. */
  readonly pointing: {
    readonly others: (who: string, what: string) => string;
    readonly mine: (what: string) => string;
  };
  readonly keys: {
    readonly arrows: string;
    readonly enter: string;
    readonly mouse: string;
    readonly roll: string;
    readonly danger: string;
    readonly list: string;
    readonly point: string;
    readonly escape: string;
    readonly target: string;
  };
}
