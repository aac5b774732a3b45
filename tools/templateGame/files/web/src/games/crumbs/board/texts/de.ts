import type { BoardWords } from './words';

const words: BoardWords = {
  status: (round, of, plate) => `Runde ${round} von ${of}, Teller mit ${plate}`,
  plate: () => 'Krümel auf dem Teller',
  players: 'Spieler',
  you: 'Du',
  decided: 'hat entschieden',
  deciding: 'entscheidet noch',
  tookLast: (crumbs) => `nahm zuletzt ${crumbs}`,
  eaten: (crumbs) => `gegessen: ${crumbs}`,
  turn: {
    label: 'Zug',
    choose: 'Wie viele Krümel nimmst du?',
    mine: (crumbs) => `Du nimmst ${crumbs}. Die anderen entscheiden noch.`,
    others: 'Die Spieler entscheiden.',
    over: 'Die Partie ist zu Ende.',
    halts: { paused: 'Die Partie ist angehalten.', standIn: 'Ein Bot spielt für dich.' },
  },
  take: (crumbs) => (crumbs === 0 ? 'Keinen nehmen' : `${crumbs} nehmen`),
  log: {
    decided: (name) => `${name}: entschieden`,
    took: (name, taken, eaten) => `${name}: ${taken} genommen, ${eaten} gegessen`,
    served: (plate) => `Ein Teller mit ${plate} Krümeln`,
    won: (names) => `Gewonnen: ${names}`,
  },
  keys: { take: 'so viele Krümel nehmen' },
};

export default words;
