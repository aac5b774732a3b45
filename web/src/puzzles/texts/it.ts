import type { PuzzleWords } from './words';

const words: PuzzleWords = {
  title: 'Problemi',
  lead: 'Una decisione, un minuto: tu che faresti?',
  ofTheDay: 'Problemi del giorno',
  ofDay: (day) => `Problema del ${day}`,
  numbered: (number) => `Problema ${number}`,
  daysInARow: (days) => (days === 1 ? '1 giorno' : `${days} giorni di fila`),
  begin: 'Rispondi a uno oggi e comincia una serie.',
  difficulties: { easy: 'Facile', medium: 'Medio', hard: 'Difficile' },
  doneOf: (done, all) => `${done} su ${all}`,
  start: 'Comincia',
  next: 'Problema successivo',
  all: 'Tutti i problemi',
  known: 'Quel che sai',
  question: 'Qual è la scelta migliore?',
  answers: 'Risposte',
  right: (option) => `Sì: ${option}.`,
  better: (option) => `Meglio: ${option}.`,
  chosen: (option) => `${option}:`,
  kept: 'Un errore non interrompe la serie: conta pensare, non indovinare.',
  compared: 'Tutte le risposte a confronto',
  playOn: 'Gioca da qui',
  playOnMeans: 'quel che è nascosto si estrae di nuovo',
  solved: 'risolto',
  missed: 'visto',
  noneWithNumber: (found, count) => `Non c’è un problema ${found}: vanno da 1 a ${count}.`,
};

export default words;
