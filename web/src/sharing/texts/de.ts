import type { SharingWords } from './words';

const words: SharingWords = {
  result: 'Ergebnis teilen',
  moment: 'Diesen Moment teilen',
  names: 'Namen zeigen',
  namesElse: 'sonst: Spieler 1, Spieler 2 …',
  points: 'Punkte zeigen',
  link: 'Link zum Nachspielen',
  linkEyes: 'wie Zuschauer es sehen',
  share: 'Teilen',
  save: 'Bild speichern',
  copy: 'Text kopieren',
  again: 'noch einmal ansehen',
  making: 'Das Bild entsteht …',
  failed: 'Dieser Browser kann das Bild nicht machen. Der Text lässt sich kopieren.',
};

export default words;
