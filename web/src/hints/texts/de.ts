import { percentIn, pointsIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: 'Ein guter Spieler würde …',
  thinking: 'Ich überlege …',
  nothing: 'Diesmal kein Rat.',
  means: 'Das Beste zuerst, jeweils mit der Chance zu gewinnen.',
  chance: 'Chance zu gewinnen',
  percent: percentIn('de'),
  margin: '±: So weit kann es danebenliegen.',
  gain: 'Punkte bis zum Ende der Runde',
  gainBar: 'Punkt: der Durchschnitt. Balken: 8 von 10 Fällen.',
  points: pointsIn('de'),
  bestFirst: 'Das Beste zuerst.',
  standings: { best: 'am besten', level: 'etwa gleich gut', behind: 'etwas schwächer', farBehind: 'schwächer' },
  aids: 'Was man wissen kann',
  hideAid: 'Nicht mehr zeigen',
  allAids: 'Alles wieder zeigen',
  advised: 'empfohlen',
};

export default words;
