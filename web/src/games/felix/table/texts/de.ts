import type { FelixTableWords } from './words';

const words: FelixTableWords = {
  options: {
    edition: {
      label: 'Ausgabe',
      choices: {
        felix: { name: 'Felix', means: 'Ein Hund ohne passende Katze nimmt die nächstbeste.' },
        filou: {
          name: 'Filou',
          means: 'Wie Felix, aber so ein Hund nimmt zuerst ein Kaninchen, und das beste Miau darf beginnen.',
        },
      },
    },
    bigDogFallback: {
      label: 'Großer Hund, nur böse Katzen',
      choices: {
        leastNegative: { name: 'er nimmt zuerst −5', means: 'So will es die Regel.' },
        mostNegative: { name: 'er nimmt zuerst −8', means: 'Netter zum Käufer.' },
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
  refusals: {
    cardNotInHand: 'Diese Karte hast du nicht auf der Hand. Wähl eine andere.',
    bidTooLow: 'Zu wenig: Biete mindestens # oder passe.',
    bidTooHigh: 'Zu viel: Du kannst höchstens # bieten.',
    buyForOne: 'Nur du bist übrig: Kauf für genau 1 Maus oder passe.',
  },
};

export default words;
