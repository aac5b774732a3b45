import type { ReviewPageWords } from './words';

const words: ReviewPageWords = {
  knew: 'Was man wusste',
  really: 'Was wirklich dort lag',
  progress: (done, all) => `Rückblick: ${done} von ${all}`,
  place: (number, all) => `Entscheidung ${number} von ${all}`,
  moment: (round, phase, option) => `${round}, ${phase}: ${option}`,
  summary: 'Überblick',
  next: 'Nächste Entscheidung',
  previous: 'Vorige Entscheidung',
  tryAgain: 'Noch einmal',
  inReplay: 'Beim Nachspielen ansehen',
  whose: 'Wessen Entscheidungen',
  failed: 'Der Rückblick ist hier nicht gelungen.',
  nothing: 'Es gab nichts zu entscheiden.',
  headline: (playedWell, luckWasKind) => {
    if (playedWell) return luckWasKind ? 'Gut gespielt und Glück gehabt.' : 'Gut gespielt, aber Pech gehabt.';
    return luckWasKind ? 'Das Glück hat geholfen.' : 'Weder Glück noch die richtige Wahl.';
  },
  line: 'Die Chancen aller, wenn alles offen läge',
  inHundred: 'von 100',
  chanceOf: (option, chance, spread) => `${option}: ${chance} von 100, auf ${spread} genau`,
  shareOf: (what, share) => `${what}: ${share} von 100 Mal`,
  pointsEven: (played, even) => `${played} Punkte; bei gleichem Glück ${even}`,
};

export default words;
