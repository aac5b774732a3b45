import type { SharingWords } from './words';

const words: SharingWords = {
  result: 'Partager le résultat',
  moment: 'Partager ce moment',
  names: 'Montrer les noms',
  namesElse: 'sinon : Joueur 1, Joueur 2 …',
  points: 'Montrer les points',
  link: 'Lien pour revoir la partie',
  linkEyes: 'vue par un spectateur',
  share: 'Partager',
  save: 'Enregistrer l’image',
  copy: 'Copier le texte',
  again: 'à revoir',
  making: 'L’image se prépare …',
  failed: 'Ce navigateur ne peut pas créer l’image. Le texte peut être copié.',
};

export default words;
