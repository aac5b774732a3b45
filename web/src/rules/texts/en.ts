import type { RulesWords } from './words';

const words: RulesWords = {
  title: 'Rules',
  lead: 'Choose a game: at a glance, or every rule with examples to play.',
  rules: (game) => `Rules of ${game}`,
  chooseGame: 'Game',
  chooseLength: 'How much to read',
  atAGlance: 'At a glance',
  whole: 'All the rules',
  allRules: 'Read all the rules',
  learn: 'Learn by playing',
  contents: 'Contents',
  differences: 'Editions and options',
  play: 'Play',
  example: 'Example to play with',
  notLoaded: 'It could not be loaded. Try again.',
  playingWell: 'Playing well',
  search: 'Search the rules',
  foundNothing: 'No rule has these words.',
  print: 'Print on one sheet',
  ruleOf: (id) => `Rule ${id}`,
  kinds: { edition: 'Edition', option: 'Option', ruling: 'Our ruling' },
  leaves: 'leaves',
  taken: 'empty',
  comma: ', ',
  with: (thing, remark) => `${thing} (${remark})`,
};

export default words;
