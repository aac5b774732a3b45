import type { AboutWords } from './words';

const words: AboutWords = {
  title: 'Is it fair?',
  intro: 'Miaou is two games about what you know and others do not. So here is, plainly, who knows what.',
  fair: 'What the program makes sure of',
  check: 'Check a match',
  checkHint: 'Open the record of any match that is over, and press “Was it fair?”.',
  questions: [
    {
      question: 'Who decides the cards and the dice?',
      answer:
        'The deal and every die follow from a secret of the computer that holds the table and from a letter of every player’s device. All of them are sealed before any is opened, and after the match the page can deal once more: “Was it fair?” at its end, or in its replay. Nobody can wish for a card, not even the host.',
    },
    {
      question: 'Can others see my cards?',
      answer:
        'No. What a seat may not know is never sent to it. It is not merely hidden on the screen: it is not in the page, and tests compare every message with what the seat may know.',
    },
    {
      question: 'Do the bots cheat?',
      answer:
        'No. A bot gets exactly what you would see from its seat, not one card more. Strong ones think longer; they do not peek.',
    },
    {
      question: 'What if the connection breaks?',
      answer:
        'A move that was confirmed is on disk before anybody is told of it. You come back to the table as it was. Meanwhile a bot may play for you, and gives the seat back.',
    },
    {
      question: 'Is my auto-bid secret?',
      answer: 'Yes. It stays with the table, nobody else hears of it, and it acts at the same pace as everybody else.',
    },
  ],
  notYet: 'What it cannot promise',
  limits: [
    {
      question: 'Do I have to trust whoever runs the server?',
      answer:
        'For what they see, yes: they could look into its memory while you play. For the deal, no: it is sealed together with the others’ letters, and you can check it afterwards.',
    },
    { question: 'Do people talk behind my back?', answer: 'No program can prevent it. Play with people you like.' },
    {
      question: 'On one device?',
      answer:
        'There the device itself knows everything. The screen between turns hides cards from eyes, not from somebody who opens the browser’s tools.',
    },
  ],
  games: 'The games',
  credits: (games) => `${games.join('. ')}. If you like them, buy them: nothing replaces a real table.`,
  free: 'This page is unofficial and free. Its pictures, sounds and texts are its own; none of theirs is used.',
};

export default words;
