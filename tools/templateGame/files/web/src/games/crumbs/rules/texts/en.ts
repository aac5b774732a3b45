import type { RulesWords } from '../book';

const words: RulesWords = {
  lead: 'Mice sit around a plate and take crumbs in secret; if they take too many, the greediest go hungry.',
  glances: {
    plate: { title: 'One plate', text: 'In each round a plate with some crumbs is served.' },
    take: {
      title: 'Decide in secret',
      text: 'All take none, one, two or three crumbs at once.',
    },
    again: { title: 'Never the same twice', text: 'Nobody takes as many as in the round before.' },
    cat: {
      title: 'Do not wake the cat',
      text: 'If the plate holds too few crumbs, those who took the most get nothing.',
    },
    end: { title: 'The most wins', text: 'Whoever has eaten the most crumbs after the last round wins.' },
  },
  sections: { setup: 'Setup', round: 'The round', end: 'The end', knowledge: 'Knowledge' },
  rules: {
    MS1: 'Two to four mice play.',
    MS2: 'A match has four rounds.',
    MS3: 'There is a plate for each number of crumbs from the number of players to three times that number. The plates are shuffled; one is served in each round, and nobody sees it before its round.',
    MR1: 'In each round everybody decides in secret, all at once, to take none, one, two or three crumbs.',
    MR2: 'Nobody takes as many crumbs as in the round before.',
    MR3: 'When all have decided, all show what they take. If the plate holds enough for all, everybody eats what they took.',
    MR4: 'If it does not, the cat wakes up: those who took the most eat nothing, the others eat what they took.',
    ME1: 'After the last round those who have eaten the most crumbs win.',
    MK1: 'A decision is known to its player alone until all have decided; what was shown and eaten is known to all.',
  },
  notes: { 'MS2.option': 'The table can choose three to five rounds.' },
  ideas: {},
  asides: {},
  captions: {
    secret: 'Nobody knows what the others take.',
    enough: 'A plate of 6: there is enough for all.',
    tooMany: 'A plate of 5: who took 3 gets nothing.',
  },
  labels: {},
  drawings: { mouse: 'mouse', cat: 'cat', winner: 'crown' },
};

export default words;
