import type { RefusalWords } from './words';

const words: RefusalWords = {
  byCode: {
    offline: 'Pas de connexion au serveur. Réessaie dans un instant.',
    'empty-name': 'Un nom doit avoir au moins une lettre.',
    'no-such-code': 'Ce code n’est pas valable : mal recopié, déjà utilisé, ou vieux de plus de dix minutes.',
    'who-are-you': 'Le serveur ne connaît plus cet appareil. Recharge la page.',
    'too-many-requests': 'C’était beaucoup à la fois. Attends un peu et réessaie.',
    'too-many-tables': 'Tu as ouvert beaucoup de tables. Attends un peu avant la prochaine.',
    'no-room': 'Le serveur n’a pas de place pour du nouveau en ce moment. Ce qui est en cours continue.',
    'too-many-open-tables': 'Tu as beaucoup de tables qui ne sont pas finies. Termines-en une ou quitte-la d’abord.',
    'no-such-table': 'Cette table n’existe plus, ou ne t’est pas ouverte.',
    busy: 'La table est occupée. Réessaie dans un instant.',
    stopping: 'Le serveur redémarre. Réessaie dans un instant.',
    'storage-failed': 'Le serveur n’a pas pu enregistrer. Réessaie dans un instant.',
    'server-fault': 'Quelque chose a échoué sur le serveur. Réessaie dans un instant.',
    'not-ready': 'Le serveur n’est pas encore prêt. Réessaie dans un instant.',
    banned: 'La personne qui gère ce serveur t’en a exclu. Tu peux encore jouer sur cet appareil.',
    silenced: 'La personne qui gère ce serveur t’a retiré la discussion et le choix du nom.',
    'not-at-this-table': 'Cette personne n’est pas à la table.',
  },
  until: (moment) => (moment === undefined ? 'C’est définitif.' : `Cela vaut jusqu’au ${moment}.`),
  otherwise: (code) => `Le serveur a refusé (${code}).`,
};

export default words;
