import type { BoardWords } from './words';

const words: BoardWords = {
  status: (round, of, plate) => `Round ${round} di ${of}, piatto da ${plate}`,
  plate: (crumbs) => (crumbs === 1 ? 'briciola nel piatto' : 'briciole nel piatto'),
  players: 'Giocatori',
  you: 'Tu',
  decided: 'ha deciso',
  deciding: 'sta decidendo',
  tookLast: (crumbs) => `prima ne ha prese ${crumbs}`,
  eaten: (crumbs) => `mangiate: ${crumbs}`,
  turn: {
    label: 'Turno',
    choose: 'Quante briciole prendi?',
    mine: (crumbs) => `Ne prendi ${crumbs}. Gli altri stanno decidendo.`,
    others: 'I giocatori stanno decidendo.',
    over: 'La partita è finita.',
    halts: { paused: 'La partita è in pausa.', standIn: 'Un bot gioca per te.' },
  },
  take: (crumbs) => (crumbs === 0 ? 'Nessuna' : `Prendi ${crumbs}`),
  log: {
    decided: (name) => `${name}: scelta fatta`,
    took: (name, taken, eaten) => `${name}: prese ${taken}, mangiate ${eaten}`,
    served: (plate) => `Un piatto con ${plate} briciole`,
    won: (names) => `Vittoria: ${names}`,
  },
  keys: { take: 'prendere quel numero di briciole' },
};

export default words;
