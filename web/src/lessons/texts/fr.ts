import type { LearnWords } from './words';

const words: LearnWords = {
  title: 'Apprendre en jouant',
  lead: 'Chaque chapitre : quelques coups à la vraie table.',
  minutes: (minutes) => `${minutes} min`,
  progress: (done, of, minutes) => `${done} sur ${of}${minutes === 0 ? '' : `, encore ${minutes} min`}`,
  chapter: (number) => `Chapitre ${number}`,
  start: 'Commencer',
  goOn: 'Continuer',
  again: 'Encore une fois',
  done: 'fait',
  next: 'Continuer',
  takeBack: 'Annuler',
  takeBackMeans: 'et réfléchir encore',
  known: 'Tu sais déjà',
  showMe: 'Montre-moi',
  showMeMeans: 'ce qui se passe',
  skip: 'Sauter',
  skipChapter: 'Sauter ce chapitre',
  step: (step, of) => `Étape ${step} sur ${of}`,
  chapterDone: (number) => `Chapitre ${number} terminé`,
  allDone: 'Tu connais maintenant le jeu',
  nextChapter: (title) => `Suite : ${title}`,
  firstMatch: 'Première vraie partie',
  firstMatchMeans: 'contre des bots gentils',
  allChapters: 'Tous les chapitres',
  puzzles: 'Problèmes',
  puzzlesMean: 'une décision, une minute',
};

export default words;
