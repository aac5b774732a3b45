import type { ShellWords } from './words';

const words: ShellWords = {
  tagline: 'Deux jeux rusés de chats et de souris.',
  nothingHere: 'Il n’y a rien à cette adresse.',
  nothingHereHint:
    'Le lien est peut-être ancien ou incomplet. Les tables que personne n’utilise sont débarrassées au bout d’un moment.',
  home: 'Accueil',
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  copy: 'Copier',
  copied: 'Copié.',
  language: 'Langue',
  lightTheme: 'Thème clair',
  darkTheme: 'Thème sombre',
  settings: 'Réglages',
  loading: 'Un instant…',
  tryAgain: 'Réessayer',
  cannotLoad: 'Cette partie de la page n’a pas pu être chargée.',
  cannotLoadHint:
    'Soit tu es hors ligne, soit une version plus récente de la page existe. Vérifie la connexion, puis réessaie.',
  partMissing: 'Un morceau de la page n’est pas arrivé. Recharge-la : ta partie est conservée.',
  reload: 'Recharger',
  newVersion: 'Une nouvelle version de la page est là.',
  loadIt: 'La charger',
  levels: { 1: 'joueur', 2: 'gentil', 3: 'tranquille', 4: 'futé', 5: 'rusé', 6: 'impitoyable' },
  levelOf: (level) => `Niveau ${level} sur 6`,
  bot: 'bot',
  you: 'toi',
  guest: (number) => `Invité ${number}`.trim(),
};

export default words;
