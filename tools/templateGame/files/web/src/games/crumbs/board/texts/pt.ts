import type { BoardWords } from './words';

const words: BoardWords = {
  status: (round, of, plate) => `Ronda ${round} de ${of}, prato de ${plate}`,
  plate: (crumbs) => (crumbs === 1 ? 'migalha no prato' : 'migalhas no prato'),
  players: 'Jogadores',
  you: 'Tu',
  decided: 'já decidiu',
  deciding: 'está a decidir',
  tookLast: (crumbs) => `tirou ${crumbs} antes`,
  eaten: (crumbs) => `comidas: ${crumbs}`,
  turn: {
    label: 'Vez',
    choose: 'Quantas migalhas tiras?',
    mine: (crumbs) => `Tiras ${crumbs}. Os outros estão a decidir.`,
    others: 'Os jogadores estão a decidir.',
    over: 'A partida acabou.',
    halts: { paused: 'A partida está em pausa.', standIn: 'Um bot joga por ti.' },
  },
  take: (crumbs) => (crumbs === 0 ? 'Nenhuma' : `Tirar ${crumbs}`),
  log: {
    decided: (name) => `${name}: decisão tomada`,
    took: (name, taken, eaten) => `${name}: tirou ${taken}, comeu ${eaten}`,
    served: (plate) => `Um prato com ${plate} migalhas`,
    won: (names) => `Vitória: ${names}`,
  },
  keys: { take: 'tirar esse número de migalhas' },
};

export default words;
