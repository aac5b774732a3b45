import type { LearnWords } from './words';

const words: LearnWords = {
  title: 'Spielend lernen',
  lead: 'In jedem Kapitel ein paar Züge am echten Tisch.',
  minutes: (minutes) => `${minutes} Min.`,
  progress: (done, of, minutes) => `${done} von ${of}${minutes === 0 ? '' : `, noch ${minutes} Min.`}`,
  chapter: (number) => `Kapitel ${number}`,
  start: 'Los geht’s',
  goOn: 'Weiter',
  again: 'Noch einmal',
  done: 'fertig',
  next: 'Weiter',
  takeBack: 'Zurücknehmen',
  takeBackMeans: 'und neu überlegen',
  known: 'Das weißt du schon',
  showMe: 'Zeig es mir',
  showMeMeans: 'was dann geschieht',
  skip: 'Überspringen',
  skipChapter: 'Dieses Kapitel überspringen',
  step: (step, of) => `Schritt ${step} von ${of}`,
  chapterDone: (number) => `Kapitel ${number} ist geschafft`,
  allDone: 'Jetzt kennst du das Spiel',
  nextChapter: (title) => `Weiter: ${title}`,
  firstMatch: 'Erste richtige Partie',
  firstMatchMeans: 'gegen sanfte Bots',
  allChapters: 'Alle Kapitel',
  puzzles: 'Rätsel',
  puzzlesMean: 'eine Entscheidung, eine Minute',
};

export default words;
