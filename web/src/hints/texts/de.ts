import { percentIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: 'Ein guter Spieler würde …',
  thinking: 'Ich überlege …',
  nothing: 'Diesmal kein Rat.',
  means: 'Das Beste zuerst, jeweils mit der Chance zu gewinnen.',
  chance: 'Chance zu gewinnen',
  percent: percentIn('de'),
  advised: 'empfohlen',
};

export default words;
