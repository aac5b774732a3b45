const TELLING = ['web/src/screens/table/match/telling.test.ts'];
const PLAYBACK = { file: 'web/src/tableClient/playback.ts', tests: TELLING };
const SHOWN_MATCH = { file: 'web/src/screens/table/match/shownMatch.svelte.ts', tests: TELLING };
const OPEN_CHOICES = { file: 'web/src/tableClient/openChoices.ts', tests: TELLING };

const LISTS = ['web/src/screens/table/keepEndInSight.test.ts'];
const FACES = ['web/src/characters/botReactions.test.ts'];
const REACTIONS = ['web/src/tableClient/reactionInbox.test.ts'];
const LESSONS = ['web/src/lessons/lessons.test.ts'];
const FELIX_EXAMPLES = ['web/src/games/felix/rules/live/live.test.ts'];
const CHOP_EXAMPLES = ['web/src/games/chop/rules/live/live.test.ts'];

/** @type {readonly import('../../games/conformance/mutation/plant.mjs').Fault[]} */
export const FAULTS = [
  {
    ...PLAYBACK,
    name: 'told facts: what was told is told again',
    find: 'if (length - this.#shownCount > FAR_BEHIND)',
    replace: 'if (length > SHOWN_AFTER_JUMP)',
  },
  {
    ...PLAYBACK,
    name: 'told facts: the newest are told, and not the oldest',
    find: 'this.#target.transitions.slice(0, this.#toldCount)',
    replace: 'this.#target.transitions.slice(-this.#toldCount)',
  },
  {
    file: 'web/src/games/board.ts',
    tests: TELLING,
    name: 'told facts: panels name the number of a die that still tumbles',
    find: 'moment.isUntold === true && moment.before !== null',
    replace: 'false',
  },
  {
    ...PLAYBACK,
    name: 'presses: a roll is open again while its die tumbles',
    find: 'if (this.#toldCount >= countUntilShown(',
    replace: 'if (this.#shownCount >= countUntilShown(',
  },
  {
    ...SHOWN_MATCH,
    name: 'presses: a choice that was answered is offered until it is told',
    isInSample: true,
    find: "&& stage === 'playing' && this.pending === null;",
    replace: "&& stage === 'playing';",
  },
  {
    ...PLAYBACK,
    name: 'presses: a move of the reader comes back when it is accepted',
    find: 'if (pending !== null || this.#sent === null) return pending;',
    replace: 'if (pending !== undefined) return pending;',
  },
  {
    ...SHOWN_MATCH,
    name: 'presses: the cards that others lay lock the controls',
    find: "&& stage === 'playing' && this.pending === null;",
    replace: "&& stage === 'playing' && this.pending === null && !this.#isMoving;",
  },
  {
    ...OPEN_CHOICES,
    name: 'presses: a decision that was made elsewhere is offered again',
    find: 'return isStillOpen ? offered : NOTHING;',
    replace: 'return isStillOpen ? offered : offered;',
  },
  {
    ...OPEN_CHOICES,
    name: 'presses: the next decision is offered before it is shown',
    find: 'return isStillOpen ? offered : NOTHING;',
    replace: 'return isStillOpen ? offered : rules.choices(after.at(-1) ?? shown, seat);',
  },
  {
    file: 'web/src/ui/input/pressGuard.ts',
    tests: TELLING,
    name: 'presses: a finger does what came under it meanwhile',
    find: 'began.control !== control || began.offer === offer;',
    replace: 'began.control !== control || began.offer !== undefined;',
  },
  {
    ...SHOWN_MATCH,
    name: 'one moment: the header follows the truth',
    find: 'panelViewOf(this.#sources().board, this.moment)',
    replace: 'this.#sources().snapshot.view',
  },
  {
    ...PLAYBACK,
    name: 'one moment: the log runs ahead of the board',
    find: 'this.#target.transitions.slice(0, this.#toldCount)',
    replace: 'this.#target.transitions',
  },
  {
    ...SHOWN_MATCH,
    name: 'one moment: the board follows the truth',
    find: 'const view = told ?? this.#sources().snapshot.view;',
    replace: 'const view = this.#sources().snapshot.view ?? told;',
  },
  {
    ...SHOWN_MATCH,
    name: 'one moment: the end is shown before what led to it',
    find: "snapshot.stage === 'over' && this.isCaughtUp",
    replace: "snapshot.stage === 'over'",
  },
  {
    file: 'web/src/games/felix/board/moments/stake.ts',
    tests: ['web/src/games/felix/board/moments/stake.test.ts'],
    name: 'moments: a card trembles by what lies beneath it',
    find: 'unseenCards(asEverybodySees(before), owner)',
    replace: 'unseenCards(before, owner)',
  },
  {
    file: 'web/src/games/felix/board/moments/dogs.ts',
    tests: ['web/src/games/felix/board/moments/dogs.test.ts'],
    name: 'moments: the cat runs after the dog',
    find: 'const side = prey.at.x >= dog.at.x ? 1 : -1;',
    replace: 'const side = 1;',
  },
  {
    file: 'web/src/games/felix/board/timing.ts',
    tests: ['web/src/games/felix/board/moments/count.test.ts'],
    name: 'moments: the winner is told before the mice are poured',
    find: 'return countPlan(view, false).told;',
    replace: 'return 0;',
  },
  {
    file: 'web/src/lessons/lessonPlace.ts',
    tests: LESSONS,
    name: 'lessons: a wrong idea is taken for the right one',
    find: 'if (isWanted(step, move)) return',
    replace: 'if (step !== undefined) return',
  },
  {
    file: 'web/src/lessons/lessonPlace.ts',
    tests: LESSONS,
    name: 'lessons: one step back forgets what was done before',
    find: 'made: place.made.slice(0, countWants(chapter, step))',
    replace: 'made: []',
  },
  {
    file: 'web/src/lessons/lessonTable.svelte.ts',
    tests: LESSONS,
    name: 'lessons: what was looked at ahead is not taken back',
    find: 'if (!isAhead) {',
    replace: 'if (moves.length === 0) {',
  },
  {
    file: 'web/src/games/felix/lesson/chapters/passing.ts',
    tests: LESSONS,
    name: 'lessons: a bubble claims what is not so',
    isInSample: true,
    find: 'plays: [bids(ODILE, 2), passes(IDA)]',
    replace: 'plays: [bids(ODILE, 3), passes(IDA)]',
  },
  {
    file: 'web/src/games/chop/lesson/chapters/danger.ts',
    tests: LESSONS,
    name: 'lessons: a mouse is called safe where the cat can come',
    find: "says('safeToo', isSafe('c4'), isSafe('e6'), isSafe('f5'))",
    replace: "says('safeToo', isSafe('c4'), isSafe('e6'), isSafe('f3'))",
  },
  {
    file: 'web/src/lessons/lesson.ts',
    tests: LESSONS,
    name: 'lessons: a chapter is played by the rules of another one',
    find: '  ...chapter.options,\n',
    replace: '',
  },
  {
    file: 'web/src/games/felix/board/hints/aids.ts',
    tests: ['web/src/games/felix/board/hints/aids.test.ts'],
    name: 'aids: who can go higher is told while mice are secret',
    find: "if (view.options.money !== 'open') return undefined;",
    replace: '',
  },
  {
    file: 'web/src/games/felix/board/hints/comparison.ts',
    tests: ['web/src/games/felix/board/hints/hints.test.ts'],
    name: 'hints: the next bid is left out where another one is better',
    find: '...[next, best].flatMap(',
    replace: '...[best].flatMap(',
  },
  {
    file: 'web/src/hints/standing.ts',
    tests: ['web/src/hints/standing.test.ts'],
    name: 'hints: an option is called weaker though nobody can tell',
    find: 'Math.max(LEVEL, Math.hypot(best.spread, hint.spread))',
    replace: 'LEVEL',
  },
  {
    file: 'web/src/games/felix/rules/live/round.ts',
    tests: FELIX_EXAMPLES,
    name: 'examples: the edition that was chosen is not played',
    find: '{ rows: [cards], edition }',
    replace: '{ rows: [cards] }',
  },
  {
    file: 'web/src/games/felix/rules/live/tableMoment.ts',
    tests: FELIX_EXAMPLES,
    name: 'examples: a sack is sold, and its price is nowhere',
    find: 'bank: bank + event.price',
    replace: 'bank',
  },
  {
    file: 'web/src/games/felix/rules/live/auctions.ts',
    tests: FELIX_EXAMPLES,
    name: 'examples: what the rules refuse is told as done',
    find: "if (refusal !== undefined) return { kind: 'tooHigh'",
    replace: "if (refusal?.code === 'not-your-turn') return { kind: 'tooHigh'",
  },
  {
    file: 'web/src/games/felix/rules/live/withoutSack.ts',
    tests: FELIX_EXAMPLES,
    name: 'examples: the others pay less for their sacks than is told',
    find: 'if (actor === YOU && amount >= pays) return PASS;',
    replace: 'if (actor === YOU && passes.length === SEATS - 2) return PASS;',
  },
  {
    file: 'web/src/games/chop/rules/live/scene.ts',
    tests: CHOP_EXAMPLES,
    name: 'examples: the mice win though one of them never set out',
    find: 'MICE.filter((one) => one !== neverOut)',
    replace: 'MICE.filter((one) => one !== neverOut || one === BOW)',
  },
  {
    file: 'web/src/games/chop/rules/live/kitchenExample.ts',
    tests: CHOP_EXAMPLES,
    name: 'examples: the cat may wait for the last mouse',
    find: 'miceLeft > 1 ? FELLOW_AT : null',
    replace: 'miceLeft > 0 ? FELLOW_AT : null',
  },
  {
    file: 'web/src/games/chop/lesson/chapters/home.ts',
    tests: LESSONS,
    name: 'lessons: a cheese is called out of reach though nobody sits on it',
    find: "plays: prowls(OTHER, 3, 'e5'),",
    replace: "plays: prowls(OTHER, 3, 'b5'),",
  },
  {
    file: 'web/src/games/felix/board/feelings.ts',
    tests: FACES,
    name: 'faces of bots: who sees a card that lies face down is frightened by a dog',
    find: "    case 'cardTurned':\n",
    replace:
      "    case 'cardLaid':\n      return isDog(event.card) ? allOf(seats, 'fright') : new Map();\n    case 'cardTurned':\n",
  },
  {
    file: 'web/src/games/felix/board/feelings.ts',
    tests: FACES,
    name: 'faces of bots: joy at a sack is told by the hand of whoever looks',
    find: 'return atSale(seats, event.seat, event.cards);',
    replace: 'return atSale(seats, event.seat, [...event.cards, ...(after.seats[event.seat]?.hand ?? [])]);',
  },
  {
    file: 'web/src/characters/botReactions.ts',
    tests: FACES,
    name: 'faces of bots: whether one is made is drawn after a look at what happened',
    find: 'if (temper === undefined || drawFraction(chance) >= temper.often) return undefined;\n  const feeling = feelings().get(one.seat);',
    replace:
      'const feeling = feelings().get(one.seat);\n  if (temper === undefined || drawFraction(chance) >= temper.often) return undefined;',
  },
  {
    file: 'web/src/tableClient/reactionInbox.ts',
    tests: REACTIONS,
    name: 'reactions: one that comes before log and chat are loaded is lost',
    find: 'if (this.#listeners.size === 0) this.#kept.set',
    replace: 'if (this.#listeners.size > 0) this.#kept.set',
  },
  {
    file: 'web/src/screens/table/keepEndInSight.ts',
    tests: LISTS,
    name: 'log: it stops at the line during which another one came',
    find: 'isNear || (isAtEnd && scrollTop >= top)',
    replace: 'isNear',
  },
  {
    file: 'web/src/games/felix/board/lyingCards.ts',
    tests: TELLING,
    name: 'told facts: the header names the winner while the points are counted',
    find: "scene.happening?.type !== 'matchEnded' ||",
    replace: "scene.happening?.type !== 'sackBought' ||",
  },
];
