import type { RulesWords } from './words';

const words: RulesWords = {
  rules: (game) => `Règles de ${game}`,
  chooseGame: 'Jeu',
  chooseLength: 'Que lire',
  atAGlance: 'En bref',
  whole: 'Règle complète',
  allRules: 'Lire la règle complète',
  learn: 'Apprendre en jouant',
  contents: 'Sommaire',
  differences: 'Éditions et options',
  ruleOf: (id) => `Règle ${id}`,
  kinds: { edition: 'Édition', option: 'Option', ruling: 'Notre choix' },
  leaves: 's’en va',
  taken: 'vide',
  comma: ', ',
  with: (thing, remark) => `${thing} (${remark})`,
};

export default words;
