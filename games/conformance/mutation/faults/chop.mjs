const SECRETS = ['games/conformance/src/secrets.test.ts'];
const VIEW = { file: 'games/chop/src/view.ts', tests: SECRETS };
const CAT = 'games/chop/src/cat.ts';
const MICE = 'games/chop/src/mice.ts';
const WALKING = 'games/chop/src/walking.ts';
const KNIFE = ['games/chop/src/knife.test.ts'];
const KITCHENS = ['games/chop/src/kitchens.test.ts'];
const HOME = ['games/chop/src/home.test.ts'];

/**
 * The kind of the tile dealt to a square that is named by a variable.
 * @param {string} square
 */
const kindOn = (square) => `match.kinds[8 * Number(${square}[1]) + ${square}.charCodeAt(0) - 105]`;

/** @type {readonly import('../plant.mjs').Fault[]} */
const LEAKS = [
  {
    ...VIEW,
    name: 'Chop: squares face down are listed by what lies there',
    find: 'squaresIn(match.faceDown)',
    replace: `squaresIn(match.faceDown).sort((a, b) => (${kindOn('a')} < ${kindOn('b')} ? -1 : 1))`,
  },
  {
    ...VIEW,
    name: 'Chop: a view counts the cheese that lies face down in the first row',
    find: 'unseen: unseen(match),',
    replace: `unseen: unseen(match), near: squaresIn(match.faceDown).filter((square) => square[1] === '1' && ${kindOn('square')} === 'cheese').length,`,
  },
  {
    ...VIEW,
    name: 'Chop: the rest of the tiles is shown before the end',
    find: 'rest: isOver ?',
    replace: 'rest: isOver || match.won > 2 ?',
  },
  {
    name: 'Chop: turning a tile tells what lies beside it',
    isInSample: true,
    file: 'games/chop/src/tiles.ts',
    find: "type: 'tileTurned',",
    replace: "type: 'tileTurned', beside: match.kinds[cell + 1],",
    tests: SECRETS,
  },
  {
    name: 'Chop: an observation tells where cheese lies face down',
    file: 'games/chop/src/observation.ts',
    find: 'put(has(set, cell))',
    replace: "put(has(set, cell) && match.kinds[cell] === 'cheese' ? 0.9 : has(set, cell))",
    tests: SECRETS,
  },
  {
    name: 'Chop: samples turn the tiles in one order only',
    file: 'games/chop/src/sample.ts',
    find: 'shuffled(tilesOf(view.unseen), chance)',
    replace: 'shuffled(tilesOf(view.unseen), { below: () => 0 })',
    tests: ['games/conformance/src/sampling.test.ts'],
  },
  {
    name: 'Chop: samples favour the order of the box',
    file: 'games/chop/src/sample.ts',
    find: 'shuffled(tilesOf(view.unseen), chance)',
    replace: 'shuffled(tilesOf(view.unseen), { below: (bound) => Math.max(chance.below(bound), chance.below(bound)) })',
    tests: ['games/conformance/src/sampling.test.ts'],
  },
];

/** @type {readonly import('../plant.mjs').Fault[]} */
const RULES = [
  {
    name: 'Chop: the cat catches under the table',
    file: CAT,
    find: ' && !has(match.setup.table, to)',
    replace: '',
    tests: ['games/chop/src/levels.test.ts'],
  },
  {
    name: 'Chop: the cat crosses a cheese',
    file: CAT,
    find: 'assign(through, ends.low &',
    replace: 'assign(through, top.low &',
    tests: ['games/chop/src/cheese.test.ts'],
  },
  {
    name: 'Chop: the cat walks back onto its start',
    file: CAT,
    find: 'remove(ends, cat);',
    replace: '',
    tests: ['games/chop/src/walking.test.ts'],
  },
  {
    name: 'Chop: the cat lies in wait before the last hole',
    file: CAT,
    find: 'keepClear(match, ends);',
    replace: '',
    tests: ['games/chop/src/lastHole.test.ts'],
  },
  {
    name: 'Chop: a mouse enters a hole that is taken',
    file: MICE,
    find: '(through.high | ALL_HOLES) & ~miceSet.high',
    replace: '(through.high & ~miceSet.high) | ALL_HOLES',
    tests: ['games/chop/src/holes.test.ts'],
  },
  {
    name: 'Chop: a mouse at home counts before all the cheese is won',
    file: MICE,
    find: 'if (to >= FIRST_HOLE && match.won === match.setup.cheeses)',
    replace: 'if (to >= FIRST_HOLE)',
    tests: HOME,
  },
  {
    name: 'Chop: mice walk past the cat',
    file: MICE,
    find: 'if (!has(table, cat)) remove(through, cat);',
    replace: '',
    tests: ['games/chop/src/blocking.test.ts'],
  },
  {
    name: 'Chop: a knife leaves the second roll of the turn',
    file: 'games/chop/src/tiles.ts',
    find: 'match.setup.knifeEndsTurn ? match.rollsLeft : 0',
    replace: '0',
    tests: KNIFE,
  },
  {
    name: 'Chop: a knife takes the second roll where the option leaves it',
    file: 'games/chop/src/tiles.ts',
    find: 'match.setup.knifeEndsTurn ? match.rollsLeft : 0',
    replace: 'match.rollsLeft',
    tests: KNIFE,
  },
  {
    name: 'Chop: after a knife the other side rolls once',
    file: 'games/chop/src/tiles.ts',
    find: 'match.nextRolls = 2;',
    replace: '',
    tests: KNIFE,
  },
  {
    name: 'Chop: two knives in one turn give three rolls',
    file: 'games/chop/src/tiles.ts',
    find: 'match.nextRolls = 2;',
    replace: 'match.nextRolls++;',
    tests: KNIFE,
  },
  {
    name: 'Chop: a second roll forgets the knife of the first',
    file: 'games/chop/src/turns.ts',
    find: 'match.rollsLeft--;',
    replace: 'match.rollsLeft--;\n  match.nextRolls = 1;',
    tests: KNIFE,
  },
  {
    name: 'Chop: a sample forgets the two rolls that a knife has given',
    file: 'games/chop/src/sample.ts',
    find: 'match.nextRolls = nextRolls;',
    replace: '',
    tests: ['games/chop/src/sample.test.ts'],
  },
  {
    name: 'Chop: the second roll after a knife is for any mouse',
    file: 'games/chop/src/turns.ts',
    find: 'if (match.rollsLeft === 0) return endTurn(match, events);',
    replace:
      'if (match.rollsLeft === 0) return endTurn(match, events);\n  if (match.piece !== CAT) match.piece = ANY_MOUSE;',
    tests: KNIFE,
  },
  {
    name: 'Chop: the cat walks over a hole that lies on a square',
    file: 'games/chop/src/board.ts',
    find: 'top: setOf(open),',
    replace: 'top: setOf(squares),',
    tests: KITCHENS,
  },
  {
    name: 'Chop: a hole on a square is entered from one side only',
    file: 'games/chop/src/board.ts',
    find: 'sidesOf(cell, open) : [cell]',
    replace: 'sidesOf(cell, open).slice(-1) : [cell]',
    tests: KITCHENS,
  },
  {
    name: 'Chop: a tile lies on a hole',
    file: 'games/chop/src/board.ts',
    find: 'const tiled = open.filter',
    replace: 'const tiled = squares.filter',
    tests: KITCHENS,
  },
  {
    name: 'Chop: a kitchen whose holes close off a square is accepted',
    file: 'games/chop/src/layout.ts',
    find: 'layout.holesOnSquares === true ? areOpen(layout) : areOnSides(layout)',
    replace: 'layout.holesOnSquares === true || areOnSides(layout)',
    tests: ['games/chop/src/options.test.ts'],
  },
  {
    name: 'Chop: the cat on the table must make way for a mouse below it',
    file: CAT,
    find: '~((besideLow[hole] ?? 0) & ~table.low)',
    replace: '~(besideLow[hole] ?? 0)',
    tests: KITCHENS,
  },
  {
    name: 'Chop: one mouse player takes all turns',
    file: 'games/chop/src/turns.ts',
    find: 'mouseSeatAfter(match.mouseSeat, match.setup.options)',
    replace: 'match.mouseSeat',
    tests: ['games/chop/src/setup.test.ts'],
  },
  {
    name: 'Chop: mice fork the cheese under the cat',
    file: WALKING,
    find: 'cheese.low & ~lowBit(cat), cheese.high & ~highBit(cat)',
    replace: 'cheese.low, cheese.high',
    tests: ['games/chop/src/tiles.test.ts'],
  },
  {
    name: 'Chop: an arrow leads onto a cheese',
    file: WALKING,
    find: 'through.low & ~cheese.low',
    replace: 'through.low',
    tests: ['games/chop/src/arrow.test.ts'],
  },
  {
    name: 'Chop: mice win with a mouse that never left its start',
    file: 'games/chop/src/outcome.ts',
    find: '(isHome && match.started === 0b1111)',
    replace: 'isHome',
    tests: HOME,
  },
  {
    name: 'Chop: a match goes on for one round too many',
    file: 'games/chop/src/turns.ts',
    find: 'match.rounds === match.setup.options.maxRounds',
    replace: 'match.rounds > match.setup.options.maxRounds',
    tests: ['games/chop/src/outcome.test.ts'],
  },
  {
    name: 'Chop: a clone shares the cheese of its original',
    file: 'games/chop/src/matchState.ts',
    find: 'copySet(from.cheese, this.cheese);',
    replace: 'this.cheese = from.cheese;',
    tests: ['games/conformance/src/copies.test.ts'],
  },
];

export const CHOP_FAULTS = [...LEAKS, ...RULES];
