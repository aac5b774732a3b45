import type { PuzzleWords } from './words';

const words: PuzzleWords = {
  title: 'Problèmes',
  lead: 'Une décision, une minute : que ferais-tu ?',
  ofTheDay: 'Problèmes du jour',
  ofDay: (day) => `Problème du ${day}`,
  numbered: (number) => `Problème ${number}`,
  daysInARow: (days) => (days === 1 ? '1 jour' : `${days} jours de suite`),
  begin: 'Réponds à un problème aujourd’hui, et une série commence.',
  difficulties: { easy: 'Facile', medium: 'Moyen', hard: 'Difficile' },
  doneOf: (done, all) => `${done} sur ${all}`,
  start: 'Commencer',
  next: 'Problème suivant',
  all: 'Tous les problèmes',
  known: 'Ce que tu sais',
  question: 'Quel est le meilleur choix ?',
  answers: 'Réponses',
  right: (option) => `Oui : ${option}.`,
  better: (option) => `Mieux : ${option}.`,
  chosen: (option) => `${option} :`,
  kept: 'Une erreur n’arrête pas la série : ce qui compte, c’est de réfléchir, pas de deviner.',
  compared: 'Toutes les réponses comparées',
  playOn: 'Jouer à partir d’ici',
  playOnMeans: 'ce qui est caché est de nouveau tiré au sort',
  solved: 'résolu',
  missed: 'vu',
  noneWithNumber: (found, count) => `Il n’y a pas de problème ${found} : ils vont de 1 à ${count}.`,
};

export default words;
