const SECRETS = ['games/conformance/src/secrets.test.ts'];
const VIEW = 'games/felix/src/view.ts';
const DOGS = { file: 'games/felix/src/dogs.ts', tests: ['games/felix/src/dogs.test.ts'] };
const MOUSE_CARDS = { file: 'games/felix/src/passPayments.ts', tests: ['games/felix/src/bank.test.ts'] };

/** @type {readonly import('../plant.mjs').Fault[]} */
const LEAKS = [
  {
    name: 'Felix: a view counts the dogs that others hold',
    file: VIEW,
    find: 'bid: over ?',
    replace: "dogs: hand.filter((card) => card.endsWith('Dog')).length, bid: over ?",
    tests: SECRETS,
  },
  {
    name: 'Felix: a card face down has an id that gives it away',
    file: VIEW,
    find: ': { seat };',
    replace: ': { seat, id: (card.length * 7 + card.charCodeAt(0)) % 31 };',
    tests: SECRETS,
  },
  {
    name: 'Felix: the row is listed in the order of its cards',
    file: VIEW,
    find: 'row: rowState(match).map(',
    replace: 'row: rowState(match).toSorted((a, b) => (a.card < b.card ? -1 : 1)).map(',
    tests: SECRETS,
  },
  {
    name: 'Felix: everybody is shown the cards that left',
    file: VIEW,
    find: '...(own || over ? { removed',
    replace: '...(own || over || match.round > 3 ? { removed',
    tests: SECRETS,
  },
  {
    name: 'Felix: the passive deck shows what left it',
    file: VIEW,
    find: "if (match.phase !== 'over') return {};",
    replace:
      "if (match.phase !== 'over') return 'dummyRemoved' in match.setup.deal && match.round > 4 ? { dummyRemoved: match.setup.deal.dummyRemoved } : {};",
    tests: SECRETS,
  },
  {
    name: 'Felix: a laid card is told to everybody',
    file: VIEW,
    find: "event.type === 'cardLaid' && event.seat !== viewer",
    replace: "event.type === 'cardLaid' && viewer === 'spectator'",
    tests: SECRETS,
  },
  {
    name: 'Felix: a refusal out of turn says what lies in the row',
    file: 'games/felix/src/refusals.ts',
    find: "{ code: 'not-your-turn', toMove: seatsIn(due) }",
    replace: "{ code: 'not-your-turn', toMove: seatsIn(due), row: match.row }",
    tests: SECRETS,
  },
  {
    name: 'Felix: an observation holds a card face down',
    file: 'games/felix/src/observation.ts',
    find: 'if (place < faceUp || owner === viewer)',
    replace: 'if (place <= faceUp || owner === viewer)',
    tests: SECRETS,
  },
  {
    name: "Felix: others' mice are shown though money is secret",
    file: VIEW,
    find: "...(own || over || options.money === 'open' ? { mice } : {}),",
    replace: '...{ mice },',
    tests: ['games/felix/src/view.test.ts'],
  },
  {
    name: 'Felix: samples keep the card that left where it is likeliest',
    file: 'games/felix/src/sample.ts',
    find: 'shuffled(unseen, chance) as',
    replace: 'shuffled(unseen, chance).sort((a, b) => (chance.below(8) === 0 && a < b ? -1 : 0)) as',
    tests: ['games/conformance/src/sampling.test.ts'],
  },
];

/** @type {readonly import('../plant.mjs').Fault[]} */
const RULES = [
  {
    ...DOGS,
    name: 'Felix: the small dog chases as the big one does',
    isInSample: true,
    find: 'firstIn(row, rules.smallDogOrder)',
    replace: 'firstIn(row, rules.bigDogOrder)',
  },
  {
    ...DOGS,
    name: 'Felix: without a good cat the big dog takes −8 before −5',
    find: 'bigDogTakesWorst ? BAD_CATS : BAD_CATS.toReversed()',
    replace: 'bigDogTakesWorst ? BAD_CATS.toReversed() : BAD_CATS',
  },
  {
    ...DOGS,
    name: 'Felix: a rabbit flees in both editions',
    find: 'const rabbit = rabbitFlees ? [RABBIT] : [];',
    replace: 'const rabbit = [RABBIT];',
  },
  {
    ...DOGS,
    name: 'Felix: two dogs chase as the big one does',
    find: 'if (dogs === one(BIG_DOG))',
    replace: 'if (dogs === one(BIG_DOG) || dogs === one(BIG_DOG) + one(SMALL_DOG))',
  },
  {
    ...MOUSE_CARDS,
    name: 'Felix: mouse cards are filled as far as the bank goes',
    find: 'bank >= filling',
    replace: 'bank >= 2',
  },
  {
    ...MOUSE_CARDS,
    name: 'Felix: a bank with exactly enough does not fill the mouse cards',
    find: 'bank >= filling',
    replace: 'bank > filling',
  },
  {
    ...MOUSE_CARDS,
    name: 'Felix: mouse cards are filled after a round that all passed',
    find: '!allPassed && bank',
    replace: 'bank',
  },
  {
    name: 'Felix: the last pass of all is paid too',
    file: 'games/felix/src/setup.ts',
    find: 'paidForPassing: [...mouseCardsFor(seats), 0]',
    replace: 'paidForPassing: [...mouseCardsFor(seats), 6]',
    tests: ['games/conformance/src/felix.test.ts'],
  },
  {
    name: 'Felix: a tie goes to the most mice, not to the most points in cats',
    file: 'games/felix/src/outcome.ts',
    find: 'a.total === b.total && a.cats > b.cats',
    replace: 'a.total === b.total && a.mice > b.mice',
    tests: ['games/felix/src/outcome.test.ts'],
  },
  {
    name: 'Felix: who buys does not become first player',
    file: 'games/felix/src/round.ts',
    find: 'if (buyer !== null) match.first = buyer;',
    replace: '',
    tests: ['games/felix/src/auction.test.ts'],
  },
  {
    name: 'Felix: with three seats the second pass turns up one card',
    file: 'games/felix/src/row.ts',
    find: 'return passCount < 2 ? passCount + 1 : 4;',
    replace: 'return passCount + 1;',
    tests: ['games/felix/src/threeSeats.test.ts'],
  },
  {
    name: 'Felix: a bid as high as the highest is accepted',
    file: 'games/felix/src/refusals.ts',
    find: 'const atLeast = match.highest + 1;',
    replace: 'const atLeast = Math.max(1, match.highest);',
    tests: ['games/conformance/src/legality.test.ts'],
  },
  {
    name: 'Felix: a clone shares the cells of its original',
    file: 'games/felix/src/position.ts',
    find: 'this.cells.slice()',
    replace: 'this.cells',
    tests: ['games/conformance/src/copies.test.ts'],
  },
];

export const FELIX_FAULTS = [...LEAKS, ...RULES];
