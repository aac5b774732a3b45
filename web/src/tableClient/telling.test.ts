import { type ChopTypes, chop } from '@miaou/chop';
import { type Transition, transitionsOf } from '@miaou/client';
import { ManualClock } from '@miaou/client/testing';
import { type FelixTypes, felix } from '@miaou/felix';
import { chanceMove, type Game, type GameTypes, type Position, type Seat, SeededChance, seat } from '@miaou/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoardModule, panelViewOf } from '../games/board';
import { logLines as chopLines } from '../games/chop/board/matchLog';
import { matchStatus as chopStatus } from '../games/chop/board/status';
import chopWords from '../games/chop/board/texts/en';
import { duration as chopDuration } from '../games/chop/board/timing';
import { shownView } from '../games/felix/board/cardPlacement';
import { logLines as felixLines } from '../games/felix/board/matchLog';
import { matchStatus as felixStatus } from '../games/felix/board/status';
import felixWords from '../games/felix/board/texts/en';
import { duration as felixDuration } from '../games/felix/board/timing';
import { moveKey } from '../games/moveKey';
import { PressGuard } from '../ui/pressGuard';
import { clientRulesOf } from './choices';
import { type Choices, NOTHING } from './clientRules';
import { openChoices } from './openChoices';
import { type PendingMove, PlaybackCore, type PlaybackTarget, viewsAhead } from './playback';

type Told = Pick<BoardModule, 'duration' | 'panelView' | 'logLines' | 'status'>;

interface Subject {
  readonly game: Game;
  readonly seats: number;
  readonly board: Told;
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

/** Without the types of its game, as `registerBoard` gives a board. */
const untyped = <T extends GameTypes>(
  game: Game<T>,
  seats: number,
  board: Pick<BoardModule<T>, 'duration' | 'panelView' | 'logLines' | 'status'>,
): Subject => ({ game, seats, board: board as unknown as Told });

const SUBJECTS: readonly Subject[] = [
  untyped<FelixTypes>(felix, 3, {
    duration: felixDuration,
    panelView: shownView,
    logLines: (step, names) => felixLines(step, names, felixWords),
    status: (view, names) => felixStatus(view, names, felixWords),
  }),
  untyped<ChopTypes>(chop, 2, {
    duration: chopDuration,
    logLines: (step, names) => chopLines(step, names, chopWords),
    status: (view) => chopStatus(view, chopWords),
  }),
];

const ME = seat(0);
/** As many as a board has in one place: what they offer changes under the finger. */
const CONTROLS = 6;

const must = (isSo: boolean, otherwise: string): void => {
  if (!isSo) throw new Error(otherwise);
};

/** One reader at a match: the owner of the table, a line with delays, a page, and a finger. */
class Sitting {
  readonly clock = new ManualClock();
  readonly core: PlaybackCore;
  readonly #subject: Subject;
  readonly #rules: ReturnType<typeof clientRulesOf>;
  readonly #position: Position;
  readonly #chance: SeededChance;
  readonly #guard = new PressGuard<number>();
  /** What the owner has sent and the page has not received. */
  readonly #wire: { readonly events: readonly GameTypes['event'][]; readonly by: Seat }[] = [];
  #transitions: readonly Transition[] = [];
  #view: GameTypes['view'];
  #sent: PendingMove | null = null;
  #isAtOwner = false;
  /** When it was sent, another decision of this seat was on its way here. */
  #isStale = false;
  #pressed: { readonly control: number; readonly offer: string | null } | null = null;
  #told = 0;
  commands = 0;

  constructor(subject: Subject, seed: string) {
    this.#subject = subject;
    this.#rules = clientRulesOf(subject.game);
    this.#chance = new SeededChance(seed);
    const { game, seats, board } = subject;
    const options = game.parseOptions(game.drawOptions({ seats }, this.#chance));
    if (!options.ok) throw new Error(JSON.stringify(options.error));
    this.#position = game.start(options.value, game.deal(options.value, this.#chance));
    this.#view = this.#position.view(ME);
    this.core = new PlaybackCore({
      clock: this.clock,
      pace: () => ({ lasts: board.duration, speed: 1, still: false }),
      isWatched: () => true,
      changed: () => undefined,
    });
    this.follow();
  }

  get #target(): PlaybackTarget {
    return { match: 1, transitions: this.#transitions, view: this.#view, pending: this.#sent };
  }

  get panelView(): GameTypes['view'] {
    const { view, happening } = this.core.shown;
    const event = happening?.event ?? null;
    return panelViewOf(this.#subject.board, {
      view: view ?? this.#view,
      happening: event,
      before: happening?.before ?? null,
    });
  }

  get choices(): Choices {
    const { shown } = this.core;
    if (shown.pending !== null || this.#sent !== null) return NOTHING;
    return openChoices(this.#rules, { shown: this.panelView, after: viewsAhead(shown, this.#target) }, ME);
  }

  follow(): void {
    this.core.follow(this.#target);
  }

  #offerOf(control: number): string | null {
    const { moves, roll } = this.choices;
    if (roll) return control === 0 ? moveKey('roll') : null;
    const move = moves[control];
    return move === undefined ? null : moveKey(move);
  }

  /** Somebody else decides, if it is their turn. */
  others(): void {
    const others = this.#position.toMove.filter((one) => one !== ME);
    const by = others[this.#chance.below(Math.max(1, others.length))];
    if (by !== undefined) this.#play(by, undefined);
  }

  /** What the reader sent arrives at the owner. */
  arrive(): void {
    if (this.#sent === null || this.#isAtOwner) return;
    if (this.#isStale) return this.#refuse();
    this.#isAtOwner = true;
    this.#play(ME, this.#sent === 'roll' ? undefined : this.#sent);
  }

  /** The reader decides in another tab, or an order or a bot does for them. */
  elsewhere(): void {
    if (this.#sent === null && this.#position.toMove.includes(ME)) this.#play(ME, undefined);
  }

  receive(): void {
    const next = this.#wire.shift();
    if (next === undefined) return;
    const steps = transitionsOf(this.#rules, this.#view, next.events);
    this.#transitions = [...this.#transitions, ...steps];
    this.#view = steps.at(-1)?.after ?? this.#view;
    if (next.by === ME && this.#isAtOwner) this.#sent = null;
    this.follow();
  }

  press(control: number): void {
    const offer = this.#offerOf(control);
    this.#guard.begin(control, offer);
    this.#pressed = { control, offer };
  }

  /** The finger lifts: whatever is sent is what lay under it when it came down, and it is legal. */
  release(): void {
    const pressed = this.#pressed;
    if (pressed === null) return;
    this.#pressed = null;
    const offer = this.#offerOf(pressed.control);
    const isTaken = this.#guard.end(pressed.control, offer);
    // An open control is never without effect.
    must(isTaken === (pressed.offer !== null && pressed.offer === offer), 'a press was lost, or taken for another');
    if (!isTaken || offer === null) return;
    const { moves, roll } = this.#rules.choices(this.#view, ME);
    must((roll ? [moveKey('roll')] : moves.map(moveKey)).includes(offer), 'an illegal move was offered');
    this.#sent = JSON.parse(offer) as PendingMove;
    this.#isAtOwner = false;
    this.#isStale = this.#wire.some(({ by }) => by === ME);
    this.commands += 1;
    this.follow();
  }

  /** Header, log and board are of one moment, and that moment only moves on. */
  check(): void {
    const { told, happening, view, pending } = this.core.shown;
    must(
      told.every((step, index) => step === this.#transitions[index]),
      'something was told that is not so',
    );
    must(told.length >= this.#told, 'something was untold');
    this.#told = told.length;
    must(happening === null || told.at(-1) === happening, 'the board shows what the log has not told');
    must(
      view === (told.at(-1)?.after ?? this.#transitions[0]?.before ?? this.#view),
      'the board is not where the log is',
    );
    const isEndTold = told.some(({ event }) => event.type === 'matchEnded');
    const panel = this.panelView as GameTypes['view'] & { readonly result?: unknown };
    must(((panel.result ?? null) !== null) === isEndTold, 'a result is shown that was not told');
    const names = /wins?\b/.test(this.#subject.board.status(panel, NAMES));
    must(!names || isEndTold, 'the header names a winner whom nobody has seen win');
    this.#checkRound();
    // The page never offers again what was answered.
    must((this.#sent === null && pending === null) || this.choices === NOTHING, 'an answered choice is offered again');
  }

  /** The round in the header is the one that the log has come to. Cards may be laid while mouse cards are still filled: that is before its heading. */
  #checkRound(): void {
    const { board } = this.#subject;
    const { told, happening } = this.core.shown;
    const headings = told.flatMap((step) => board.logLines(step, NAMES)).filter(({ heading }) => heading === true);
    const logged = headings.flatMap(({ text }) => /^Round (\d+)/.exec(text)?.[1] ?? []).at(-1) ?? '1';
    const shown = /Round (\d+)/.exec(board.status(this.panelView, NAMES))?.[1] ?? logged;
    const isEarly = happening?.event.type.startsWith('mouseCards') === true;
    must(Number(shown) - Number(logged) === (isEarly ? 1 : 0), `the header is in round ${shown}, the log in ${logged}`);
  }

  /** The owner has had another decision of this seat: what was sent is stale. */
  #refuse(): void {
    this.#sent = null;
    this.follow();
  }

  #play(by: Seat, move: GameTypes['move'] | undefined): void {
    const position = this.#position;
    const rolled = chanceMove(position, this.#chance);
    const legal = rolled === undefined ? position.legalMoves(by) : [rolled];
    const chosen = move ?? legal[this.#chance.below(legal.length)];
    if (chosen === undefined) throw new Error('nothing is legal');
    must(position.refuse(by, chosen) === undefined, 'a move that the page offered was refused');
    const events = position.play(by, chosen).map((event) => position.redact(event, ME));
    this.#wire.push({ events, by });
  }
}

type Action =
  | 'elsewhere'
  | 'others'
  | 'arrive'
  | 'receive'
  | 'release'
  | 'skip'
  | { readonly press: number }
  | { readonly wait: number };

const actions: fc.Arbitrary<readonly Action[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('others', 'receive', 'arrive') },
    { weight: 3, arbitrary: fc.record({ press: fc.nat(CONTROLS - 1) }) },
    { weight: 3, arbitrary: fc.constant('release' as const) },
    { weight: 3, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 900 }) }) },
    { weight: 1, arbitrary: fc.constantFrom('skip', 'elsewhere') },
  ),
  { minLength: 60, maxLength: 240 },
);

const perform = (sitting: Sitting, action: Action): void => {
  if (typeof action === 'object')
    return 'press' in action ? sitting.press(action.press) : sitting.clock.advance(action.wait);
  if (action === 'skip') sitting.core.catchUp();
  else sitting[action]();
};

describe.each(SUBJECTS.map((subject) => [subject.game.id, subject] as const))('what is told of %s', (_, subject) => {
  it('whatever arrives when, told facts only grow, a press sends what it pressed, and all parts of the page agree', () => {
    let commands = 0;
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), actions, (seed, list) => {
        const sitting = new Sitting(subject, seed);
        sitting.check();
        for (const action of list) {
          perform(sitting, action);
          sitting.check();
        }
        commands += sitting.commands;
      }),
      { numRuns: 30 },
    );
    expect(commands).toBeGreaterThan(30);
  });

  it('a match that is played by presses alone comes to its end, and the end is told last', () => {
    const sitting = new Sitting(subject, 'to the end');
    for (
      let turn = 0;
      turn < 4_000 && !sitting.core.shown.told.some(({ event }) => event.type === 'matchEnded');
      turn++
    ) {
      for (const action of [
        'others',
        'receive',
        { press: turn % CONTROLS },
        'release',
        'arrive',
        'receive',
        { wait: 700 },
      ] as const)
        perform(sitting, action);
      sitting.check();
    }
    expect(sitting.core.shown.told.at(-1)?.event.type).toBe('matchEnded');
  });
});
