import type { ReviewWords } from '../words.js';

const words: ReviewWords = {
  title: 'Review',
  verdicts: { best: 'Best', good: 'Good', slip: 'A slip', costly: 'Costly', blunder: 'A blunder' },
  round: (round) => `Round ${round}`,
  seat: (seat) => `Seat ${seat}`,
  gaveAway: (chances) => `It gave away ${chances} wins in 100.`,
  bestKnown: (option) => `Best by what was known: ${option}`,
  bestOpen: (option) => `With everything open: ${option}`,
  chance: 'chance to win, in 100',
  points: 'points this round',
  best: 'best',
  made: 'chosen',
  whiskers: 'whiskers: how sure this is',
  hidden: 'What might have lain there, times in 100',
  luckApart: 'Luck apart from skill',
  choice: 'Choice',
  luck: 'Luck',
  together: 'Together',
  remembered: 'Decisions worth remembering',
  decided: 'As good as the best',
  goodOf: (good, all) => `${good} of ${all}`,
  evenLuck: 'With even luck',
  turningPoints: 'Turning points',
  allDecisions: 'All decisions',
};

export default words;
