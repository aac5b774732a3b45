import type { LearnWords } from './words';

const words: LearnWords = {
  title: 'Aprender a jogar',
  lead: 'Cada capítulo: algumas jogadas numa mesa a sério.',
  minutes: (minutes) => `${minutes} min`,
  progress: (done, of, minutes) => `${done} de ${of}${minutes === 0 ? '' : `, mais ${minutes} min`}`,
  chapter: (number) => `Capítulo ${number}`,
  start: 'Começar',
  goOn: 'Continuar',
  again: 'Outra vez',
  done: 'feito',
  next: 'Continuar',
  takeBack: 'Voltar atrás',
  takeBackMeans: 'e pensar de novo',
  known: 'Já sabes',
  showMe: 'Mostra-me',
  showMeMeans: 'o que acontece',
  skip: 'Saltar',
  skipChapter: 'Saltar este capítulo',
  step: (step, of) => `Passo ${step} de ${of}`,
  chapterDone: (number) => `Capítulo ${number} concluído`,
  allDone: 'Agora conheces o jogo',
  nextChapter: (title) => `A seguir: ${title}`,
  firstMatch: 'Primeira partida a sério',
  firstMatchMeans: 'contra bots fáceis',
  allChapters: 'Todos os capítulos',
  puzzles: 'Problemas',
  puzzlesMean: 'uma decisão, um minuto',
};

export default words;
