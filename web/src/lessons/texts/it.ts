import type { LearnWords } from './words';

const words: LearnWords = {
  title: 'Impara giocando',
  lead: 'Ogni capitolo: poche mosse a un tavolo vero.',
  minutes: (minutes) => `${minutes} min`,
  progress: (done, of, minutes) => `${done} di ${of}${minutes === 0 ? '' : `, ancora ${minutes} min`}`,
  chapter: (number) => `Capitolo ${number}`,
  start: 'Comincia',
  goOn: 'Avanti',
  again: 'Ancora una volta',
  done: 'fatto',
  next: 'Avanti',
  takeBack: 'Torna indietro',
  takeBackMeans: 'e ripensaci',
  known: 'Sai già',
  showMe: 'Fammi vedere',
  showMeMeans: 'che cosa succede',
  skip: 'Salta',
  skipChapter: 'Salta questo capitolo',
  step: (step, of) => `Passo ${step} di ${of}`,
  chapterDone: (number) => `Capitolo ${number} finito`,
  allDone: 'Ora conosci il gioco',
  nextChapter: (title) => `Avanti: ${title}`,
  firstMatch: 'Prima partita vera',
  firstMatchMeans: 'contro bot facili',
  allChapters: 'Tutti i capitoli',
  puzzles: 'Problemi',
  puzzlesMean: 'una decisione, un minuto',
};

export default words;
