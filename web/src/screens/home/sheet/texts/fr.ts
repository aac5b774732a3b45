import type { SheetWords } from './words';

const words: SheetWords = {
  invite: 'Inviter',
  go: { play: 'Jouer', here: 'Faire tourner', invite: 'Créer le lien' },
  about: (count) => `environ ${count} min`,
  you: 'toi',
  friends: 'tes amis',
  players: 'Joueurs',
  level: 'Comment jouent les bots',
  youAre: 'Tu joues',
  iBegin: 'je commence',
  seat: (number) => `Place ${number}`,
  emptySeat: 'Un bot prend chaque place sans nom.',
  needName: 'Écris au moins un nom.',
};

export default words;
