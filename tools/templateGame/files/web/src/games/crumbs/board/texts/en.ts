import type { BoardWords } from './words';

const words: BoardWords = {
  status: (round, of, plate) => `Round ${round} of ${of}, plate of ${plate}`,
  plate: (crumbs) => (crumbs === 1 ? 'crumb on the plate' : 'crumbs on the plate'),
  players: 'Players',
  you: 'You',
  decided: 'has decided',
  deciding: 'is deciding',
  tookLast: (crumbs) => `took ${crumbs} last`,
  eaten: (crumbs) => `eaten: ${crumbs}`,
  turn: {
    label: 'Turn',
    choose: 'How many crumbs do you take?',
    mine: (crumbs) => `You take ${crumbs}. The others are deciding.`,
    others: 'The players are deciding.',
    over: 'The match is over.',
    halts: { paused: 'The match is paused.', standIn: 'A bot plays for you.' },
  },
  take: (crumbs) => (crumbs === 0 ? 'Take none' : `Take ${crumbs}`),
  log: {
    decided: (name) => `${name} has decided`,
    took: (name, taken, eaten) => `${name}: took ${taken}, ate ${eaten}`,
    served: (plate) => `A plate with ${plate} crumbs`,
    won: (names) => `Won: ${names}`,
  },
  keys: { take: 'take so many crumbs' },
};

export default words;
