import type { PuzzleWords } from './words';

const words: PuzzleWords = {
  title: 'Rätsel',
  lead: 'Eine Entscheidung, eine Minute: Was tust du?',
  ofTheDay: 'Rätsel des Tages',
  ofDay: (day) => `Rätsel vom ${day}`,
  numbered: (number) => `Rätsel ${number}`,
  daysInARow: (days) => (days === 1 ? '1 Tag' : `${days} Tage in Folge`),
  begin: 'Beantworte heute eines, und eine Serie beginnt.',
  difficulties: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
  doneOf: (done, all) => `${done} von ${all}`,
  start: 'Los',
  next: 'Nächstes Rätsel',
  all: 'Alle Rätsel',
  known: 'Was du weißt',
  question: 'Was ist hier das Beste?',
  answers: 'Antworten',
  right: (option) => `Ja: ${option}.`,
  better: (option) => `Besser: ${option}.`,
  chosen: (option) => `${option}:`,
  kept: 'Eine falsche Antwort beendet keine Serie: Nachdenken zählt, nicht Raten.',
  compared: 'Alle Antworten im Vergleich',
  playOn: 'Von hier weiterspielen',
  playOnMeans: 'Verdecktes wird neu gezogen',
  solved: 'gelöst',
  missed: 'gesehen',
  noneWithNumber: (found, count) => `Rätsel ${found} gibt es nicht, nur 1 bis ${count}.`,
};

export default words;
