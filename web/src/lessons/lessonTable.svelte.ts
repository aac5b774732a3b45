import { applyUpdate, type CommandResult, makeCopy, type TableCopy } from '@miaou/client';
import { type Game, type GameTypes, type JsonObject, sameJson, seat } from '@miaou/kit';
import {
  apply,
  type Catalog,
  type EntryBody,
  openTable,
  type PersonId,
  personId,
  type Snapshot,
  snapshot,
  type Table,
  tableId,
} from '@miaou/table';
import type { TableHandle } from '../tableClient/tableHandle';
import { type Chapter, type Lesson, optionsOf, type ScriptedMove } from './lesson';
import { LEARNER } from './lessonPlace';

const ME: PersonId = personId('learner');
const REFUSED: CommandResult = { accepted: false, refusal: { code: 'not-seated' } };

/** The table of a chapter. */
export interface LessonSetting {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly chapter: Chapter;
  /** The learner's name. */
  readonly name: string;
}

/** Everybody sits, and the cards are dealt as the chapter wants them. */
const openingOf = ({ game, lesson, chapter, name }: LessonSetting): readonly EntryBody[] => {
  const options = optionsOf(lesson, chapter);
  const settings = {
    game: game.id,
    seats: lesson.bots.length + 1,
    options: lesson.options,
    parts: {},
    clock: { kind: 'none' },
    access: { join: 'link', watch: 'anyone' },
  } as const;
  return [
    { type: 'opened', host: ME, name, settings },
    { type: 'sat', seat: LEARNER, person: ME, name },
    ...lesson.bots.map((bot, index): EntryBody => ({ type: 'botSeated', seat: seat(index + 1), bot })),
    { type: 'started', options, deal: chapter.deal as JsonObject },
  ];
};

const catalogOf = (game: Game): Catalog => ({
  gameById: () => game,
  hasBot: () => true,
  standInBot: () => '',
});

/** A real table whose log a script writes: the same reducers as everywhere, and nobody to wait for. */
class ScriptedTable {
  readonly #game: Game;
  readonly #table: Table;
  #copy: TableCopy;

  constructor(setting: LessonSetting) {
    const [opened, ...rest] = openingOf(setting);
    if (opened === undefined) throw new Error('a table has to be opened');
    this.#game = setting.game;
    this.#table = openTable(tableId('lesson'), catalogOf(setting.game), { seq: 1, at: 1, body: opened });
    for (const body of rest) this.#append(body);
    this.#copy = makeCopy(snapshot(this.#table, LEARNER));
  }

  get copy(): TableCopy {
    return this.#copy;
  }

  play({ seat: by, move }: ScriptedMove): void {
    const refusal = this.#table.match?.position.refuse(by, move);
    if (refusal !== undefined) throw new Error(`the script plays what is not legal: ${JSON.stringify(refusal)}`);
    const through = by === LEARNER ? 'player' : 'bot';
    const updates = this.#append({ type: 'moved', seat: by, move, through });
    for (const update of updates)
      if (update.audience === LEARNER) this.#copy = applyUpdate(this.#copy, update, this.#game);
  }

  #append(body: EntryBody): ReturnType<typeof apply> {
    const seq = this.#table.seq + 1;
    return apply(this.#table, { seq, at: seq, body });
  }
}

/** What a reader sees of it before the newest fact of this type is told. */
const heldBefore = (copy: TableCopy, until: GameTypes['event']['type']): TableCopy => {
  const { snapshot: newest, transitions } = copy;
  const held = transitions.findLastIndex(({ event }) => event.type === until);
  const view = transitions[held]?.before;
  return view === undefined
    ? copy
    : { ...copy, snapshot: { ...newest, view }, transitions: transitions.slice(0, held) };
};

const isSame = (a: ScriptedMove, b: ScriptedMove | undefined): boolean => sameJson(a, b);

/** The table of a chapter as the board's frame sees it. It has made the moves that it was last shown with. */
export class LessonTable implements TableHandle {
  readonly connection = 'live';
  readonly me = ME;
  readonly pending = [];
  readonly chat = [];
  readonly presence = { present: [ME], watching: 0 };
  readonly #setting: LessonSetting;
  #scripted: ScriptedTable;
  #made: readonly ScriptedMove[] = [];
  #until: GameTypes['event']['type'] | undefined;
  #copy: TableCopy;

  constructor(setting: LessonSetting, made: readonly ScriptedMove[], until?: GameTypes['event']['type']) {
    this.#setting = setting;
    this.#scripted = new ScriptedTable(setting);
    this.#copy = $state.raw(this.#scripted.copy);
    this.show(made, until);
  }

  get snapshot(): Snapshot {
    return this.#copy.snapshot;
  }

  get transitions(): TableCopy['transitions'] {
    return this.#copy.transitions;
  }

  /** Goes on to these moves, or back to them where others have been made since; what they led to is told up to a fact of this type. */
  show(moves: readonly ScriptedMove[], until?: GameTypes['event']['type']): void {
    const isAhead = this.#made.length <= moves.length && this.#made.every((move, index) => isSame(move, moves[index]));
    if (!isAhead) {
      this.#scripted = new ScriptedTable(this.#setting);
      this.#made = [];
    }
    for (const move of moves.slice(this.#made.length)) this.#scripted.play(move);
    this.#made = moves;
    this.#until = until;
    const { copy } = this.#scripted;
    this.#copy = until === undefined ? copy : heldBefore(copy, until);
  }

  /** Whether nothing but taking moves back leads to these. */
  isPast(moves: readonly ScriptedMove[]): boolean {
    return moves.length < this.#made.length && moves.every((move, index) => isSame(move, this.#made[index]));
  }

  /** Takes the last move back. */
  stepBack(): void {
    this.show(this.#made.slice(0, -1));
  }

  /** Whether these are the moves that it has made: what is shown may still be of the step before. */
  isShowing(moves: readonly ScriptedMove[], until?: GameTypes['event']['type']): boolean {
    void this.#copy;
    if (this.#until !== until) return false;
    return this.#made.length === moves.length && this.#made.every((move, index) => isSame(move, moves[index]));
  }

  now(): number {
    return Date.now();
  }

  /** Nothing is sent: what the learner does is tried by the lesson, which then shows the table. */
  send(): Promise<CommandResult> {
    return Promise.resolve(REFUSED);
  }

  react(): void {
    // Nobody else would see it.
  }

  onReaction(): () => void {
    return () => undefined;
  }

  close(): void {
    // Nothing is open.
  }
}
