import type { NoteKind } from '../book';

/** The words around the rules of any game, and the names of what is drawn, for who cannot see it. */
export interface RulesWords {
  readonly rules: (game: string) => string;
  readonly chooseGame: string;
  readonly chooseLength: string;
  readonly atAGlance: string;
  readonly whole: string;
  readonly allRules: string;
  readonly contents: string;
  readonly differences: string;
  readonly ruleOf: (id: string) => string;
  readonly kinds: Readonly<Record<NoteKind, string>>;
  readonly leaves: string;
  readonly taken: string;
  readonly way: string;
  readonly jump: string;
  readonly barred: string;
  /** Between the members of a list. */
  readonly comma: string;
  readonly at: (thing: string, place: string) => string;
  readonly with: (thing: string, remark: string) => string;
  readonly hole: (side: string) => string;
  readonly names: {
    readonly cat: (value: string) => string;
    readonly mouseCard: (mice: string) => string;
    readonly catDie: (pips: string) => string;
    readonly mouseDie: (pips: string) => string;
    readonly plus: (squares: string) => string;
    readonly rabbit: string;
    readonly bigDog: string;
    readonly smallDog: string;
    readonly faceDown: string;
    readonly mice: string;
    readonly sack: string;
    readonly bank: string;
    readonly player: string;
    readonly cheese: string;
    readonly dishes: string;
    readonly arrow: string;
    readonly fork: string;
    readonly knife: string;
    readonly theCat: string;
    readonly mouse: string;
    readonly hole: string;
  };
}
