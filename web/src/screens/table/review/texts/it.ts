import type { ReviewPageWords } from './words';

const words: ReviewPageWords = {
  knew: 'Che cosa si sapeva',
  really: 'Che cosa c’era davvero',
  progress: (done, all) => `Analisi: ${done} su ${all}`,
  place: (number, all) => `Decisione ${number} su ${all}`,
  moment: (round, phase, option) => `${round}, ${phase}: ${option}`,
  summary: 'Riepilogo',
  next: 'Decisione successiva',
  previous: 'Decisione precedente',
  tryAgain: 'Riprova',
  inReplay: 'Rivedi questo momento',
  whose: 'Le decisioni di chi',
  failed: 'L’analisi qui non è riuscita.',
  nothing: 'Non c’era niente da decidere.',
  headline: (playedWell, luckWasKind) => {
    if (playedWell) return luckWasKind ? 'Giocato bene, e con fortuna.' : 'Giocato bene, ma senza fortuna.';
    return luckWasKind ? 'La fortuna ha aiutato.' : 'Né fortuna né scelte giuste.';
  },
  line: 'Le probabilità di tutti, a carte scoperte',
  inHundred: 'su 100',
  chanceOf: (option, chance, spread) => `${option}: ${chance} su 100, ${spread} in più o in meno`,
  shareOf: (what, share) => `${what}: ${share} volte su 100`,
  pointsEven: (played, even) => `${played} punti; ${even} a pari fortuna`,
};

export default words;
