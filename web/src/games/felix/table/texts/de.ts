import type { FelixTableWords } from './words';

const words: FelixTableWords = {
  options: {
    edition: {
      label: 'Ausgabe',
      choices: {
        felix: {
          name: 'Felix',
          means:
            'Ohne gute Katze verjagt der große Hund die −5, ohne schlechte der kleine die niedrigste gute. Hasen bleiben.',
        },
        filou: {
          name: 'Filou',
          means:
            'Wie Felix, aber ein Hund ohne passende Katze verjagt zuerst einen Hasen, und das beste Miau darf beginnen.',
        },
      },
    },
    bigDogFallback: {
      label: 'Liegen nur schlechte Katzen in der Reihe, …',
      choices: {
        leastNegative: { name: 'verjagt der große Hund die −5', means: 'So lesen wir die Regel.' },
        mostNegative: { name: 'verjagt er die −8', means: 'Besser für den Käufer.' },
      },
    },
    money: {
      label: 'Mäuse der anderen',
      choices: {
        secret: { name: 'verdeckt', means: 'Du siehst nur deine eigenen.' },
        open: { name: 'offen', means: 'Alle sehen die Mäuse von allen.' },
      },
    },
    wonCards: {
      label: 'Gewonnene Karten',
      choices: {
        secret: { name: 'verdeckt', means: 'Nur wer sie hat, kennt sie bis zum Schluss.' },
        open: { name: 'offen', means: 'Alle sehen, wer was gewonnen hat.' },
      },
    },
  },
  parts: { opener: 'Startspieler' },
  bestMeow: 'bestes Miau',
  sharedDevice: 'Reicht das Gerät herum. Dazwischen bleiben die Karten verdeckt.',
  refusals: {
    cardNotInHand: 'Diese Karte hast du nicht auf der Hand. Wähl eine andere.',
    bidTooLow: 'Zu wenig: Biete mindestens # oder passe.',
    bidTooHigh: 'Zu viel: Du kannst höchstens # bieten.',
    buyForOne: 'Nur du bist übrig: Kauf für genau 1 Maus oder passe.',
  },
};

export default words;
