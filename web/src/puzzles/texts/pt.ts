import type { PuzzleWords } from './words';

const words: PuzzleWords = {
  title: 'Problemas',
  lead: 'Uma decisão, um minuto: o que farias?',
  ofTheDay: 'Problemas do dia',
  ofDay: (day) => `Problema de ${day}`,
  numbered: (number) => `Problema ${number}`,
  daysInARow: (days) => (days === 1 ? '1 dia' : `${days} dias seguidos`),
  begin: 'Responde a um hoje e começa uma série.',
  difficulties: { easy: 'Fácil', medium: 'Médio', hard: 'Difícil' },
  doneOf: (done, all) => `${done} de ${all}`,
  start: 'Começar',
  next: 'Problema seguinte',
  all: 'Todos os problemas',
  known: 'O que sabes',
  question: 'Qual é a melhor escolha?',
  answers: 'Respostas',
  right: (option) => `Sim: ${option}.`,
  better: (option) => `Melhor: ${option}.`,
  chosen: (option) => `${option}:`,
  kept: 'Um erro não acaba com a série: conta pensar, não adivinhar.',
  compared: 'Todas as respostas comparadas',
  playOn: 'Jogar a partir daqui',
  playOnMeans: 'o que está escondido é sorteado de novo',
  solved: 'resolvido',
  missed: 'visto',
  noneWithNumber: (found, count) => `Não há nenhum problema ${found}: vão de 1 a ${count}.`,
};

export default words;
