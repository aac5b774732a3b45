import type { RulesWords } from './words';

const words: RulesWords = {
  title: 'Règles',
  lead: 'Choisis un jeu : en bref, ou la règle complète avec des exemples à jouer.',
  rules: (game) => `Règles de ${game}`,
  chooseGame: 'Jeu',
  chooseLength: 'Que lire',
  atAGlance: 'En bref',
  whole: 'Règle complète',
  allRules: 'Lire la règle complète',
  learn: 'Apprendre en jouant',
  contents: 'Sommaire',
  differences: 'Éditions et options',
  play: 'Jouer',
  example: 'Exemple à essayer',
  notLoaded: 'Le chargement a échoué. Réessaie.',
  playingWell: 'Bien jouer',
  search: 'Chercher dans la règle',
  foundNothing: 'Aucune règle ne contient ces mots.',
  print: 'Imprimer sur une feuille',
  ruleOf: (id) => `Règle ${id}`,
  kinds: { edition: 'Édition', option: 'Option', ruling: 'Notre choix' },
  leaves: 's’en va',
  taken: 'vide',
  comma: ', ',
  with: (thing, remark) => `${thing} (${remark})`,
};

export default words;
