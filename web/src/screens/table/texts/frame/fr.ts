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
  closed: {
    title: 'Cette table a été fermée',
    means:
      'La personne qui gère ce serveur a mis fin au jeu ici. Une partie en cours ne compte pour personne. Tu peux ouvrir une autre table.',
  },
  unknownGame: {
    title: (game) => `Cette page ne connaît pas le jeu « ${game} ».`,
    means: 'Le serveur de cette table est peut-être plus récent. Recharge la page.',
  },
  freeSeat: 'Place libre',
  programOf: (name) => `${name} (programme)`,
  standsIn: (bot, name) => `${bot} pour ${name}`,
  standsFor: (name) => `pour ${name}`,
  cover: 'Couvrir mes cartes',
  yourTurn: 'À toi',
  backToTable: 'retour à la table',
  hint: 'Conseil',
  menu: 'Menu',
  log: 'Journal',
  unread: (n) => count(n, { one: '# nouveau message', other: '# nouveaux messages' }),
  sending: 'Envoi…',
};

export default words;
