const SECRETS = ['games/conformance/src/secrets.test.ts'];
const VIEW = 'games/felix/src/view.ts';
const DOGS = { file: 'games/felix/src/dogs.ts', tests: ['games/felix/src/dogs.test.ts'] };
const MOUSE_CARDS = { file: 'games/felix/src/mouseCards.ts', tests: ['games/felix/src/mouseCards.test.ts'] };

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
    find: 'row: rowState(truth).map(',
    replace: 'row: rowState(truth).toSorted((a, b) => (a.card < b.card ? -1 : 1)).map(',
    tests: SECRETS,
  },
  {
    name: 'Felix: everybody is shown the cards that left',
    file: VIEW,
    find: '...(own || over ? { removed',
    replace: '...(own || over || truth.round > 3 ? { removed',
    tests: SECRETS,
  },
  {
    name: 'Felix: the passive deck shows what left it',
    file: VIEW,
    find: "if (truth.phase !== 'over') return {};",
    replace:
      "if (truth.phase !== 'over') return 'dummyRemoved' in truth.setup.deal && truth.round > 4 ? { dummyRemoved: truth.setup.deal.dummyRemoved } : {};",
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
    replace: "{ code: 'not-your-turn', toMove: seatsIn(due), row: truth.row }",
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
    find: 'return dogs === one(SMALL_DOG) ? smallDogChases(row, rules)',
    replace: 'return dogs === one(SMALL_DOG) ? bigDogChases(row, rules)',
  },
  {
    ...DOGS,
    name: 'Felix: without a good cat the big dog takes −8 before −5',
    find: 'rules.bigDogTakesWorst ? lowestOf(bad) : highestOf(bad)',
    replace: 'rules.bigDogTakesWorst ? highestOf(bad) : lowestOf(bad)',
  },
  {
    ...DOGS,
    name: 'Felix: a rabbit flees in both editions',
    find: "rabbitFlees: edition === 'filou'",
    replace: 'rabbitFlees: edition !== undefined',
  },
  {
    ...DOGS,
    name: 'Felix: two dogs chase as the big one does',
    find: 'smallDogChases(row, rules) : NO_CARD;',
    replace:
      'smallDogChases(row, rules) : dogs === one(BIG_DOG) + one(SMALL_DOG) ? bigDogChases(row, rules) : NO_CARD;',
  },
  {
    ...MOUSE_CARDS,
    name: 'Felix: mouse cards are filled as far as the bank goes',
    find: 'truth.bank >= truth.setup.filling',
    replace: 'truth.bank >= 2',
  },
  {
    ...MOUSE_CARDS,
    name: 'Felix: a bank with exactly enough does not fill the mouse cards',
    find: 'truth.bank >= truth.setup.filling',
    replace: 'truth.bank > truth.setup.filling',
  },
  {
    ...MOUSE_CARDS,
    name: 'Felix: mouse cards are filled after a round that all passed',
    find: 'truth.filled = !allPassed && ',
    replace: 'truth.filled = ',
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
    file: 'games/felix/src/scoring.ts',
    find: 'a.total === b.total && a.cats > b.cats',
    replace: 'a.total === b.total && a.mice > b.mice',
    tests: ['games/felix/src/scoring.test.ts'],
  },
  {
    name: 'Felix: who buys does not become first player',
    file: 'games/felix/src/round.ts',
    find: 'if (buyer !== null) truth.first = buyer;',
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
    find: 'const atLeast = truth.highest + 1;',
    replace: 'const atLeast = Math.max(1, truth.highest);',
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
