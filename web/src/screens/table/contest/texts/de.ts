import { counted } from '../../../../texts/plural';
import type { ContestWords } from './words';

const count = counted('de');

const words: ContestWords = {
  meowTitle: 'Wer miaut am besten?',
  voteTitle: 'Wer hat am besten miaut?',
  hold: 'Halten und miauen',
  means: 'Je länger, desto lauter. Oder drück auf ein Wort.',
  meows: { 1: 'miu', 2: 'miau', 3: 'mrrrAU' },
  honk: 'gack',
  loud: { 1: 'ganz leise', 2: 'laut', 3: 'sehr laut' },
  silent: 'noch nicht',
  heard: (name, meow, loud) => `${name}: ${meow}, ${loud}`,
  vote: 'Drück auf das beste Miau',
  voteMeans: 'Es ist ein Fest, keine Wahl: Du darfst dich umentscheiden, nur nicht für dich selbst stimmen.',
  votedFor: (name) => `Deine Pfote liegt bei ${name}.`,
  paws: (number) => count(number, { one: '# Pfote', other: '# Pfoten' }),
  turn: (name) => `${name}: dein Miau`,
  turnVote: (name) => `${name}: deine Stimme`,
  wait: 'Wir warten auf die anderen.',
  record: 'Selbst miauen',
  recordMeans: 'Zwei Sekunden per Mikrofon: zu hören an diesem Tisch, gespeichert nirgends.',
  listening: 'Jetzt miauen!',
  recordingFaults: {
    noMicrophone: 'Der Browser gibt das Mikrofon nicht frei.',
    tooLarge: 'Dieser Browser macht die Aufnahme zu groß. Die Pfote tut es auch.',
  },
  skip: 'Lieber nicht',
  begin: 'Jetzt beginnen',
  won: (name) => `${name} hat am besten miaut und beginnt.`,
  tie: 'Niemand hat allein am besten miaut: Das Los entscheidet.',
};

export default words;
