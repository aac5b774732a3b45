import type { RulesWords } from './words';

const words: RulesWords = {
  title: 'Regole',
  lead: 'Scegli un gioco: in breve, o tutte le regole con esempi da giocare.',
  rules: (game) => `Regole di ${game}`,
  chooseGame: 'Gioco',
  chooseLength: 'Quanto leggere',
  atAGlance: 'In breve',
  whole: 'Regole complete',
  allRules: 'Leggi le regole complete',
  learn: 'Impara giocando',
  contents: 'Indice',
  differences: 'Edizioni e opzioni',
  play: 'Gioca',
  example: 'Esempio da provare',
  notLoaded: 'Non è stato possibile caricarlo. Riprova.',
  playingWell: 'Giocare bene',
  search: 'Cerca nelle regole',
  foundNothing: 'Nessuna regola contiene queste parole.',
  print: 'Stampa su un foglio',
  ruleOf: (id) => `Regola ${id}`,
  kinds: { edition: 'Edizione', option: 'Opzione', ruling: 'Scelta nostra' },
  leaves: 'se ne va',
  taken: 'vuota',
  comma: ', ',
  with: (thing, remark) => `${thing} (${remark})`,
};

export default words;
