import type { NoteKind } from '../book';

/** The words around the rules of any game. */
export interface RulesWords {
  /** Of all games. */
  readonly title: string;
  readonly lead: string;
  readonly rules: (game: string) => string;
  readonly chooseGame: string;
  readonly chooseLength: string;
  readonly atAGlance: string;
  readonly whole: string;
  readonly allRules: string;
  readonly learn: string;
  readonly contents: string;
  readonly differences: string;
  /** Lets a drawn example come alive. */
  readonly play: string;
  readonly example: string;
  readonly notLoaded: string;
  readonly playingWell: string;
  readonly search: string;
  readonly foundNothing: string;
  readonly print: string;
  readonly ruleOf: (id: string) => string;
  readonly kinds: Readonly<Record<NoteKind, string>>;
  readonly leaves: string;
  readonly taken: string;
  /** Between the members of a list. */
  readonly comma: string;
  readonly with: (thing: string, remark: string) => string;
}
