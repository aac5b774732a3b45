import type { RulesWords } from './words';

const words: RulesWords = {
  title: 'Regeln',
  lead: 'Wähl ein Spiel: kurz gesagt oder alle Regeln, mit Beispielen zum Ausprobieren.',
  rules: (game) => `Regeln von ${game}`,
  chooseGame: 'Spiel',
  chooseLength: 'Umfang der Regeln',
  atAGlance: 'Kurz gesagt',
  whole: 'Alle Regeln',
  allRules: 'Alle Regeln lesen',
  learn: 'Spielend lernen',
  contents: 'Inhalt',
  differences: 'Ausgaben und Optionen',
  play: 'Abspielen',
  example: 'Beispiel zum Ausprobieren',
  notLoaded: 'Das ließ sich nicht laden. Versuch es noch einmal.',
  playingWell: 'Gut spielen',
  search: 'Regeln durchsuchen',
  foundNothing: 'Keine Regel enthält diese Wörter.',
  print: 'Auf ein Blatt drucken',
  ruleOf: (id) => `Regel ${id}`,
  kinds: { edition: 'Ausgabe', option: 'Option', ruling: 'Unsere Auslegung' },
  leaves: 'geht',
  taken: 'leer',
  comma: ', ',
  with: (thing, remark) => `${thing} (${remark})`,
};

export default words;
