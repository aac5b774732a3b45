import type { BoardWords } from './words';

const words: BoardWords = {
  status: (round, of, plate) => `Manche ${round} sur ${of}, assiette de ${plate}`,
  plate: (crumbs) => (crumbs === 1 ? 'miette dans l’assiette' : 'miettes dans l’assiette'),
  players: 'Joueurs',
  you: 'Toi',
  decided: 'a choisi',
  deciding: 'réfléchit',
  tookLast: (crumbs) => `dernière prise : ${crumbs}`,
  eaten: (crumbs) => `mangées : ${crumbs}`,
  turn: {
    label: 'Tour',
    choose: 'Combien de miettes prends-tu ?',
    mine: (crumbs) => `Tu en prends ${crumbs}. Les autres réfléchissent.`,
    others: 'Les joueurs réfléchissent.',
    over: 'La partie est finie.',
    halts: { paused: 'La partie est en pause.', standIn: 'Un bot joue pour toi.' },
  },
  take: (crumbs) => (crumbs === 0 ? 'Aucune' : `Prendre ${crumbs}`),
  log: {
    decided: (name) => `${name} : choix fait`,
    took: (name, taken, eaten) => `${name} : ${taken} prises, ${eaten} mangées`,
    served: (plate) => `Une assiette de ${plate} miettes`,
    won: (names) => `Victoire : ${names}`,
  },
  keys: { take: 'prendre ce nombre de miettes' },
};

export default words;
