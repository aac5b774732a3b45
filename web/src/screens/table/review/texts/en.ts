import type { ReviewPageWords } from './words';

const words: ReviewPageWords = {
  knew: 'What was known',
  really: 'What really lay there',
  progress: (done, all) => `Reviewing: ${done} of ${all}`,
  place: (number, all) => `Decision ${number} of ${all}`,
  moment: (round, phase, option) => `${round}, ${phase}: ${option}`,
  summary: 'Summary',
  next: 'Next decision',
  previous: 'Previous decision',
  tryAgain: 'Try it again',
  inReplay: 'See it in the replay',
  whose: 'Whose decisions',
  failed: 'The review could not be made here.',
  nothing: 'There was nothing to decide.',
  headline: (playedWell, luckWasKind) => {
    if (playedWell) return luckWasKind ? 'Well played, and luck was kind.' : 'Well played, but unlucky.';
    return luckWasKind ? 'Luck was kind.' : 'Neither luck nor the right choices.';
  },
  line: 'Everybody’s chances, with nothing hidden',
  inHundred: 'in 100',
  chanceOf: (option, chance, spread) => `${option}: ${chance} in 100, give or take ${spread}`,
  shareOf: (what, share) => `${what}: ${share} times in 100`,
  pointsEven: (played, even) => `${played} points; ${even} with even luck`,
};

export default words;
