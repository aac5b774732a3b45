import type { ReviewPageWords } from './words';

const words: ReviewPageWords = {
  knew: 'Ce qu’on savait',
  really: 'Ce qui était vraiment là',
  progress: (done, all) => `Analyse : ${done} sur ${all}`,
  place: (number, all) => `Décision ${number} sur ${all}`,
  moment: (round, phase, option) => `${round}, ${phase} : ${option}`,
  summary: 'Bilan',
  next: 'Décision suivante',
  previous: 'Décision précédente',
  tryAgain: 'Réessayer',
  inReplay: 'Voir ce moment',
  whose: 'Les décisions de qui',
  failed: 'L’analyse n’a pas pu se faire ici.',
  nothing: 'Il n’y avait rien à décider.',
  headline: (playedWell, luckWasKind) => {
    if (playedWell) return luckWasKind ? 'Bien joué, et la chance était là.' : 'Bien joué, sans la chance.';
    return luckWasKind ? 'La chance était là.' : 'Ni la chance ni les bons choix.';
  },
  line: 'Les chances de chacun, en voyant tout',
  inHundred: 'sur 100',
  chanceOf: (option, chance, spread) => `${option} : ${chance} sur 100, à ${spread} près`,
  shareOf: (what, share) => `${what} : ${share} fois sur 100`,
  pointsEven: (played, even) => `${played} points ; ${even} à chance égale`,
};

export default words;
