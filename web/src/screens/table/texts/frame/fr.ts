import { counted } from '../../../../texts/plural';
import type { FrameWords } from './words';

const count = counted('fr');

const words: FrameWords = {
  you: 'Toi',
  connecting: 'En route vers la table…',
  lost: 'Connexion perdue. Nouvel essai en cours ; rien de ce que tu as fait n’est perdu.',
  gone: {
    title: 'Pas de table ici',
    means: 'Le lien est peut-être faux, la table n’existe plus, ou son hôte ne laisse plus entrer personne.',
  },
  freeSeat: 'Place libre',
  cover: 'Couvrir mes cartes',
  yourTurn: 'À toi',
  hint: 'Conseil',
  menu: 'Menu',
  log: 'Journal',
  unread: (n) => count(n, { one: '# nouveau message', other: '# nouveaux messages' }),
  sending: 'En chemin…',
};

export default words;
